import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password.ts';

it.each([
  'qwertyuiop',
  'Password123',
  'PASSWORD123!',
  '**basketball**',
  'password!!!',
  'aaaaaaaaaa',
  'abc123abc123',
  'ｐａｓｓｗｏｒｄ１２３',
])('knows “%s” as one that many use', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(['a long enough password', 'river lamp kettle', 'kx7Qm2vPz9Lw', 'نافذة على البحر', '","'])(
  'takes “%s” for a good one',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
