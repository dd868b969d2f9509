import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-path.ts';

const hostile = [
  '',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  ' //evil.test',
  'https://evil.test',
  'http:evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  '/%2F/evil.test',
  '/%2f%2fevil.test',
  '/%5Cevil.test',
  '/%5c%5cevil.test',
  '/%252F%252Fevil.test',
  '/..//evil.test',
  '/./\\evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'evil.test',
  '@evil.test',
  '/api/auth/logout',
  '/api',
  '/assets/x.js',
  '/%',
  '/\u0000evil',
  '/%00',
  '/%0d%0aSet-Cookie:x',
  null,
  undefined,
  7,
  {},
  ['/home'],
  `/${'a'.repeat(1001)}`,
]; // prettier-ignore

describe('the path remembered for after login', () => {
  it.each(hostile)('forgets %j', (value) => expect(safePath(value)).toBeNull());

  it.each([
    '/',
    '/home',
    '/systems/discussion/1?x=1',
    '/systems?search=a%2Fb%20c',
    '/systems?next=//evil.test',
    '/u/%D8%B3',
  ])('keeps %s', (value) => expect(safePath(value)).toBe(value));

  it('never leaves the site, whatever it is given', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '.',
      'evil.test',
      ':',
      '@',
      '?',
      '#',
      'http',
      '\t',
      'a',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(''));
        if (path === null) return;
        expect(new URL(path, 'https://clinic.test').origin).toBe('https://clinic.test');
      }),
      { numRuns: 3000 },
    );
  });
});
