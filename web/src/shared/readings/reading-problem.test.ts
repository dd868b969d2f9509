import type { KpiItem } from '@regimen/engine/items.ts';
import { ITEMS } from '@regimen/engine/testing/items.ts';
import { expect, it } from 'vitest';
import { readingProblem } from './reading-problem.ts';

const hours: KpiItem = { ...(ITEMS.pulse as KpiItem), unit: 'h', range: { min: 0, max: 16 } };

it('the example is what one would like to read, not the middle of what can be measured', () => {
  const pressure = { ...hours, unit: 'mmHg', range: { min: 60, max: 260 } };
  const ask = (target: KpiItem['target']) =>
    readingProblem({ ...pressure, ...(target && { target }) }, null, 'mmHg', 'en');
  expect(ask({ max: 130 })).toBe('Enter a number between 60 and 260 mmHg, such as 120.');
  expect(ask({ min: 90, max: 130 })).toContain('such as 110.');
  expect(ask({ min: 250 })).toContain('such as 160.');
});

it('a scale names its end once', () => {
  const pain = { ...hours, unit: 'of 10', range: { min: 0, max: 10 } };
  expect(readingProblem(pain, 12, 'of 10', 'en')).toBe('Enter a number between 0 and 10.');
});

it('a missing number is asked for with its range and an example from inside it', () => {
  expect(readingProblem(hours, null, 'h', 'en')).toBe('Enter a number between 0 and 16 hours, such as 8.');
  const narrow = { ...hours, range: { min: 0.5, max: 2 } };
  expect(readingProblem(narrow, null, 'h', 'en')).toContain('such as 1.25.');
});
