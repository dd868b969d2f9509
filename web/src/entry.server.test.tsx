import { runInNewContext } from 'node:vm';
import {
  createRequestHandler,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  useLoaderData,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import * as entry from './entry.server.tsx';
import { handoffScript } from './shell/handoff-script.ts';
import { hostContext } from './shell/route-contexts.ts';

// What our entry knows of React Router's pages, on pages that the real one renders.

const Root = () => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
    </head>
    <body>
      <Outlet />
      <Scripts />
    </body>
  </html>
);
const Page = () => <p>{useLoaderData<{ name: string }>().name}</p>;
const routeIn = (id: string, parentId?: string) => ({
  id,
  ...(parentId === undefined ? { path: '' } : { parentId, index: true as const }),
});
const fileOf = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  imports: [`/assets/${id}-part.js`],
  css: [],
  hasLoader: id === 'page',
  hasAction: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
});
const name = 'Ada </script> & \u2028 آدا';
const build = {
  entry: { module: entry },
  routes: {
    root: { ...routeIn('root'), module: { default: Root } },
    page: { ...routeIn('page', 'root'), module: { default: Page, loader: () => ({ name }) } },
  },
  assets: {
    version: '1',
    url: '/assets/manifest-1.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: { ...routeIn('root'), ...fileOf('root') },
      page: { ...routeIn('page', 'root'), ...fileOf('page') },
    },
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: 'build',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
} as unknown as ServerBuild;

async function render(): Promise<string> {
  const context = new RouterContextProvider();
  context.set(hostContext, { nonce: 'once', hasSession: false, hasAdmin: false, secureCookies: true });
  await createRequestHandler(build, 'production')(new Request('https://here.test/'), context);
  return context.get(hostContext).html?.join('') ?? '';
}
const scriptsOf = (html: string) =>
  Array.from(
    html.matchAll(/<script nonce="once"( type="[^"]*")?>([\s\S]*?)<\/script>/g),
    ([, type, code = '']) => ({
      isModule: type !== undefined,
      code,
    }),
  );

describe('a page', () => {
  it('brings its data to React Router in the browser, whatever is in them', async () => {
    const html = await render();
    const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {};
    const inBrowser = { window, ReadableStream, TextEncoderStream };
    for (const { code, isModule } of scriptsOf(html))
      if (!isModule && code.includes('__reactRouterContext')) runInNewContext(code, inBrowser);
    expect(window.__reactRouterContext).toBeDefined();
    const handoff = await new Response(window.__reactRouterContext?.stream).text();
    expect(handoff).toContain(name);
    expect(html).toContain('<p>Ada &lt;/script&gt; &amp; \u2028 آدا</p>');
  });

  it('has its scripts wait, all of them, and starts them last', async () => {
    const html = await render();
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head>/);
    expect(html).not.toMatch(/modulepreload"|type="module"/);
    const waiting = Array.from(html.matchAll(/<link rel="later"[^>]* href="([^"]+)"/g), ([, href]) => href);
    expect(waiting).toEqual(
      expect.arrayContaining(['/assets/entry.js', '/assets/page.js', '/assets/page-part.js']),
    );
    expect(scriptsOf(html).filter(({ isModule }) => isModule)).toHaveLength(1);
    expect(scriptsOf(html).at(-1)?.code).toContain('text/later');
  });

  it('is refused where nothing in it waits for its data', async () => {
    const data = new Response('1').body as ReadableStream<Uint8Array>;
    await expect(handoffScript('<script>window.other = 1</script>', data, 'once')).rejects.toThrow(
      'React Router changed',
    );
  });
});
