import { expect, it } from 'vitest';
import { roundTicks, spanOf } from './chart-range.ts';

it('a short scale is shown whole, however few readings there are', () => {
  const { low, high } = spanOf([3], null, { min: 0, max: 10 });
  expect([low, high]).toEqual([0, 10]);
  expect(roundTicks(low, high)).toEqual([0, 2, 4, 6, 8, 10]);
});

it('of a long one only what lies around the readings and the target', () => {
  const { low, high } = spanOf([120, 140], { max: 130 }, { min: 60, max: 260 });
  expect(low).toBeGreaterThan(110);
  expect(high).toBeLessThan(150);
});
