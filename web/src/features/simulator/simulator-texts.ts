import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const simulatorTexts = defineTexts(import.meta.url, {
  title: 'Simulation: {name}',
  lead: 'See how your program works before anyone follows it. Every follower here is simulated.',
  breadcrumb: 'Breadcrumb',
  programs: 'My programs',
  untitled: 'Untitled',
  edit: 'Edit program',
  publish: 'Go to publishing',
  views: 'Simulation views',
  population: 'Many followers',
  walk: 'One follower',
  tests: 'Tests',
  noProtocolTitle: 'Nothing to simulate yet',
  noProtocolHelp: 'A program is made of one or more protocols. Add one, then simulate followers here.',
  addProtocol: 'Add protocol',
  opening: 'Opening the flow…',
});
