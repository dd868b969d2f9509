import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const addProgramTexts = defineTexts(import.meta.url, {
  title: 'New program',
  lead: 'Choose what people will follow and give it a title. You can change everything later, and no one sees it until you publish.',
  leadForProtocol: 'To test or publish “{name}”, put it in a program. No one sees it until you publish.',
  breadcrumb: 'You are here',
  programs: 'My programs',
  from: 'Start from',
  own: 'My protocols',
  ownHelp: 'Choose one or more you’ve built.',
  template: 'A template',
  templateHelp: 'It becomes your own protocol, which you can change.',
  later: 'Choose later',
  laterHelp: 'Start by writing the program’s page.',
  choose: 'Choose protocols',
  chooseTemplate: 'Choose a template',
  noProtocols: 'You have no protocols yet. Start from a template instead.',
  name: 'Title',
  nameHelp: 'People see this first. Say what the program does for them.',
  category: 'Category',
  create: 'Create program',
  creating: 'Creating',
});
