import { expect, it } from 'vitest';
import { keptPath, keptQuery } from './kept-query.ts';

it('carries invite and referral codes along, and chooses the type anew', () => {
  expect(keptQuery('?invite=a%20b&referral=42&type=user', { type: 'expert' })).toBe(
    '?invite=a+b&referral=42&type=expert',
  );
});

it('never carries a one-time token along', () => {
  expect(keptQuery('?token=secret')).toBe('');
});

it('joins what is kept to what an address asks for itself, which goes no further', () => {
  expect(keptPath('/password-recovery?for=sign-in', '?invite=a')).toBe(
    '/password-recovery?invite=a&for=sign-in',
  );
  expect(keptPath('/login', '?invite=a&for=sign-in')).toBe('/login?invite=a');
});
