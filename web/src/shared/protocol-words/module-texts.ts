import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** The rule of a recurring module, put together from parts: days, times, bounds. */
export const moduleTexts = defineTexts(import.meta.url, {
  ownTime: '{when} in the follower’s time',
  fromDay: 'from day {day}',
  untilDay: 'until day {day}',
  fromUntil: 'from day {from} until day {until}',
  onlyDay: 'on day {day} only',
  noDay: 'never: it ends before it starts',
  whileAt: 'while at {step}',
  whileAtDays: 'counted from reaching {step} and only while there',
  times: plural({ one: 'once', other: '{n} times' }),
  onlyRole: 'only for people with the role {role}',
  forExpert: 'for the Subject Matter Expert',
  forExpertRole: 'for the Subject Matter Expert with the role {role}',
  holdsFinish: 'the finish waits for it',
});
