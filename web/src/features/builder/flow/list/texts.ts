import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const listTexts = defineTexts(import.meta.url, {
  branch: 'Branch {n} of {all}',
  help: 'Each step leads to the steps below it. Branches are indented.',
});
