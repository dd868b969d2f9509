import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf, renderMarkdown } from './markdown.ts';

describe('the opening of a text', () => {
  it('leaves what people mean: comparisons, numbers, names', () => {
    const plain = 'HbA1c > 7 and BP > 140, about ~20 minutes, tip #1, snake_case and 2 * 3 * 4, <b>x</b>';
    expect(openingOf(plain, 200)).toBe(plain);
  });

  it('takes the marks of markdown away', () => {
    const text =
      '# A heading\n\n> quoted\n\n- one\n2. two\n\n**bold** and _soft_ and `code` with a [link](/systems).';
    expect(openingOf(text, 200)).toBe('A heading quoted one two bold and soft and code with a link.');
  });

  it('is cut at a word', () => {
    expect(openingOf('one two three four '.repeat(20), 50)).toMatch(/^[a-z ]{10,50}…$/);
  });
});

describe('what people write', () => {
  it('shows raw HTML as text', () => {
    expect(renderMarkdown('<b>x</b>')).toContain('&lt;b&gt;x&lt;/b&gt;');
  });

  it('keeps its headings, lists, quotes, marks and links', () => {
    const html = renderMarkdown(
      '# Sleep\n\n- one\n  - two\n\n> said\n\n**bold**, _soft_, `code`, [here](/programs), https://a.test',
    );
    for (const tag of ['<h3>', '<ul>', '<blockquote>', '<strong>', '<em>', '<code>', '<a href="/programs"'])
      expect(html).toContain(tag);
    expect(html).toContain('<a href="https://a.test" rel="nofollow noopener ugc">');
  });

  it('keeps a small table, and takes a large one for text', () => {
    const rows = (count: number) => `| food | iron |\n|---|---|\n${'| beans | 5 mg |\n'.repeat(count)}`;
    expect(renderMarkdown(rows(20))).toContain('<td>5 mg</td>');
    expect(renderMarkdown(rows(400))).not.toContain('<table>');
  });

  it('becomes plain paragraphs where it nests or marks more than anybody reads, and loses no word', () => {
    const deep = renderMarkdown(`${'>'.repeat(60)} deep\n\nand <after>`);
    expect(deep).toMatch(/^<p>(&gt;){60} deep<\/p>\n<p>and &lt;after&gt;<\/p>\n$/);
    expect(renderMarkdown(`${'['.repeat(500)}end\nline`)).toMatch(/^<p>\[{500}end<br>\nline<\/p>\n$/);
  });
});

const longest = 10_000;
const long = (piece: string): string => piece.repeat(Math.ceil(longest / piece.length)).slice(0, longest);
const growing = (piece: (i: number) => string): string =>
  Array.from({ length: 1_000 }, (_, i) => piece(i))
    .join('\n')
    .slice(0, longest);
/** What costs most for its length, as far as we know. */
const costly: Record<string, string> = {
  'a wide table of empty rows': `${'|a'.repeat(1_000)}\n${'|-'.repeat(1_000)}\n${'a\n'.repeat(3_000)}`,
  'many small tables': long('a|b\n-|-\n1|2\n\n'),
  'many tables whose rows are short': long(`${'|a'.repeat(12)}\n${'|-'.repeat(12)}\n${'a\n'.repeat(40)}\n`),
  'a narrow table': `a|b\n-|-\n${long('|\n')}`,
  'one long address used often': `[a]: /${'x'.repeat(5_000)}\n\n${'[a] '.repeat(1_200)}`,
  'many addresses': growing((i) => `[${i}]: /`),
  'a title that does not end': `[a]: /u "${long('a\n')}`,
  quotes: long('> '),
  'quotes that grow': growing((i) => `${'>'.repeat(i)}a`),
  'quotes that go on by themselves': `${'>'.repeat(100)}a\n${long('b\n')}`,
  'lists on a line': long('1. - '),
  'lists that grow': growing((i) => `${'  '.repeat(i)}- a`),
  'lists that go on by themselves': `${'- '.repeat(100)}a\n${long('b\n')}`,
  'short items': long('-\n'),
  'quotes and lists in turn': long('> 1. - '),
  'stress without end': long('*_*_'),
  'stress that never closes': long('*a_ '),
  'stress of all kinds': long('**a *b _c __d ~~e '),
  'stars about a letter': `${'*'.repeat(5_000)}a${'*'.repeat(5_000)}`,
  brackets: long('['),
  'brackets that close': `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  'links that never close': long('[a](<b "'),
  links: long('[a](/)'),
  'code of growing ticks': growing((i) => `${'`'.repeat(i)}a`),
  'code of odd ticks': long('`a``b'),
  'addresses of sites': long('http://a.b '),
  'addresses in addresses': `http://a.com/${long('(a)')}`,
  'schemes without an address': long('http://'),
  'addresses of people': long('a@b.c '),
  'names with dots': long('a.com,'),
  'signs that are escaped': long('&<>"'),
  'marks that are escaped': long('\\*'),
  entities: long('&quot;'),
  headings: long('# \n'),
  'underlined headings': long('a\n=\n'),
  fences: long('```\n'),
  'empty lines': long('\n'),
  lines: long('a\n'),
  'what looks like a tag': long('<a@'),
};

describe('the costliest texts', () => {
  it.each(Object.entries(costly))('%s: little time, little HTML', (_, text) => {
    expectCheap(text.slice(0, longest));
  });

  it('all kinds of them together: no more', () => {
    const piece = fc.constantFrom(...Object.values(costly).flatMap((text) => [text, text.slice(0, 30)]));
    const mixed = fc
      .array(fc.tuple(piece, fc.integer({ min: 1, max: 3_000 })), { minLength: 1, maxLength: 12 })
      .map((parts) =>
        parts
          .map(([text, length]) => text.slice(0, length))
          .join('')
          .slice(0, longest),
      );
    fc.assert(fc.property(mixed, expectCheap), { numRuns: 100 });
  });
});

/** Five times ten thousand characters and the frame: what the plainest HTML of them may take. */
const mostHtml = 52_100;
const mostMs = 50;

function expectCheap(text: string): void {
  expect(renderMarkdown(text).length).toBeLessThan(mostHtml);
  expect(msOf(3, () => renderMarkdown(text))).toBeLessThan(mostMs);
  expect(msOf(30, () => openingOf(text, 240))).toBeLessThan(mostMs / 10);
}

/** Of this thread alone: what works beside it says nothing about a text. Several times, since some count by tens of ms. */
function msOf(times: number, work: () => void): number {
  const before = process.threadCpuUsage();
  for (let i = 0; i < times; i++) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / times;
}
