import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const challengeTexts = defineTexts(import.meta.url, {
  goal: 'Daily goal',
  goalHelp: 'For example: walk 6,000 steps.',
  days: 'Number of days',
  goalDays: 'Days needed to succeed',
  goalDaysHelp: 'Leave empty for all of them.',
  proof: 'Proof',
  none: 'None',
  text: 'A few words',
  number: 'A number',
  photo: 'A photo',
  opensAt: 'Opens each day at',
  opensAtHelp: 'In the follower’s time zone. It closes at the end of the day.',
  tooMany: 'This is more than the number of days.',
});
