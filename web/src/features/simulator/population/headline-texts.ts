import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const headlineTexts = defineTexts(import.meta.url, {
  dangersMissed: plural({
    one: 'At {step}, 1 possible danger goes unanswered.',
    other: 'At {step}, {n} possible dangers go unanswered.',
  }),
  dangersMissedMost: plural({
    one: 'At {step}, 1 possible danger goes unanswered.',
    other: '{n} possible dangers go unanswered, most of them at {step}.',
  }),
  stuck: '{who} get stuck {when} at {step}: {why}.',
  stuckNowhere: '{who} get stuck {when}: {why}.',
  failed: '{who} end early at {step}.',
  cameFrom: 'Most of them come from {step}, which {share} of those who reach it don’t do.',
  left: '{who} drop out along the way.',
  ranThrough: '{who} reach the end without doing most of their tasks.',
  nothingAsked: '{who} reach the end without doing anything: the program asks nothing of them.',
  atOnce:
    '{who} reach the end within a day. If that’s too soon, look for a missing wait or conditions that lead straight to the end.',
  finished: '{who} finish, half of them within {time}.',
  underWay: '{who} are still in progress after {time}, and no one is held up for long.',
  missedMost: '{step} is missed most: {share} of those who reach it don’t do it.',
  week1: 'in week 1',
  week2: 'in week 2',
  week3: 'in week 3',
  week4: 'in week 4',
  week5: 'in week 5',
  week6: 'in week 6',
  weekLater: 'in week {number}',
  'waits-for-change': 'they don’t meet the conditions of any next step',
  'held-by-modules': 'a recurring module with no end keeps them from finishing',
  'too-much-happens': 'so much happens to them that we stopped counting',
  'no-way-on': 'no step follows for them',
  'step-limit': 'they go around in circles',
  'nothing-to-do': 'there’s nothing to do',
});
