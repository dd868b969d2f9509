import type { KpiItem } from '@regimen/engine/items.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { readingProblem } from './reading-problem.ts';

const hours: KpiItem = { ...(ITEMS.pulse as KpiItem), unit: 'h', range: { min: 0, max: 16 } };

it('a missing number is asked for with its range and an example from inside it', () => {
  expect(readingProblem(hours, null, 'h', 'en')).toBe('Enter a number between 0 and 16 hours, such as 8.');
  const narrow = { ...hours, range: { min: 0.5, max: 2 } };
  expect(readingProblem(narrow, null, 'h', 'en')).toContain('such as 1.25.');
});
