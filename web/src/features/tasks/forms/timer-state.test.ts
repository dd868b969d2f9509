import { expect, it } from 'vitest';
import { clockWords, isRunning, leftOf, paused, started } from './timer-state.ts';

it('goes on by itself, stands still when paused, and ends at nothing', () => {
  const begun = started({ leftMs: 60_000 }, 1_000);
  expect(leftOf(begun, 11_000)).toBe(50_000);
  const still = paused(begun, 11_000);
  expect(leftOf(still, 500_000)).toBe(50_000);
  expect(isRunning(still, 500_000)).toBe(false);
  expect(leftOf(started(still, 500_000), 900_000)).toBe(0);
  expect(isRunning(begun, 61_000)).toBe(false);
});

it('is read as minutes and seconds', () => {
  expect([245_000, 59_001, 0].map(clockWords)).toEqual(['4:05', '1:00', '0:00']);
});
