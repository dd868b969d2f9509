import { sleep } from '@regimen/engine/examples/sleep.ts';
import { expect, it } from 'vitest';
import { matchingSteps } from './matching-steps.ts';

it('finds steps by words of their names and of what they use', () => {
  const ids = (words: string) => matchingSteps(sleep, words, 'en').map(({ id }) => id);
  expect(ids('MOOD more')).toEqual(['mood-closer']);
  expect(ids('phq')).toContain('mood');
  expect(ids('nothing like this')).toEqual([]);
  expect(ids(' ')).toHaveLength(sleep.nodes.length);
});
