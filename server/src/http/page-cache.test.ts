import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import type { Bus, Notice } from '../realtime/bus.ts';
import { createPageCache } from './page-cache.ts';

const html = Buffer.from('<html><script nonce="MARK">go()</script></html>');

function openCache() {
  const notices = new EventEmitter();
  const bus: Bus = {
    publish: (topic, tenantId, id) => void notices.emit(topic, { topic, tenantId, id } satisfies Notice),
    on: (topic, listener) => void notices.on(topic, listener),
    relay: () => undefined,
    relayHereToo: () => undefined,
    onRelay: () => undefined,
    close: async () => undefined,
  };
  let at = 0;
  const cache = createPageCache(bus, () => at);
  const keepTwice = (tenant: string) => {
    for (let i = 0; i < 2; i++) cache.begin(tenant).keep('/', html, 'MARK');
  };
  const pass = (ms: number) => {
    at += ms;
  };
  return { bus, notices, pass, cache, keepTwice };
}

it('keeps a page for half a minute, with its scripts named by hash and no nonce', async () => {
  const { cache, pass, keepTwice } = openCache();
  keepTwice('a');
  const page = await cache.find('a', '/');
  expect(page?.plain.toString()).toBe('<html><script>go()</script></html>');
  expect(page?.scripts).toMatch(/^'sha256-[\w+/]{43}='$/);
  pass(30_000);
  expect(cache.find('a', '/')).toBeUndefined();
});

it('drops a tenant’s pages when something of it changes, and nobody else’s', () => {
  const { cache, bus, keepTwice } = openCache();
  for (const tenant of ['a', 'b']) keepTwice(tenant);
  bus.publish('content', 'a');
  expect(cache.find('a', '/')).toBeUndefined();
  expect(cache.find('b', '/')).toBeDefined();
});

it('drops everything when nobody knows what changed', () => {
  const { cache, notices, keepTwice } = openCache();
  keepTwice('a');
  notices.emit('content', { topic: 'content', tenantId: null, id: undefined } satisfies Notice);
  expect(cache.find('a', '/')).toBeUndefined();
});

it('does not keep a page that was rendered while something changed', () => {
  const { cache, bus, keepTwice } = openCache();
  keepTwice('a');
  const rendering = cache.begin('a');
  bus.publish('content', 'a');
  rendering.keep('/', html, 'MARK');
  expect(cache.find('a', '/')).toBeUndefined();
});

it('has one visitor wait for a page whose time is over, and gives the old one to the others for a moment', () => {
  const { cache, pass, keepTwice } = openCache();
  keepTwice('a');
  pass(30_000);
  expect(cache.find('a', '/')).toBeUndefined();
  expect(cache.find('a', '/')).toBeDefined();
  pass(5_000);
  expect(cache.find('a', '/')).toBeUndefined();
});

it('keeps nothing that was asked for only once in a while', () => {
  const { cache, pass } = openCache();
  cache.begin('a').keep('/', html, 'MARK');
  expect(cache.find('a', '/')).toBeUndefined();
  pass(60_000);
  cache.begin('a').keep('/', html, 'MARK');
  expect(cache.find('a', '/')).toBeUndefined();
});

it('leaves a page in place that was rendered for several at once, and keeps it again when its time is over', () => {
  const { cache, pass, keepTwice } = openCache();
  keepTwice('a');
  const first = cache.find('a', '/');
  cache.begin('a').keep('/', html, 'MARK');
  expect(cache.find('a', '/')).toBe(first);
  pass(30_000);
  cache.begin('a').keep('/', html, 'MARK');
  expect(cache.find('a', '/')).toBeDefined();
});
