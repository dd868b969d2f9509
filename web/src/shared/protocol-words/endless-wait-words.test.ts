import { expect, it } from 'vitest';
import { endlessWaitWords } from './endless-wait-words.ts';

it('speaks of several steps as several', () => {
  const say = (locale: 'en' | 'ar', steps: number) =>
    endlessWaitWords('waits-for-follower', undefined, null, locale, steps);
  expect(say('en', 1)).toMatch(/^it waits for their answer/);
  expect(say('en', 2)).toMatch(/^they wait for an answer/);
  expect(say('ar', 1)).toMatch(/^تنتظر /);
  expect(say('ar', 2)).toMatch(/^تنتظران /);
});
