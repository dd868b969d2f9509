import type { HistoryType } from './history.ts';
import { defineTexts } from './language/define-texts.ts';

export const eventTypeTexts = defineTexts(import.meta.url, {
  start: 'Started the program',
  taskDone: 'Task done',
  declined: 'Task declined',
  answers: 'Answers',
  reading: 'Reading',
  correction: 'Corrected reading',
  booking: 'Booking',
  expertDecision: 'Expert decision',
  aiDecision: 'AI decision',
  snooze: 'Snoozed',
  timer: 'Scheduled check',
  pause: 'Paused',
  resume: 'Resumed',
  withdraw: 'Left the program',
  timeZone: 'Changed time zone',
  move: 'Moved to a newer version',
  undo: 'Moved back to the previous version',
  followUp: 'Follow-up',
} satisfies Record<HistoryType | 'declined', string>);
