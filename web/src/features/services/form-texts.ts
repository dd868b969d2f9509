import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const formTexts = defineTexts(import.meta.url, {
  cancel: 'Cancel',
  someFields: 'Check the marked fields.',
});
