import { expect, it } from 'vitest';
import { questionFieldName } from './question-words.ts';

it('a field on which two changed something is called what its form calls it', () => {
  expect(questionFieldName('help', 'en')).toBe('Help text');
  expect(questionFieldName('maxLabel', 'en')).toBe('What the highest number means');
  expect(questionFieldName('help', 'ar')).toBe('نص توضيحي');
});
