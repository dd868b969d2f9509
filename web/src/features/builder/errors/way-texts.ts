import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The way that breaks a rule, on the list of problems and on the flow. */
export const wayTexts = defineTexts(import.meta.url, {
  wayLabel: 'Path that breaks the rule',
  clockStarts: 'The time limit starts here',
  success: 'done',
  failure: 'not done',
  passed: 'eligible',
  notPassed: 'not eligible',
  sent: 'sent',
  over: 'finished',
  upTo: 'up to {time}',
  forEver: 'no deadline',
  showWay: 'Show the path in the flow',
  close: 'Hide path',
  onWay: 'Number {numbers} on the path that breaks the rule',
  mended: 'This rule now holds on every path.',
  checking: 'Checking every path',
  rule: 'Open rule',
  proven: 'Holds on every path',
  broken: 'Broken',
  unproven: 'Couldn’t be confirmed',
  idle: 'Never applies',
});
