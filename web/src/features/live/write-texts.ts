import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const writeTexts = defineTexts(import.meta.url, {
  writeStep: 'Write to everyone here',
  writeAll: 'Write to all followers',
  title: plural({ one: 'Write to 1 person', other: 'Write to {n} people' }),
  nobodyTitle: 'No one to write to right now',
  nobody: 'No current follower is here.',
  help: 'Each person gets it as a message from you, in a conversation of their own. Answers come to your inbox.',
  message: 'Message',
  name: 'Insert first name',
  day: 'Insert day in the program',
  send: plural({ one: 'Send to 1 person', other: 'Send to {n} people' }),
  sendRest: plural({ one: 'Send to the last person', other: 'Send to the other {n} people' }),
  sentSoFar: plural({ one: 'Sent to 1 person so far.', other: 'Sent to {n} people so far.' }),
  sentNone: 'Sent to no one',
  sentTo: plural({ one: 'Sent to 1 person', other: 'Sent to {n} people' }),
  skipped: 'These people didn’t get it:',
  limitOne: '{name}: takes no more messages like this in 7 days',
  blockedOne: '{name}: can’t be written to',
  dangerOne: '{name}: may be in danger. Write to them yourself.',
  inDanger: plural({
    one: '1 person may be in danger and won’t get it. Write to them yourself.',
    other: '{n} people may be in danger and won’t get it. Write to them yourself.',
  }),
  atLimit: plural({
    one: '1 person takes no more messages like this in these 7 days.',
    other: '{n} people take no more messages like this in these 7 days.',
  }),
  blocked: plural({ one: '1 person can’t be written to.', other: '{n} people can’t be written to.' }),
  cancel: 'Cancel',
  close: 'Close',
});
