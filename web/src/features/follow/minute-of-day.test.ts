import { expect, it } from 'vitest';
import { clockOf, minuteOf } from './minute-of-day.ts';

it('writes a minute of the day as a clock and reads it back', () => {
  expect([0, 510, 1_439].map(clockOf)).toEqual(['00:00', '08:30', '23:59']);
  expect(['00:00', '08:30', '23:59', '', '24:00'].map(minuteOf)).toEqual([0, 510, 1_439, null, null]);
});
