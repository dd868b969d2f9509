import { expect, test } from 'vitest';
import { inLanes } from './lanes.ts';

test('so many jobs run at a time, and their results keep their order', async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const done = inLanes(2, ['a', 'b', 'c', 'd', 'e'], async (job) => {
    most = Math.max(most, ++now);
    await new Promise<void>((resolve) => waiting.push(resolve));
    now--;
    return job.toUpperCase();
  });
  // The younger of the two always ends first.
  while (waiting.length > 0) {
    waiting.pop()?.();
    await new Promise(setImmediate);
  }
  expect(await done).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(most).toBe(2);
});
