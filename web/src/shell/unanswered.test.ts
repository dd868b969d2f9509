import { expect, it } from 'vitest';
import { createUnanswered } from './unanswered.ts';

it('repeats an unanswered call under the same key, and a settled one under a new key', () => {
  let n = 0;
  const unanswered = createUnanswered(() => String(++n));
  expect(unanswered.keyFor('POST a {}')).toBe('1');
  expect(unanswered.keyFor('POST a {}')).toBe('1');
  expect(unanswered.keyFor('POST a {"x":1}')).toBe('2');
  unanswered.settle('POST a {}');
  expect(unanswered.keyFor('POST a {}')).toBe('3');
});
