import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const remindTexts = defineTexts(import.meta.url, {
  remind: 'Remind',
  remindName: 'Remind {name}',
  remindAll: 'Remind everyone here',
  askTitle: plural({ one: 'Remind {n} person?', other: 'Remind {n} people?' }),
  askNone: 'No one here can be reminded right now',
  askEach: 'Each of them gets one reminder of the task that has waited the longest:',
  askTask: plural({ one: '“{title}”: {n} person', other: '“{title}”: {n} people' }),
  askText: 'Quiet hours and notification settings still apply. No one gets more than one a day.',
  keep: 'Cancel',
  send: 'Send reminders',
  sentNone: 'No reminders sent.',
  sentTo: plural({ one: 'Reminder sent to {n} person.', other: 'Reminders sent to {n} people.' }),
  sentOne: 'Reminder sent to {name}.',
  alreadyOne: '{name} already got a reminder from your team today.',
  nothingOne: '{name} has nothing to do right now, so there’s nothing to remind them of.',
  waitsOne: '{name} is waiting for you.',
  openFollowUp: 'Open follow-up',
  waiting: plural({ one: '{n} is waiting for you.', other: '{n} are waiting for you.' }),
  remindedAt: 'Reminded',
  remindedNow: 'Reminded just now',
  already: plural({ one: '{n} was already reminded today.', other: '{n} were already reminded today.' }),
  nothing: plural({
    one: '{n} has nothing to do right now.',
    other: '{n} have nothing to do right now.',
  }),
  left: plural({
    one: '{n} more is left: send again.',
    other: '{n} more are left: send again.',
  }),
});
