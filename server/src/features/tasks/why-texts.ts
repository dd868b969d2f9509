import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const whyTexts = defineTexts(import.meta.url, {
  nextStep: 'This is your next step in “{program}”.',
  repeats: 'This repeats {rhythm}.',
});
