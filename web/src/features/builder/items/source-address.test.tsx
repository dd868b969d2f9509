import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SourceAddress } from './source-address.tsx';

const shown = (url: string) => renderToStaticMarkup(<SourceAddress url={url} />);

it('links to a page of the web', () => {
  expect(shown('https://example.org/a')).toContain('<a href="https://example.org/a"');
});

it('shows whatever else an older item names as text', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'Somewhere'])
    expect([url, /href|<a/.test(shown(url)), shown(url).includes(url)]).toEqual([url, false, true]);
});
