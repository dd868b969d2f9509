import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const stripTexts = defineTexts(import.meta.url, {
  label: 'Help now',
  text: 'Help is here for you.',
  link: 'See who you can call',
});
