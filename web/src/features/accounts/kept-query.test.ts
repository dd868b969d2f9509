import { expect, it } from 'vitest';
import { keptQuery } from './kept-query.ts';

it('carries invite and referral codes along, and chooses the type anew', () => {
  expect(keptQuery('?invite=a%20b&referral=42&type=user', { type: 'expert' })).toBe(
    '?invite=a+b&referral=42&type=expert',
  );
});

it('never carries a one-time token along', () => {
  expect(keptQuery('?token=secret')).toBe('');
});
