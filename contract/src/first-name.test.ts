import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test('somebody is greeted by the first word of their name, or by two where one says nothing', () => {
  expect(firstName(' Mona Haddad ')).toBe('Mona');
  expect(firstName('Mona')).toBe('Mona');
  expect(firstName('عبد الله محمد')).toBe('عبد الله');
  expect(firstName('عبد')).toBe('عبد');
  expect(firstName('')).toBe('');
});
