import { queryObjects } from 'node:v8';
import { expect, it } from 'vitest';
import { keepDoing } from './keep-doing.ts';

/** How often it was done, and a wait until it has been done so often. */
function counted() {
  let times = 0;
  let wanted = Number.POSITIVE_INFINITY;
  let reach: () => void = () => undefined;
  return {
    work: async () => {
      times++;
      if (times >= wanted) reach();
      return 0;
    },
    times: () => times,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        wanted = count;
        reach = resolve;
      }),
  };
}

it('keeps nothing of a pause that is over', async () => {
  const { work, until } = counted();
  const doing = keepDoing(work, 1, () => undefined);
  await until(20);
  const before = queryObjects(Promise, { format: 'count' });
  await until(420);
  const after = queryObjects(Promise, { format: 'count' });
  await doing.stop();
  expect(after - before).toBeLessThan(100);
});

it('is stopped in the middle of a pause, and does nothing more', async () => {
  const { work, times } = counted();
  const doing = keepDoing(work, 3_600_000, () => undefined);
  await doing.stop();
  expect(times()).toBe(1);
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
