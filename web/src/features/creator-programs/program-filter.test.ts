import { describe, expect, it } from 'vitest';
import { callQuery, listPath, readFilter } from './program-filter.ts';

describe('the address of one’s own programs', () => {
  it('is the same after it was read', () => {
    for (const path of [
      '/creator/programs',
      '/creator/programs?show=archived&search=sleep+well',
      '/creator/programs?protocol=p1',
    ])
      expect(listPath(readFilter(new URL(path, 'http://x.test').searchParams))).toBe(path);
  });

  it('shows all that are mine when it says something unknown', () => {
    const filter = readFilter(new URLSearchParams('show=everything&search=%20%20'));
    expect(filter).toEqual({ show: 'mine', search: '', protocol: '' });
    expect(callQuery(filter)).toEqual({ show: 'mine' });
  });
});
