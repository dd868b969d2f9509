import { expect, it } from 'vitest';
import { callQuery, listPath, readFilter } from './protocol-filter.ts';

it('reads what a list shows from its address and writes it back', () => {
  const filter = readFilter(new URLSearchParams('show=shared&search=%20sleep%20'), null);
  expect(filter).toEqual({ show: 'shared', search: 'sleep', category: null });
  expect(listPath(filter)).toBe('/creator/protocols?show=shared&search=sleep');
  expect(callQuery(filter)).toEqual({ show: 'shared', search: 'sleep' });
});

it('takes what it does not know for nothing', () => {
  const filter = readFilter(new URLSearchParams('show=theirs'), 'c1');
  expect(listPath(filter)).toBe('/creator/protocols/c1');
  expect(callQuery(filter)).toEqual({ show: 'mine', category: 'c1' });
});
