import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const measureTexts = defineTexts(import.meta.url, {
  title: 'Measure again',
  help: 'If you feel unwell, call first.',
  add: 'Enter a new reading',
});
