import { createServer as createWeb, type Server as Web } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from './outbound.ts';
import { parseOutboundUrl } from './outbound-url.ts';
import type { LookupAll } from './public-address.ts';

// A listener on every address of this machine counts who comes. Whatever is tried below, nobody may.
let listener: Server;
let port = 0;
let seen = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    seen++;
    socket.destroy();
  });
  await new Promise<void>((done) => listener.listen(0, done));
  port = (listener.address() as AddressInfo).port;
});
afterAll(() => listener.close());

/** Names that are asked for are this machine: only the judging of addresses keeps a call from it. */
const here: LookupAll = (_host, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]);

/** `P` stands for the listener's port, which the tried client may use. */
const hostile = [
  // The two parsers disagreed about these.
  'https://127.9.9.9{.example.org:P/',
  'https://127.0.0.1}.example.org:P/',
  'https://127.0.0.1|.x.org:P/',
  'https://127.0.0.1^.example.org:P/',
  'https://127.0.0.1`.example.org:P/',
  'https://127.0.0.1".x.org:P/',
  'https://127.0.0.1<.example.org:P/',
  "https://127.0.0.1'.example.org:P/",
  'https://127.0.0.1 .x.org:P/',
  'https://127.0.0.1\\.example.org:P/',
  'https://127.0.0.1\\@x.org:P/',
  'https://x.org:P\\@127.0.0.1:P/',
  'https://127.0.0.1%00.example.org:P/',
  'https://127.0.0.1%2f.x.org:P/',
  'https://127.0.0.1%23.x.org:P/',
  'https://127.0.0.1#.example.org:P/',
  'https://127.0.0.1?.example.org:P/',
  'https://127.0.0.1;.x.org:P/',
  'https://127.0.0.1\t.example.org:P/',
  'https://127.0.0.1\n.x.org:P/',
  'https://127.0.0.1\0.x.org:P/',
  // Addresses in figures, in every spelling.
  'https://127.0.0.1:P/',
  'https://127.1:P/',
  'https://2130706433:P/',
  'https://0x7f000001:P/',
  'https://0177.0.0.1:P/',
  'https://0x7f.0.0.1:P/',
  'https://127.0.0.1.:P/',
  'https://0:P/',
  'https://0.0.0.0:P/',
  'https://127.000.000.001:P/',
  'https://017700000001:P/',
  'https://10.0.0.1:P/',
  'https://[::1]:P/',
  'https://[::]:P/',
  'https://[::ffff:127.0.0.1]:P/',
  'https://[::ffff:7f00:1]:P/',
  'https://[fe80::1%25lo]:P/',
  'https://[64:ff9b::127.0.0.1]:P/',
  'https://[0:0:0:0:0:0:0:1]:P/',
  'https://169.254.169.254:P/latest',
  'https://①②⑦.0.0.1:P/',
  'https://127。0。0。1:P/',
  // Names of this machine and its neighbours.
  'https://localhost:P/',
  'https://LOCALHOST:P/',
  'https://localhost.:P/',
  'https://a.localhost:P/',
  'https://printer:P/',
  'https://db.internal:P/',
  'https://router.lan:P/',
  'https://x.local:P/',
  'https://1.0.0.127.in-addr.arpa:P/',
  'https://ⓛocalhost:P/',
  'https://metadata.google.internal:P/',
  // Somebody in front of the host, other schemes, odd ports, odd beginnings.
  'https://x.org@127.0.0.1:P/',
  'https://x.org:pass@127.0.0.1:P/',
  'https://@127.0.0.1:P/',
  'http://push.example.org:P/',
  'HTTP://push.example.org:P/',
  'ftp://push.example.org:P/',
  'file:\u002f//etc/passwd',
  'data:text/plain,x',
  'javascript:1',
  '//push.example.org:P/',
  'push.example.org:P',
  'https:push.example.org:P/',
  'https:/push.example.org:P/',
  'https:///push.example.org:P/',
  ' https://push.example.org:P/',
  'https://push.example.org:P/ ',
  'https://push.example.org:P/\r\nX: y',
  'https://push.example.org:25/',
  'https://push.example.org:0P/',
  'https://push.example.org:/',
  'https://push.example.org.:P/',
  'https://push..example.org:P/',
  'https://.example.org:P/',
  'https://-x.example.org:P/',
  'https://x_y.example.org:P/',
  `https://${'a'.repeat(64)}.org:P/`,
  `https://${'a.'.repeat(130)}org:P/`,
  `https://push.example.org:P/${'x'.repeat(2_000)}`,
  'https://:P/',
  '',
];
const spelled = (text: string) => text.replaceAll(/(:0?)P/g, `$1${port}`);

