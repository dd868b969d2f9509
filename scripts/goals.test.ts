import { describe, expect, test } from 'vitest';
import { judge } from './goals.ts';

const passedOf = (output: string, code: number, mutant = false) =>
  judge('R1', output, code, mutant).map((goal) => goal.passed);

describe('a proof', () => {
  test('passes by its GOAL lines, amid other words', () => {
    expect(passedOf('trying 10 calls\nGOAL R1 100 100 pass\nGOAL R1-routes 0 0 pass\n', 0)).toEqual([
      true,
      true,
    ]);
  });

  test('fails by one of them, by silence, and by its exit code', () => {
    expect(passedOf('GOAL R1 99 100 fail\nGOAL R1-routes 0 0 pass\n', 1)).toEqual([false, true]);
    expect(passedOf('all is well\n', 0)).toEqual([false]);
    expect(passedOf('GOAL R1 100 100\n', 0)).toEqual([false]);
    expect(passedOf('GOAL R1 100 100 pass\n', 1)).toEqual([true, false]);
  });
});

describe('a proof on its mutant', () => {
  test('has to go red', () => {
    expect(passedOf('GOAL R1 40 100 fail\n', 1, true)).toEqual([true]);
  });

  test('is worth nothing when it stays green, crashes or hides the failure', () => {
    expect(passedOf('GOAL R1 100 100 pass\n', 0, true)).toEqual([false]);
    expect(passedOf('GOAL R1 40 100 fail\nGOAL R1-other 100 100 pass\n', 1, true)).toEqual([true, false]);
    expect(passedOf('', 1, true)).toEqual([false]);
    expect(passedOf('GOAL R1 40 100 fail\n', 0, true)).toEqual([true, false]);
  });
});
