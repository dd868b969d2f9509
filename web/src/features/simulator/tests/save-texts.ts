import { defineTexts } from '@regimen/contract/language/define-texts.ts';

export const saveTexts = defineTexts(import.meta.url, {
  save: 'Save as test',
  newTitle: 'Save as test',
  editTitle: 'Edit test',
  lead: 'The same simulated followers go through the draft again. You can publish only when everything below is met.',
  smaller:
    'To stay fast, a test uses at most {followers} followers for {days} days: the first ones of your run.',
  close: 'Close',
  name: 'Name',
  namePlace: 'For example: Half finish in 6 weeks',
  usualName: 'Most followers finish',
  expected: 'Expectations',
  what: 'Measure',
  must: 'At least or at most',
  value: 'Target value',
  step: 'Step',
  kpi: 'KPI',
  percent: '%',
  now: 'In this run: {value}',
  remove: 'Remove expectation',
  add: 'Add expectation',
  needOne: 'Add at least one expectation.',
  needValue: 'Enter a number.',
  needShare: 'Enter a number from 0 to 100.',
  keepTest: 'Save test',
  saved: 'Test saved. Run it before you publish.',
});
