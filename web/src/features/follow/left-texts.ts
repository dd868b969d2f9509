import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const leftTexts = defineTexts(import.meta.url, {
  left: 'You left “{program}”',
  leftHelp: 'Your tasks and readings are still here. You can come back whenever you like.',
  again: 'Follow it again',
  others: 'See other programs',
});
