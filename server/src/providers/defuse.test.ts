import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { defuse } from './defuse.ts';

/** Stands for a mail program that makes links of as much as it can. */
const linker = new MarkdownIt({ linkify: true }).linkify
  .set({ fuzzyIP: true, fuzzyLink: true, fuzzyEmail: true })
  .tlds(['example', 'test', 'onion', 'рф', 'شبكة'], true)
  .add('tel:', { validate: (text, position) => /^\d*/.exec(text.slice(position))?.[0].length ?? 0 });

const hostile = [
  'evil.example',
  'Win at evil.example/http://evil.example/now',
  'https://evil.example/?q=1',
  'HTTPS://EVIL.EXAMPLE',
  'http://localhost/x',
  'http://127.0.0.1/x',
  '10.1.2.3',
  '//evil.example',
  'www.evil.example',
  'a.b.c.evil.example.',
  'somebody@evil.example',
  'mailto:somebody@evil.example',
  'ftp://evil.example',
  'javascript:alert(1)',
  'tel:0123456',
  'evil\u200b.example',
  'evil.\u2060example',
  'evil.\u00adexample',
  '\u202eelpmaxe.live',
  'пример.рф',
  'موقع.شبكة',
  'evil.xn--p1ai',
  'evil。example',
  '(evil.example)',
  '“evil.example”',
  'evil.example:8080/x',
  '\\\\evil\\share',
];

describe('what people typed, in a mail', () => {
  it.each(hostile)('holds no link any more: %s', (text) => {
    const said = `Welcome, ${defuse(text)}, to the site.`;
    expect(linker.match(said)).toBeNull();
    expect(said).not.toMatch(/[\p{L}\p{N}][.。]\p{L}{2}|:\/\/|\\\\|\/\//u);
  });

  it('holds none whatever is put together', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...hostile,
        '.',
        '/',
        ':',
        '//',
        '@',
        'com',
        'example',
        'http',
        ' ',
        '\u200b',
        '-',
        '_',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 8 }),
        (pieces) => linker.match(defuse(pieces.join(''))) === null,
      ),
      { numRuns: 10_000, seed: 15_112_026 },
    );
  });

  it.each([
    'Anna Müller',
    'Dr. Anna Müller, M. D.',
    'J. R. R. Tolkien',
    'سلمى يوسف',
    'Sleep 7.5 hours: yes',
    'Week 1/2',
    'at 9:00',
  ])('is left alone where it is none: %s', (text) => {
    expect(defuse(text)).toBe(text);
  });

  it('is read in no more time than its length asks for', () => {
    for (const bait of ['a.', 'a:', '1.', '/', '\\', '@a', 'a-', 'http:']) {
      const before = performance.now();
      defuse(bait.repeat(20_000));
      expect(performance.now() - before).toBeLessThan(500);
    }
  });
});
