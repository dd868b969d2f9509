import { defineTexts } from '@regimen/contract/language/define-texts.ts';

/** Several readings or scores together, and subscales. */
export const overTexts = defineTexts(import.meta.url, {
  lastScore: 'latest score',
  severalReadings: 'Several readings',
  severalScores: 'Several scores',
  row: 'each of the last',
  average: 'average over',
  change: 'change over',
  readings: 'readings',
  scores: 'scores',
  howMany: 'How many in a row (2 to 10)',
  howLong: 'Over how many days (1 to 90)',
  timesOutOfRange: 'Enter a whole number from 2 to 10. Until you do, your earlier condition applies.',
  daysOutOfRange: 'Enter 1 to 90 days. Until you do, your earlier condition applies.',
  subscale: 'Which score',
  wholeScore: 'total score',
  bothWays:
    'Until there are enough values, this doesn’t hold. We can’t tell in advance how it will turn out, so we check both branches.',
});
