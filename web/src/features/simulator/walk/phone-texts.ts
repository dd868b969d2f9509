import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const phoneTexts = defineTexts(import.meta.url, {
  phone: 'What the follower sees',
  help: 'These are the real forms, but your answers stay in the simulation. In real life, quiet hours and the daily limit can delay notifications.',
  notification: 'Notification',
  earlierNews: plural({ one: '{n} earlier notification', other: '{n} earlier notifications' }),
  reminder: 'Reminder',
  toDo: 'To do',
  nothingToDo: 'Nothing to do right now.',
  next: 'Coming up',
  nothingNext: 'Nothing scheduled yet.',
  open: 'Open',
  back: 'All tasks',
  until: 'until {when}',
  late: 'Late',
  putOff: 'snoozed until {when}',
  snooze: 'Remind me in 1 hour',
  decline: 'I won’t do this',
  paused: 'Paused. Nothing happens until you resume.',
  finished: 'You finished “{name}”. Well done.',
  ended: '“{name}” has ended for you.',
  left: 'You left “{name}”.',
});
