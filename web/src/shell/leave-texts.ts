import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const leaveTexts = defineTexts(import.meta.url, {
  title: 'Leave without saving?',
  text: 'What you typed since you last saved will be lost.',
  stay: 'Keep editing',
  leave: 'Leave',
  titleSave: 'Save before you leave?',
  textSave: 'You have changes that aren’t saved yet.',
  discard: 'Don’t save',
  saveAndLeave: 'Save and go on',
});
