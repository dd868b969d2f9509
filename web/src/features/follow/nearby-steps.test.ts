import { expect, it } from 'vitest';
import { nearbySteps } from './nearby-steps.ts';

const path = (length: number, here: number) =>
  Array.from({ length }, (_, step) => ({
    step,
    state: step < here ? 'done' : step === here ? 'here' : 'ahead',
  }));
const shown = (length: number, here: number) => nearbySteps(path(length, here)).map(({ step }) => step);

it('shows a short path whole, and of a long one what is near', () => {
  expect(shown(6, 2)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shown(20, 10)).toEqual([8, 9, 10, 11, 12, 13, 14]);
  expect(shown(20, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shown(20, 19)).toEqual([13, 14, 15, 16, 17, 18, 19]);
  // All behind: the end of it.
  expect(shown(20, 20)).toEqual([13, 14, 15, 16, 17, 18, 19]);
});
