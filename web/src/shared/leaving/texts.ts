import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const leavingTexts = defineTexts(import.meta.url, {
  label: 'Your account',
  when: 'Your account will be deleted on {date}.',
  keep: 'Keep my account',
  kept: 'Your account stays. Nothing was deleted.',
});
