import { newSum, sumUp, type WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { expect, it } from 'vitest';
import { sumSentences } from './sum-sentences.ts';

const sums = (change: Partial<WhatIfSum>): WhatIfSum => ({ ...sumUp(newSum()), people: 42, ...change });

it('says in plain words who would have come earlier, and how many prompts fewer', () => {
  expect(
    sumSentences(
      sums({
        reached: { earlier: 3, later: 0, new: 0, gone: 1 },
        medianEarlierMs: 2 * 86_400_000,
        prompts: { before: 400, after: 282 },
      }),
      'en',
    ),
  ).toEqual([
    'You would have heard about 3 of 42 people earlier, by 2 days (median).',
    'Something you were told about 1 person would not have reached you.',
    '118 fewer tasks and nudges: 282 instead of 400.',
  ]);
});

it('says it when nothing about the experts differs', () => {
  const same = sums({ prompts: { before: 1, after: 2 } });
  expect(sumSentences(same, 'en')).toEqual([
    'You would have heard about everyone exactly when you did.',
    '1 more task or nudge: 2 instead of 1.',
  ]);
  for (const sentence of sumSentences(same, 'ar')) expect(sentence).toMatch(/[\u0600-\u06ff]/);
});

it('says how far apart they are, and between which numbers what cannot be known lies', () => {
  const counts = { failed: 0, withdrawn: 0 };
  const ranged = sums({
    reached: { earlier: 3, later: 0, new: 0, gone: 0 },
    medianEarlierMs: 3 * 86_400_000,
    middleEarlierMs: { from: 2 * 86_400_000, to: 4 * 86_400_000 },
    prompts: { before: 5, after: 5 },
    unknownPeople: 4,
    ends: {
      before: { ...counts, finished: 29, underWay: 13 },
      after: { ...counts, finished: 9, underWay: 33 },
    },
  });
  expect(sumSentences(ranged, 'en')).toEqual([
    'You would have heard about 3 of 42 people earlier, by 3 days (median).',
    'For half of them, the difference is between 2 days and 4 days.',
    'The same number of tasks and nudges: 5.',
    'Between 9 and 13 people would have finished by now, instead of 29. How many depends on answers we can’t know.',
  ]);
});
