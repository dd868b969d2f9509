import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const nudgeTexts = defineTexts(import.meta.url, {
  title: 'Messages',
  lead: 'Messages from the programs you follow.',
  from: 'From {name}, “{program}”',
  nextTask: 'Next: {name}',
  toProgram: 'Open program',
  all: 'All messages',
  settings: 'Choose which messages you get',
  none: 'No messages yet',
  noneHelp: 'Messages from the programs you follow appear here.',
  fresh: 'New',
  homeTitle: 'Messages for you',
});
