import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** What is measured, as the beginning of a sentence. */
export const measureTexts = defineTexts(import.meta.url, {
  finished: 'Followers who finish',
  ranThrough: 'Followers who only reach the end',
  stopped: 'Followers who drop out',
  failed: 'Followers whose program ends early',
  withdrawn: 'Followers who say they’re leaving',
  stuck: 'Followers who get stuck',
  underWay: 'Followers still in progress at the end',
  daysToFinish: 'Median days to finish',
  promptsInADay: 'Most tasks and nudges in a day',
  promptsInAWeek: 'Tasks and nudges per follower per week',
  expertMinutesPerFollower: 'Expert minutes per follower',
  expertTasksRanOut: 'Expert tasks that expire unanswered',
  reached: 'Followers who reach a step',
  reachedStep: 'Followers who reach “{name}”',
  daysInStep: 'Median days in a step',
  daysInThatStep: 'Median days in “{name}”',
  kpiInTarget: 'Measured followers who end in a KPI’s target',
  kpiInItsTarget: 'Measured followers who end in target for “{name}”',
  gone: 'a deleted item',
  atLeast: 'at least',
  atMost: 'at most',
  expectsAtLeast: '{label}: at least {value}',
  expectsAtMost: '{label}: at most {value}',
  unknown: 'unknown',
});
