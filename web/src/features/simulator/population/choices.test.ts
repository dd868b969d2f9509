import { expect, test } from 'vitest';
import { readChoices } from './choices.ts';

const read = (query: string) =>
  readChoices(new URLSearchParams(query), (choice) => ['draft', 'one', 'two'].includes(choice));

test('the address says what is tried out and what stands beside it', () => {
  expect(read('')).toEqual({ of: 'draft', beside: null });
  expect(read('of=one&with=two')).toEqual({ of: 'one', beside: 'two' });
});

test('what does not exist, or is the same, is left out', () => {
  expect(read('of=gone&with=before')).toEqual({ of: 'draft', beside: null });
  expect(read('of=one&with=one')).toEqual({ of: 'one', beside: null });
});
