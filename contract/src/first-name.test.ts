import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test('somebody is greeted by the first word of their name, or by two where one says nothing', () => {
  expect(firstName(' Mona Haddad ')).toBe('Mona');
  expect(firstName('Mona')).toBe('Mona');
  expect(firstName('عبد الله محمد')).toBe('عبد الله');
  expect(firstName('عبد')).toBe('عبد');
  expect(firstName('')).toBe('');
});

test('nobody is greeted by their title', () => {
  expect(firstName('Dr Ines Vogel')).toBe('Ines');
  expect(firstName('Prof. Dr. Ines Vogel')).toBe('Ines');
  expect(firstName('د. عبد الله محمد')).toBe('عبد الله');
  expect(firstName('الدكتورة ليلى')).toBe('ليلى');
  // Who gave nothing else is called so.
  expect(firstName('Dr')).toBe('Dr');
});
