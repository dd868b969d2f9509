import { sleep } from '@regimen/engine/examples/sleep.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { expect, it } from 'vitest';
import { onThread } from './on-thread.ts';
import { Spent, ThreadFailed } from './thread.ts';

const behalf = { tenantId: 'here', accountId: 'a' };
const program = JSON.stringify({ id: 'p', protocols: [{ protocol: sleep, onFail: 'stop' }] });
const setup = {
  ...usualSetup(JSON.parse(program), Date.UTC(2026, 0, 5), 'Europe/Berlin'),
  followers: 2_000,
  days: 180,
};

it('a piece that takes too long is ended, and the main thread never waited for it', async () => {
  let last = performance.now();
  let longest = 0;
  const watching = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const spent = onThread(behalf, 'simulate', { program, setup, expectations: [] }, 300);
  await expect(spent).rejects.toThrow(Spent);
  clearInterval(watching);
  expect(longest).toBeLessThan(1_000);
  await expect(onThread(behalf, 'check-parts', '[]')).resolves.toEqual([]);
});

it('a piece that fails says nothing of what was in it, and its thread goes on', async () => {
  await expect(onThread(behalf, 'check-parts', '{secret')).rejects.toThrow(ThreadFailed);
  await expect(onThread(behalf, 'check-parts', '{secret')).rejects.not.toThrow('secret');
  await expect(onThread(behalf, 'check-parts', '[]')).resolves.toEqual([]);
});
