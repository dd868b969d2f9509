import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const personTexts = defineTexts(import.meta.url, {
  views: 'What to show',
  timeline: 'Timeline',
  record: 'Every decision',
  days: 'Day by day',
  inDanger: '{name} may be in danger',
  openFollowUp: 'Open follow-up: {name}',
  firstRaised: 'First raised',
  mayMeanDanger: 'May mean danger',
  notBegun: 'Nothing has happened yet.',
  oneDay: '{day}: {names} not done',
  span: '{from} to {to}: {names} not done',
  sent: plural({ one: '{n} message was sent', other: '{n} messages were sent' }),
  reminder: 'Reminder sent: “{title}”',
  reminderByTeam: 'Reminder sent by the team: “{title}”',
  nudge: 'Nudge sent: “{title}”',
  seen: 'seen',
  notSeen: 'not seen yet',
  by: 'by {name}',
  more: 'Show earlier days',
});
