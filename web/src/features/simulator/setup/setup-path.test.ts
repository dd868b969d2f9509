import { sleep } from '@regimen/engine/examples/sleep.ts';
import { setupFaults, usualSetup } from '@regimen/engine/simulate/setup.ts';
import { expect, test } from 'vitest';
import { readAt, writeAt } from './setup-path.ts';

const program = { id: 'one', protocols: [{ protocol: sleep, onFail: 'stop' as const }] };
const usual = usualSetup(program, Date.UTC(2026, 2, 2), 'Europe/Berlin');

test('a value is read and written where the engine says that it is wrong', () => {
  const path = 'profiles[1].profile.delay.half';
  const wrong = writeAt(usual, path, -3);
  expect(setupFaults(wrong).map((fault) => fault.path)).toContain(path);
  expect(readAt(wrong, path)).toBe(-3);
  expect(readAt(usual, path)).toBe(420);
  expect(wrong.profiles[0]).toBe(usual.profiles[0]);
  expect(setupFaults(writeAt(wrong, path, 420))).toEqual([]);
});

test('what is not there is nothing', () => {
  expect(readAt(usual, 'profiles[99].profile.delay.half')).toBeUndefined();
});
