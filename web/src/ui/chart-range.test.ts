import { expect, it } from 'vitest';
import { roundTicks, spanOf, withinTicks } from './chart-range.ts';

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

it('has a number below the lowest value and one above the highest', () => {
  for (const [values, target] of [
    [[6.4, 6.8, 7.2], { min: 7, max: 9 }],
    [[61.3, 62.9], null],
    [[5.4, 10.6, 14.9], { min: 9 }],
    [[0.2], { max: 3 }],
  ] as const) {
    const { low, high } = withinTicks(spanOf(values, target), values);
    const ticks = roundTicks(low, high);
    expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values));
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
    expect(ticks.length).toBeLessThan(8);
  }
});
