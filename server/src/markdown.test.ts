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

it('shows raw HTML as text', () => {
  expect(renderMarkdown('<b>x</b>')).toContain('&lt;b&gt;x&lt;/b&gt;');
});
