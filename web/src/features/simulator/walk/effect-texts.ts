import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const effectTexts = defineTexts(import.meta.url, {
  task: 'New task: “{name}”',
  message: 'New nudge: “{name}”',
  reminder: 'Reminder: “{name}”',
  ranOut: '“{name}” expired unanswered',
  takenAway: '“{name}” was withdrawn',
  expertTask: 'New expert task: “{name}”',
  expertTold: 'Nudge to experts: “{name}”',
  expertReview: 'Expert review requested: “{name}”',
  expertStuck: 'Experts told: stuck at “{name}”',
  expertUrgent: 'Help shown and experts called because of “{name}”',
  expertAlert: 'Experts alerted by “{name}”',
  askModel: 'Model asked at “{name}”',
  finished: 'Program finished',
  failed: 'Program ended early',
});
