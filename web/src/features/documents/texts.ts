import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  contents: 'On this page',
  updated: 'Last updated {date}',
});
