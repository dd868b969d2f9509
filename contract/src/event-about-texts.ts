import { defineTexts } from './language/define-texts.ts';

/** As the title of what happened; `{about}` is the step, module or KPI. */
export const eventAboutTexts = defineTexts(import.meta.url, {
  taskDone: 'Completed “{about}”',
  declined: 'Declined “{about}”',
  answers: 'Answered “{about}”',
  reading: 'Reading: “{about}”',
  readingOf: '{about}: {value}',
  correction: 'Corrected a reading: “{about}”',
  correctedFrom: '{about} corrected from {was} to {value}',
  correctedTo: '{about} corrected to {value}',
  deletedReading: '{about}: deleted the reading of {was}',
  deletedOne: '{about}: deleted a reading',
  booking: 'Booking: “{about}”',
  expertDecision: 'Expert decided “{about}”',
  aiDecision: 'AI decision at “{about}”',
  snooze: 'Snoozed “{about}”',
  move: 'Moved to version {about}',
  undo: 'Moved back to version {about}',
});
