import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const subjectTexts = defineTexts(import.meta.url, {
  inProgress: 'It had been in progress since {since}, with nothing new to do that day.',
  stillOpen: 'It opened {when} and was still open. We don’t send a second notification about it.',
  reminder: 'Reminder: {story}',
  message: 'Notification: {story}',
  taskOpen: 'The task opened {opened} and is still open.',
  taskDoneYou: 'The task opened {opened}, and you completed it {closed}.',
  taskDoneThey: 'The task opened {opened}, and it was completed {closed}.',
  taskClosed: 'The task opened {opened} and closed {closed}.',
});
