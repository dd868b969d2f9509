import { expect, it } from 'vitest';
import { isChunkError, mayReload } from './chunk-reload.ts';

it('reloads at most once a minute', () => {
  expect(mayReload(null, 1_000_000)).toBe(true);
  expect(mayReload('1000000', 1_059_999)).toBe(false);
  expect(mayReload('1000000', 1_060_000)).toBe(true);
});
it('does not trust a stamp from the future or a broken one', () => {
  expect(mayReload('2000000', 1_000_000)).toBe(true);
  expect(mayReload('yesterday', 1_000_000)).toBe(true);
});
it('knows the browsers’ words for a chunk that did not load', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(true);
  expect(isChunkError(new Error('Something else'))).toBe(false);
});
