import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const sumTexts = defineTexts(import.meta.url, {
  title: 'What would have been different',
  earlier: plural({
    one: 'You would have heard about {n} of {all} people earlier, by {span}.',
    other: 'You would have heard about {n} of {all} people earlier, by {span} (median).',
  }),
  later: plural({
    one: 'You would have heard about {n} of {all} people later, by {span}.',
    other: 'You would have heard about {n} of {all} people later, by {span} (median).',
  }),
  new: plural({
    one: 'You would have been told something new about {n} person.',
    other: 'You would have been told something new about {n} people.',
  }),
  gone: plural({
    one: 'Something you were told about {n} person would not have reached you.',
    other: 'Something you were told about {n} people would not have reached you.',
  }),
  sameReach: 'You would have heard about everyone exactly when you did.',
  fewer: plural({ one: '{n} fewer task or nudge', other: '{n} fewer tasks and nudges' }),
  more: plural({ one: '{n} more task or nudge', other: '{n} more tasks and nudges' }),
  fromTo: '{words}: {after} instead of {before}.',
  samePrompts: 'The same number of tasks and nudges: {before}.',
  middleHalf: 'For half of them, the difference is between {from} and {to}.',
  endsRange:
    'Between {after} and {most} people would have finished by now, instead of {before}. How many depends on answers we can’t know.',
  ends: '{after} people would have finished by now, instead of {before}.',
  nothing: 'Nothing would have been different',
  nothingHelp: plural({
    one: 'The same things would have happened at the same times for this person.',
    other: 'The same things would have happened at the same times for all {n} people.',
  }),
  nobody: 'No one was active in this period',
  nobodyHelp: 'Choose a longer period or another program.',
  caution: 'Keep in mind',
  unknown: plural({
    one: '{n} person would be asked something new. We can’t know their answer, so it counts as unanswered.',
    other:
      '{n} people would be asked something new. We can’t know their answers, so they count as unanswered.',
  }),
  shifted: plural({
    one: '{n} person would have been asked at another time. We assume the same answer, given just as quickly.',
    other:
      '{n} people would have been asked at another time. We assume the same answers, given just as quickly.',
  }),
  anew: plural({
    one: '{n} person was at a step that is gone or has changed. For them, we replayed from day 1.',
    other: '{n} people were at a step that is gone or has changed. For them, we replayed from day 1.',
  }),
  skipped: plural({
    one: 'We couldn’t replay what happened to {n} person, so they’re left out.',
    other: 'We couldn’t replay what happened to {n} people, so they’re left out.',
  }),
  versions:
    'Everyone is compared with the version they were on at the time. Where that was an older one, a difference can come from there.',
  newest: 'Only the {n} people who started most recently are included.',
  callsTitle: 'What would have reached you',
  promptsTitle: 'What followers would have received',
  daysTitle: 'Tasks and nudges a day',
  daysHelp: 'For everyone together: actual, and with the change.',
  name: 'Name',
  was: 'Actual',
  would: 'With the change',
  people: 'People',
  change: 'Difference',
  day: 'Day',
});
