import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const nudgeTexts = defineTexts(import.meta.url, {
  title: 'Nudges',
  lead: 'Short messages from your programs, at the right moment.',
  from: 'From {name}, “{program}”',
  nextTask: 'Next: {name}',
  toProgram: 'Open program',
  all: 'All nudges',
  settings: 'Choose how nudges reach you',
  none: 'No nudges yet',
  noneHelp: 'Your programs send you short messages at the right moment. You’ll find them here.',
  fresh: 'New',
  homeTitle: 'Nudges for you',
});
