import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const silenceTexts = defineTexts(import.meta.url, {
  scheduled: 'It’s scheduled {rhythm}.',
  earlierPart: 'It’s in a part of the program that was already over.',
  laterPart: 'It’s in a later part of the program that hadn’t started yet.',
  otherRole: 'It’s for people with another role.',
  otherStep: 'It belongs to one step of the program, and that wasn’t the current step.',
  usedUp: plural({
    one: 'It was set for one time, which has passed.',
    other: 'It was set for {n} times, and all have passed.',
  }),
  over: 'It ended {day}.',
  startsLater: 'It starts later in the program, {day}.',
  startedAfterYou: 'You started {when}, after it was due that day.',
  startedAfterThey: 'They started {when}, after it was due that day.',
  notDueYet: 'It isn’t due yet.',
  weAreLate: 'It was due {when}, and we haven’t got to it yet. The delay is on our side.',
  notDueThatDay: 'It wasn’t due {day}.',
});
