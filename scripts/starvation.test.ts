import { expect, test } from 'vitest';
import { isStarved, timeIn, triedAgain } from './starvation.ts';

const stat = (idle: number, steal: number) =>
  `cpu  100 5 40 ${idle} 3 0 2 ${steal} 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n`;

test('the time that others had is read from what Linux counts', () => {
  expect(timeIn(stat(50, 20))).toEqual({ all: 220, taken: 20 });
  const before = timeIn(stat(50, 20));
  expect(isStarved(before, timeIn(stat(60, 40)))).toBe(true);
  expect(isStarved(before, timeIn(stat(70, 40)))).toBe(false);
  expect(isStarved(before, before)).toBe(false);
});

const failing = (results: string[][]) => {
  const asked: string[][] = [];
  const run = () => Promise.resolve(results.shift() ?? []);
  const tried = (starved: boolean[]) =>
    triedAgain(
      run,
      (failed) => failed,
      (_, failed) => {
        asked.push(failed);
        return run();
      },
      () => () => starved.shift() ?? false,
    );
  return { asked, tried };
};

test('what failed while others had the machine is tried again, and nothing else', async () => {
  const { asked, tried } = failing([['a', 'b'], ['b'], []]);
  expect(await tried([true, true, false])).toEqual([]);
  expect(asked).toEqual([['a', 'b'], ['b']]);
});

test('what failed on a machine of one’s own stays failed, and so does what fails every time', async () => {
  const own = failing([['a'], []]);
  expect(await own.tried([false])).toEqual(['a']);
  expect(own.asked).toEqual([]);
  const always = failing([['a'], ['a'], ['a'], []]);
  expect(await always.tried([true, true, true, true])).toEqual(['a']);
  expect(always.asked).toHaveLength(2);
});
