import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { networkOf } from '../network-of.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';
import { httpBounds } from './bounds.ts';
import { boundConnections } from './connections.ts';

// Over real sockets, which send what they like and when they like. Limits are short here; what they are is in bounds.ts.

let world: World;
let person: Caller;
let other: Caller;
let port = 0;
const kilobyte = 1_024;
const bounds = {
  headersMs: 2_000,
  bodyMs: 400,
  fileBytesPerSecond: 20 * kilobyte,
  bytesPerAddress: 600 * kilobyte,
  bytesPerTenant: 900 * kilobyte,
  bytesInAll: 1_500 * kilobyte,
};
async function begin(changed: Partial<typeof bounds> = {}): Promise<void> {
  world = await openWorld({ bounds: { ...bounds, ...changed }, trustProxy: true });
  person = await world.add(world.here);
  other = await world.add(world.there);
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  port = (world.app.server.address() as { port: number }).port;
}

/** A client whose answer can be waited for. */
function open(to = port) {
  const socket: Socket = connect(to, '127.0.0.1');
  const seen = { text: '', begun: performance.now() };
  socket.on('data', (data) => {
    seen.text += data.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<{ status: number; text: string; ms: number }>((resolve) =>
    socket.on('close', () => {
      const status = Number(seen.text.split(' ')[1] ?? 0);
      resolve({ status, text: seen.text, ms: performance.now() - seen.begun });
    }),
  );
  return { socket, closed, seen };
}
const head = (path: string, type: string, length: number | 'chunked', from = '192.0.2.1', by = person) =>
  [
    `POST ${path} HTTP/1.1`,
    `Host: ${by.tenant.host}`,
    `Authorization: Bearer ${by.token}`,
    `Content-Type: ${type}`,
    `X-Forwarded-For: ${from}`,
    length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`,
    '\r\n',
  ].join('\r\n');
const octets = 'application/octet-stream';
const json = 'application/json';

/** Sends so many bytes in so many milliseconds, in ten parts, as long as anybody listens. */
function trickle(socket: Socket, bytes: number, overMs: number): NodeJS.Timeout {
  const part = Buffer.alloc(Math.ceil(bytes / 10), 1);
  let left = 10;
  const timer = setInterval(() => {
    if (left-- <= 0 || socket.destroyed) return clearInterval(timer);
    socket.write(part);
  }, overMs / 10);
  return timer;
}

describe('a body that is not finished', () => {
  beforeAll(() => begin());
  afterAll(() => world.close());

  it.each([
    ['of JSON', () => head('/api/contact', json, 500), '{"a'],
    ['of a file', () => head('/api/uploads', octets, 5_000), 'x'],
    ['in chunks', () => head('/api/uploads', octets, 'chunked'), '5\r\nabcde\r\n'],
    ['for an address that is not there', () => head('/api/nowhere', json, 500), '{"a'],
  ])('is ended in time: %s', async (_what, begin, part) => {
    const { socket, closed } = open();
    socket.write(begin() + part);
    const { status, text, ms } = await closed;
    expect(ms).toBeLessThan(bounds.bodyMs * 10);
    expect([404, 408]).toContain(status);
    if (status === 408) expect(text).toContain('This took too long to send');
  });

  it('is ended even if it keeps dripping', async () => {
    const { socket, closed } = open();
    socket.write(head('/api/contact', json, 2_000));
    const timer = trickle(socket, 1_000, 10_000);
    const { status, ms } = await closed;
    clearInterval(timer);
    expect(status).toBe(408);
    expect(ms).toBeLessThan(bounds.bodyMs * 5);
  });

  it('may take longer if it is a file and comes fast enough', async () => {
    const { socket, seen } = open();
    const length = 500 * kilobyte;
    socket.write(head('/api/uploads', octets, length));
    trickle(socket, length, 3 * bounds.bodyMs);
    // Nothing but zeros and ones: refused, but only after all of it was there.
    await vi.waitFor(() => expect(seen.text).toContain('HTTP/1.1 422'), { timeout: 10_000 });
    expect(performance.now() - seen.begun).toBeGreaterThan(2 * bounds.bodyMs);
    socket.destroy();
  });

  it('is refused when it comes in single bytes', async () => {
    const { socket, closed } = open();
    socket.write(head('/api/contact', json, 'chunked') + '1\r\nx\r\n'.repeat(20_000));
    expect((await closed).status).toBe(400);
  });

  it('lets nobody take long over headers, nor say nothing at all', async () => {
    const [slow, silent] = [open(), open()];
    slow.socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    const answers = await Promise.all([slow.closed, silent.closed]);
    for (const { ms } of answers) expect(ms).toBeLessThan(bounds.headersMs * 10);
    expect(answers[0].status).toBe(408);
  });
});

describe('bytes that are on their way', () => {
  // With patience: this is not about time.
  beforeAll(() => begin({ bodyMs: 60_000, headersMs: 60_000 }));
  afterAll(() => world.close());

  /** Sends so much and holds the last byte back. */
  const hold = (from: string, bytes: number, by = person) => {
    const client = open();
    client.socket.write(head('/api/uploads', octets, bytes + 1, from, by));
    client.socket.write(Buffer.alloc(bytes));
    return client;
  };
  /** Announces so much and sends none of it, which takes nobody's room; again until it is answered as expected. */
  const announced = (from: string, bytes: number, expected: RegExp, by = person) =>
    vi.waitFor(
      async () => {
        const { socket, seen } = open();
        socket.write(head('/api/uploads', octets, bytes, from, by));
        try {
          await vi.waitFor(() => expect(seen.text).toMatch(expected), { timeout: 500 });
        } finally {
          socket.destroy();
        }
      },
      { timeout: 15_000 },
    );
  const sent = async (from: string, bytes: number, by = person) => {
    const { socket, seen } = open();
    socket.write(head('/api/uploads', octets, bytes, from, by));
    socket.write(Buffer.alloc(bytes));
    await vi.waitFor(() => expect(seen.text).toMatch(/^HTTP\/1\.1 \d{3}/), { timeout: 15_000 });
    socket.destroy();
    return seen.text.slice(9, 12);
  };

  it('are bounded for one address, one tenant and all, and there is room again when they are gone', async () => {
    const first = hold('192.0.2.1', 400 * kilobyte);
    await announced('192.0.2.1', 300 * kilobyte, / 429 [\s\S]*sending a lot at once/);
    // Another address still may.
    expect(await sent('192.0.2.2', 200 * kilobyte)).toBe('422');
    const second = hold('192.0.2.3', 400 * kilobyte);
    await announced('192.0.2.4', 400 * kilobyte, / 503 [\s\S]*busy/);
    // Another tenant still may.
    expect(await sent('192.0.2.4', 400 * kilobyte, other)).toBe('422');
    const third = hold('192.0.2.6', 500 * kilobyte, other);
    await announced('192.0.2.7', 300 * kilobyte, / 503 /, other);
    for (const { socket } of [first, second, third]) socket.destroy();
    await vi.waitFor(async () => expect(await sent('192.0.2.4', 500 * kilobyte)).toBe('422'), {
      timeout: 15_000,
    });
  });

  it('are counted as they come when nobody said how many', async () => {
    const { socket, closed } = open();
    socket.write(head('/api/uploads', octets, 'chunked', '192.0.2.5'));
    for (let sent = 0; sent < 12; sent++)
      socket.write(`${(100 * kilobyte).toString(16)}\r\n${'x'.repeat(100 * kilobyte)}\r\n`);
    expect((await closed).status).toBe(429);
  });
});

it('gives one address only so many connections, and lets those go on', async () => {
  const server = createServer((_request, response) => void response.end('here'));
  boundConnections(server, { ...httpBounds, connectionsPerAddress: 12 }, false);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port: at } = server.address() as { port: number };
  const first = open(at);
  await once(first.socket, 'connect');
  const more = Array.from({ length: 20 }, () => open(at));
  let ended = 0;
  for (const { closed } of more) closed.then(() => ended++);
  await vi.waitFor(() => expect(ended).toBe(9), { timeout: 10_000 });
  first.socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect((await first.closed).status).toBe(200);
  for (const { socket } of more) socket.destroy();
  await new Promise((closed) => server.close(closed));
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('counts %s with %s', (address, group) => {
  expect(networkOf(address)).toBe(group);
});
