import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const copyTexts = defineTexts(import.meta.url, {
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser won’t let us copy it. Select the text and copy it yourself.',
});
