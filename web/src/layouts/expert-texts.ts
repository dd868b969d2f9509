import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const expertTexts = defineTexts(import.meta.url, {
  label: 'Your followers',
  live: 'Live',
  followUp: 'Follow-up',
  history: 'History',
});
