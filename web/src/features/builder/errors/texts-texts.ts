import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const texts = defineTexts(import.meta.url, {
  title: 'Problems',
  lead: 'We check every path through the protocol after each edit, before anyone follows it.',
  checking: 'Checking every path',
  clear: 'No problems found',
  clearHelp:
    'Every path leads somewhere, every step is complete, followers can finish, and your safety rules hold.',
  errors: plural({ one: '{n} problem stops publishing', other: '{n} problems stop publishing' }),
  warnings: plural({ one: '{n} warning', other: '{n} warnings' }),
  warningsHelp: 'You can still publish, but review each one.',
  error: 'Error',
  warning: 'Warning',
  showStep: 'Show in flow',
  giveDeadline: 'Give it a deadline',
  giveFirstDeadline: 'Give the first one a deadline',
  showModule: 'Open module',
  showItem: 'Open it',
  showFlow: 'Open flow',
  mend: 'Fix it',
  mendNamed: 'Fix it: {title}',
  mended: 'Fixed. You can undo this.',
  cannotMend: 'We can’t fix this automatically anymore. Open the step instead.',
  rules: 'Your safety rules',
  rulesLead:
    'What must never be missed. We test each rule on every path, with the longest time each step can take. A broken rule stops publishing, and we show you the path that breaks it.',
  noRules: 'No safety rules yet',
  noRulesHelp: 'For example: a systolic reading above 180 must reach an expert within 1 day.',
  addRule: 'Add a rule',
});
