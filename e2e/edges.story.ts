import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenSite, openSite } from './support.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A request with a host of our choice, which `fetch` would not send. */
const get = (path: string, host = 'localhost') =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request(new URL(path, site.url), { headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (text) => {
        body += text;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']), body }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

it('an address under /api/ that nobody knows is answered as the API answers', async () => {
  const answer = await get('/api/nothing-here');
  expect([answer.status, answer.type]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(answer.body).code).toBe('not_found');
  expect((await get('/api/contact')).status).toBe(405);
});

it('a host nobody has gets a page that names no site, and nobody’s mail', async () => {
  const page = await get('/', 'nobody.example');
  expect(page.status).toBe(404);
  expect(page.body).not.toMatch(/Regimen|واحة/);
  expect((await get('/dev/mail', 'nobody.example')).status).toBe(404);
  expect((await get('/dev/mail')).status).toBe(200);
});

it('a script is sent packed to whoever can unpack it, under one address', async () => {
  const [script] = /\/assets\/[\w.-]+\.js/.exec((await get('/programs')).body) ?? [];
  const accepting = (encoding: string) =>
    fetch(site.url + script, { headers: { 'accept-encoding': encoding } });
  const plain = await accepting('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  for (const encoding of ['br', 'gzip']) {
    const packed = await accepting(encoding);
    expect(packed.headers.get('content-encoding')).toBe(encoding);
    expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(await packed.text()).toBe(text);
  }
  expect((await get(`${script}.br`)).status).toBe(404);
});