describe('what strangers enter', () => {
  it('is tried in many spellings', () => {
    expect(hostile.length).toBeGreaterThan(80);
  });

  it.each(hostile)('%j is not understood, and nothing is connected to', async (text) => {
    expect(parseOutboundUrl(spelled(text), [443, port])).toBeUndefined();
    const outbound = createOutbound({ ports: [443, port], lookup: here });
    await expect(outbound(spelled(text), { longestMs: 2_000 })).rejects.toMatchObject({
      code: 'ENOTALLOWED',
    });
    expect(seen).toBe(0);
  });

  it.each([
    ['a name that is this machine', [['127.0.0.1']], 'ENOTPUBLIC'],
    ['a name that is this machine too', [['1.1.1.1', '127.0.0.1']], 'ENOTPUBLIC'],
    ['a name that is this machine by IPv6', [['::1'], ['::ffff:127.0.0.1']], 'ENOTPUBLIC'],
    ['a name that is nothing', [[]], 'ENOTPUBLIC'],
  ])('%s leads nowhere', async (_name, answers, code) => {
    for (const addresses of answers) {
      const lookup: LookupAll = (_host, _options, found) =>
        found(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      const outbound = createOutbound({ ports: [port], lookup });
      await expect(outbound(`https://push.example.org:${port}/`)).rejects.toMatchObject({ code });
    }
    expect(seen).toBe(0);
  });

  it('is asked for once a connection, so that a name gains nothing by changing its answer', async () => {
    const answers = ['127.0.0.1', '::1', '10.0.0.1'];
    const asked: string[] = [];
    const lookup: LookupAll = (_host, _options, found) => {
      const address = answers[asked.length % answers.length] ?? '';
      asked.push(address);
      found(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
    };
    const outbound = createOutbound({ ports: [port], lookup });
    for (const _ of answers)
      await expect(outbound(`https://push.example.org:${port}/`)).rejects.toMatchObject({
        code: 'ENOTPUBLIC',
      });
    expect(asked).toEqual(answers);
    expect(seen).toBe(0);
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/c:APA91b-_x', 'https://fcm.googleapis.com/fcm/send/c:APA91b-_x'],
    ['https://web.push.apple.com/QH?a=b%3d&c', 'https://web.push.apple.com/QH?a=b%3d&c'],
    ['HTTPS://Updates.Push.Services.Mozilla.COM:443', 'https://updates.push.services.mozilla.com/'],
    ['https://xn--bcher-kva.example/a/../b', 'https://xn--bcher-kva.example/b'],
  ])('%s is called by its one normal form', (given, normal) => {
    expect(parseOutboundUrl(given)?.href).toBe(normal);
    expect(parseOutboundUrl(normal)?.href).toBe(normal);
  });
});

describe('what the operator sets', () => {
  let web: Web;
  let base = '';
  beforeAll(async () => {
    web = createWeb((request, response) => {
      if (request.url === '/slow') return;
      if (request.url === '/long') return void response.end(Buffer.alloc(200_000));
      if (request.url === '/away') return void response.writeHead(302, { location: `${base}/there` }).end();
      if (request.url === '/round') return void response.writeHead(302, { location: '/round' }).end();
      if (request.url === '/file')
        return void response.writeHead(302, { location: 'file:\u002f//etc' }).end();
      request.pipe(response);
    });
    await new Promise<void>((done) => web.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    web.closeAllConnections();
    web.close();
  });
  const trusted = createOutbound({ trusted: true });

  it('may be a private address', async () => {
    const { status, body } = await trusted(`${base}/echo`, { method: 'POST', body: Buffer.from('words') });
    expect([status, body.toString()]).toEqual([200, 'words']);
    expect(seen).toBe(0);
  });

  it.each([
    ['/slow', { longestMs: 50 }, 'ETIMEDOUT'],
    ['/long', {}, 'ETOOLARGE'],
    ['/file', { redirects: 3 }, 'ENOTALLOWED'],
  ])('%s is ended', async (path, bounds, code) => {
    await expect(trusted(base + path, bounds)).rejects.toMatchObject({ code });
  });

  it('leads on only as often as was asked', async () => {
    expect((await trusted(`${base}/away`)).status).toBe(302);
    expect((await trusted(`${base}/away`, { redirects: 1 })).status).toBe(200);
    expect((await trusted(`${base}/round`, { redirects: 5 })).status).toBe(302);
    const away = await trusted(`${base}/away`, { redirects: 1, method: 'POST' });
    expect(away.status).toBe(302);
  });

  it('tells no address in what it throws', async () => {
    const error = await trusted('http://127.0.0.1:1/secret').catch((thrown: Error) => thrown);
    expect(String(error)).not.toMatch(/secret|127/);
  });
});
