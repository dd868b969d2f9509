import { describe, expect, it } from 'vitest';
import { callQuery, isFiltered, listPath, readFilter } from './filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

describe('the address of the list', () => {
  it('says everything that is chosen and nothing else', () => {
    expect(listPath({})).toBe('/systems');
    expect(listPath({ show: 'newest' })).toBe('/systems');
    expect(listPath({ search: 'knee & hip', category: 'pain', show: 'unanswered', cursor: 'abc' })).toBe(
      '/systems?search=knee+%26+hip&category=pain&show=unanswered&cursor=abc',
    );
  });

  it('comes back as it went out, in Arabic too', () => {
    const filter = {
      search: 'جودة النوم؟',
      category: 'sleep',
      show: 'unanswered',
      cursor: 'a_-1',
      perPage: 50,
    } as const;
    expect(readFilter(new URL(listPath(filter), 'http://site.test').searchParams)).toEqual(filter);
  });

  it('makes something sound of whatever was typed into it', () => {
    expect(read('category=cars&show=all&cursor=%3Cscript%3E&search=%20%00a%09b%20')).toEqual({
      search: 'a b',
      category: null,
      show: 'newest',
      cursor: null,
      perPage: null,
    });
    expect(read('category=constructor').category).toBeNull();
    expect(read(`search=${'x'.repeat(199)}😀`).search.isWellFormed()).toBe(true);
    expect(read(`search=${'x'.repeat(500)}`).search).toHaveLength(200);
  });

  it('leaves out of the call what is not asked for', () => {
    expect(callQuery(read(''))).toEqual({ show: 'newest' });
    expect(callQuery(read('search=a&cursor=b'))).toEqual({ show: 'newest', search: 'a', cursor: 'b' });
  });

  it('knows whether there is anything to loosen', () => {
    expect(isFiltered(read('cursor=abc'))).toBe(false);
    expect(isFiltered(read('show=unanswered'))).toBe(true);
  });
});
