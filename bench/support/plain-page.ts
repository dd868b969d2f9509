import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { report } from './served.ts';

// The floor of P3: React's renderToString of the very elements and words that our page ends up with, all of them
// plain, from a tree that is made anew for each request; no components, no router, no query, no data.
const html = await (await fetch(process.env.PAGE_URL ?? '')).text();
const main = html
  .slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  .replace(/<script[\s\S]*?<\/script>/g, '');

interface Plain {
  tag: string;
  props: Record<string, string>;
  children: (Plain | string)[];
}
const isVoid = new Set(['input', 'img', 'br', 'hr', 'link', 'meta', 'wbr']);

function parse(text: string): Plain {
  const root: Plain = { tag: 'div', props: {}, children: [] };
  const open = [root];
  for (const [token, close, tag = '', attributes = '', self] of text.matchAll(
    /<!--[\s\S]*?-->|<(\/)?([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/)?>|[^<]+/g,
  )) {
    const parent = open.at(-1) as Plain;
    if (token.startsWith('<!--')) continue;
    if (!token.startsWith('<'))
      parent.children.push(
        token
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      );
    else if (close) open.pop();
    else {
      const props: Record<string, string> = {};
      for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g))
        if (!/^(style|on\w+|value|checked|selected)$/i.test(name))
          props[name === 'class' ? 'className' : name] = value;
      const element: Plain = { tag, props, children: [] };
      parent.children.push(element);
      if (!self && !isVoid.has(tag)) open.push(element);
    }
  }
  return root;
}

const make = (node: Plain | string): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, node.props, ...node.children.map(make));

const tree = parse(main);
const app = Fastify();
app.get('/page', (_request, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html><html><head></head>${renderToString(make(tree))}</html>`),
);
await app.listen({ port: 0, host: '::' });
report(`http://localhost:${(app.server.address() as AddressInfo).port}`, () => app.close());
