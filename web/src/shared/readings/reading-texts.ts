import { defineTexts, plural } from '@regimen/contract/language/define-texts.ts';

/** Readings and what is aimed at, for the person they are about. */
export const readingTexts = defineTexts(import.meta.url, {
  target: 'Target',
  onTarget: 'On target',
  belowTarget: 'Below target',
  aboveTarget: 'Above target',
  none: 'No readings yet. Your chart starts with the first one.',
  chart: plural({
    one: '{name}: {n} reading, {last}.',
    other: '{name}: {n} readings, the first {first}, the last {last}.',
  }),
  asList: 'Show as list',
  hideList: 'Hide list',
  date: 'When',
  value: 'Reading',
  readings: plural({ one: '{n} reading', other: '{n} readings' }),
  reading: 'Your reading',
  unit: 'Unit',
  hardly: 'Enter a number between {min} and {max}.',
  otherUnit: 'Did you mean {value} {other}? If so, choose {other} as the unit.',
  usual: 'Between {min} and {max}.',
  needNumber: 'Enter a number.',
});
