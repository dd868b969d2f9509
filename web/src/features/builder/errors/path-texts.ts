import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** The path that breaks a rule, on the list of problems and on the flow. */
export const pathTexts = defineTexts(import.meta.url, {
  pathLabel: 'Path that breaks the rule',
  clockStarts: 'The deadline counts from here',
  success: 'done',
  failure: 'not done',
  passed: 'eligible',
  notPassed: 'not eligible',
  sent: 'sent',
  over: 'finished',
  upTo: 'up to {time}',
  forEver: 'no deadline',
  showPath: 'Show the path in the flow',
  close: 'Hide path',
  onPath: 'Step {numbers} on the path that breaks the rule',
  mended: 'This rule now holds on every path.',
  checking: 'Checking every path',
  rule: 'Open rule',
  proven: 'Holds on every path',
  broken: 'Broken',
  unproven: 'Couldn’t be confirmed',
  idle: 'Never applies',
});
