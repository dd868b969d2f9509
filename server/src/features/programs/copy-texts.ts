import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const copyTexts = defineTexts(import.meta.url, {
  copy: '{title} (copy)',
});
