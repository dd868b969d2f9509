import { expect, it } from 'vitest';
import { inRange } from './in-range.ts';

const now = Date.parse('2026-11-17T12:00:00.000Z');
const reading = (daysAgo: number, value: number) => ({
  takenAt: new Date(now - daysAgo * 86_400_000).toISOString(),
  value,
});
const readings = [reading(90, 1), reading(29, 2), reading(6, 3), reading(0, 5)];

it('a range shows what was measured within it', () => {
  const valuesIn = (range: 'week' | 'month' | 'all') =>
    inRange(readings, range, now).map(({ value }) => value);
  expect(valuesIn('week')).toEqual([3, 5]);
  expect(valuesIn('month')).toEqual([2, 3, 5]);
  expect(valuesIn('all')).toEqual([1, 2, 3, 5]);
});
