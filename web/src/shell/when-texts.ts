import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const whenTexts = defineTexts(import.meta.url, {
  left: '{time} left',
});
