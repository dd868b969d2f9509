import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const previewTexts = defineTexts(import.meta.url, {
  title: 'Preview',
  noTitle: 'Program title',
  noSummary: 'A summary in one or two sentences',
});
