import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const leaveTexts = defineTexts(import.meta.url, {
  title: 'Leave without saving?',
  text: 'What you typed since you last saved will be lost.',
  stay: 'Keep editing',
  leave: 'Leave',
});
