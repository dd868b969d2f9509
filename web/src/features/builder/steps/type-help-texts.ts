import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What each type is for, in half a line. */
export const typeHelpTexts = defineTexts(import.meta.url, {
  assessment: 'Ask questions and score them',
  followup: 'Something to do, then questions about it',
  kpi: 'Take a reading',
  nudge: 'Send a short message',
  order: 'Confirm, upload or enter a result',
  services: 'Book an appointment with your team',
  challenge: 'A daily goal for a set time',
  wait: 'Wait for a time or an event',
  population: 'Check who is eligible',
  ai: 'Let an AI model choose a branch',
  jump: 'Go to another step',
  finish: 'End with success',
  fail: 'End without reaching the goal',
});
