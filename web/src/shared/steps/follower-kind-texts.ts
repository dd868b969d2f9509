import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What kind of step it is, to whoever will do it. */
export const followerKindTexts = defineTexts(import.meta.url, {
  order: 'Something to arrange',
  nudge: 'Nudge from your program',
  followup: 'Activity',
  challenge: 'Challenge',
  assessment: 'Assessment',
  kpi: 'Reading',
  services: 'Appointment',
  wait: 'Time in between',
  ai: 'How your program continues',
  finish: 'End of the program',
  fail: 'End of the program',
});
