import { expect, test } from 'vitest';
import { judge } from './goals.ts';

const passedOf = (output: string, code: number) => judge('R1', output, code).map((goal) => goal.passed);

test('a goal passes by its GOAL lines, amid other words', () => {
  expect(
    passedOf('trying 10 calls\nGOAL R1 100 100 pass\nGOAL R1 mutant:open caught caught pass\n', 0),
  ).toEqual([true, true]);
});

test('a goal fails by one of its lines, by silence, and by its exit code', () => {
  expect(passedOf('GOAL R1 99 100 fail\nGOAL R1-routes 0 0 pass\n', 1)).toEqual([false, true]);
  expect(passedOf('all is well\n', 0)).toEqual([false]);
  expect(passedOf('GOAL R1 100 100\n', 0)).toEqual([false]);
  expect(passedOf('', 1)).toEqual([false]);
  expect(passedOf('GOAL R1 100 100 pass\n', 1)).toEqual([true, false]);
});
