import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

export const protocolPanelTexts = defineTexts(import.meta.url, {
  plan: 'About this protocol',
  close: 'Close',
  name: 'Name',
  nameNeeded: 'Enter a name for this protocol.',
  description: 'What is it for, and for whom?',
  optional: '(optional)',
  noDescription: 'No description yet.',
  steps: plural({ one: '{n} step', other: '{n} steps' }),
  modules: plural({ one: '{n} recurring module', other: '{n} recurring modules' }),
  missing: 'Problems',
  notYet: 'Once you add a step, we’ll list any problems here.',
  nothing: 'No problems found.',
  stops: plural({
    one: 'Fix {n} problem before you publish.',
    other: 'Fix {n} problems before you publish.',
  }),
  onlyWarnings: 'You can publish. Review these warnings first.',
  showStep: 'Show step',
  allProblems: 'All problems and safety rules',
});
