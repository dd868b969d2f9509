import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const tabTexts = defineTexts(import.meta.url, {
  label: 'Your pages',
  today: 'Today',
  followUps: 'Follow-up',
  programs: 'Programs',
  messages: 'Messages',
  me: 'Me',
});
