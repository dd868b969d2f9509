import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const accountTexts = defineTexts(import.meta.url, {
  visitor: 'Visitor',
});
