import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const stripTexts = defineTexts(import.meta.url, {
  label: 'Who you can call',
  text: 'Help is here for you.',
  link: 'See who you can call',
});
