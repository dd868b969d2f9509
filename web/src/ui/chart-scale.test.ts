import { describe, expect, it } from 'vitest';
import { roundTicks, spanOf } from './chart-range.ts';
import { lineThrough, scaleOf } from './chart-scale.ts';

describe('the scale of a chart', () => {
  it('names round numbers only', () => {
    expect(roundTicks(61.3, 88)).toEqual([70, 80]);
    expect(roundTicks(0, 8.4)).toEqual([0, 2, 4, 6, 8]);
    expect(roundTicks(0.1, 0.42)).toEqual([0.1, 0.2, 0.3, 0.4]);
    expect(roundTicks(5, 5)).toEqual([5]);
  });
  it('holds the readings and the target, and never begins below nothing without need', () => {
    const { low, high } = spanOf([5, 6], { min: 7, max: 9 });
    expect(low).toBeLessThan(5);
    expect(high).toBeGreaterThan(9);
    expect(spanOf([0, 10], null).low).toBe(0);
    expect(spanOf([-3, 10], null).low).toBeLessThan(-3);
  });

  it('lays values between two places, upwards too, and a single one in the middle', () => {
    const y = scaleOf(4, 8, 100, 20);
    expect([y(4), y(6), y(8)]).toEqual([100, 60, 20]);
    expect(scaleOf(5, 5, 0, 10)(5)).toBe(5);
    expect(
      lineThrough([
        { x: 0, y: y(4) },
        { x: 1 / 3, y: y(8) },
      ]),
    ).toBe('M0.0 100.0L0.3 20.0');
  });
});
