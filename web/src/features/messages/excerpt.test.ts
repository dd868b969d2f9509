import { expect, it } from 'vitest';
import { excerptOf, partsOf } from './excerpt.ts';

it('shows where in a long message the word stands', () => {
  const body = `${'word '.repeat(60)}pomegranate and more`;
  expect(excerptOf(body, 'pomegranates')).toMatch(/^…word .*pomegranate and more$/);
  expect(excerptOf('Short enough', 'enough')).toBe('Short enough');
});

it('marks the words that were searched for, in their other forms too', () => {
  expect(partsOf('A pomegranate, two Pomegranates', 'pomegranates')).toEqual([
    'A ',
    'pomegranate',
    ', two ',
    'Pomegranates',
    '',
  ]);
  expect(partsOf('كيف كان النوم؟', 'نوم')).toEqual(['كيف كان ال', 'نوم', '؟']);
  expect(partsOf('a cat (ok)', 'a (')).toEqual(['a cat (ok)']);
});
