import { expect, it } from 'vitest';
import { withHeadings } from './headings.ts';

it('lifts headings to stand under the title and gives the topmost an address', () => {
  const { html, headings } = withHeadings(
    '<p>a</p><h4>One &amp; <em>two</em></h4><h5>Under</h5><h4>Three</h4>',
  );
  expect(html).toBe(
    '<p>a</p><h2 id="part-1">One &amp; <em>two</em></h2><h3>Under</h3><h2 id="part-2">Three</h2>',
  );
  expect(headings).toEqual([
    { id: 'part-1', words: 'One & two' },
    { id: 'part-2', words: 'Three' },
  ]);
});
it('leaves a text without headings alone', () => {
  expect(withHeadings('<p>a</p>')).toEqual({ html: '<p>a</p>', headings: [] });
});
