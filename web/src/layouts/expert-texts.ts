import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const expertTexts = defineTexts(import.meta.url, {
  label: 'Followers, follow-up and history',
  live: 'My followers',
  followUp: 'Follow-up',
  inbox: 'Messages',
  history: 'History',
});
