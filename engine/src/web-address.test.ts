import { expect, it } from 'vitest';
import { parseProtocol } from './parse-protocol.ts';
import { protocol } from './testing/build.ts';
import { ACTIVITY, ITEMS } from './testing/items.ts';
import { isWebAddress } from './web-address.ts';

const good = [
  'https://example.org',
  'http://example.org/a?b=c#d',
  'HTTPS://EXAMPLE.ORG',
  'https://مثال.example/ع',
];
const bad = [
  'javascript:alert(1)',
  'JaVaScRiPt://example.org/%0aalert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ftp://example.org',
  'blob:https://example.org/x',
  '//example.org',
  '/help-now',
  'example.org',
  ' https://example.org',
  'https:example.org',
  'https://',
  'https://exa mple.org',
];
const withUrl = (url: string) =>
  parseProtocol(
    protocol([], { ...ITEMS, act: { ...ACTIVITY, source: { title: 'A study', licence: 'CC BY', url } } }),
  );

it('[G19] an address is one that a browser opens as a page of the web, written out', () => {
  expect(good.filter((text) => !isWebAddress(text))).toEqual([]);
  expect(bad.filter(isWebAddress)).toEqual([]);
});

it('[G19] a document names such an address or none as its source', () => {
  for (const url of ['', ...good]) expect([url, withUrl(url).ok]).toEqual([url, true]);
  for (const url of bad)
    expect([url, withUrl(url)]).toEqual([
      url,
      { ok: false, faults: [{ path: 'items.act.source.url', message: expect.any(String) }] },
    ]);
});
