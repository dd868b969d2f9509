import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { keepDoing } from './keep-doing.ts';

it('keeps nothing of a pause that is over', async () => {
  const worker = new Worker(new URL('./test-pauses.ts', import.meta.url));
  const [kept] = await once(worker, 'message');
  await worker.terminate();
  expect(kept).toBeLessThan(100);
});

it('is stopped in the middle of a pause, and does nothing more', async () => {
  let times = 0;
  const doing = keepDoing(
    async () => {
      times++;
      return 0;
    },
    3_600_000,
    () => undefined,
  );
  await doing.stop();
  expect(times).toBe(1);
});

it('goes on at once while there is something to do, and after a fault', async () => {
  const faults: string[] = [];
  let left = 3;
  const { promise: through, resolve } = Promise.withResolvers<void>();
  const doing = keepDoing(
    async () => {
      left--;
      if (left === 1) throw new TypeError('not this time');
      if (left < 0) resolve();
      return left > 1 ? 1 : 0;
    },
    1,
    ({ message }) => faults.push(message),
  );
  await through;
  await doing.stop();
  expect(faults).toEqual(['TypeError']);
});
