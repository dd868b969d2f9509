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
    '3 of 42 people would have reached you earlier, by 2 days at the median.',
    '1 person would not have reached you with something that did.',
    '118 prompts fewer: 282 in place of 400.',
  ]);
});

it('says it when nothing about the experts differs', () => {
  const same = sums({ prompts: { before: 1, after: 2 } });
  expect(sumSentences(same, 'en')).toEqual([
    'Everybody would have reached you exactly when they did.',
    '1 prompt more: 2 in place of 1.',
  ]);
  for (const sentence of sumSentences(same, 'ar')) expect(sentence).toMatch(/[\u0600-\u06ff]/);
});
