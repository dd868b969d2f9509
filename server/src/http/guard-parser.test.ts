import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guardParser } from './guard-parser.ts';

let server: Server;
let answered = 0;
let port = 0;
beforeEach(async () => {
  answered = 0;
  server = createServer((_request, response) => {
    setImmediate(() => response.end(`${++answered}`));
  });
  guardParser(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => new Promise((closed) => server.close(closed)));

/** What comes back until the connection is closed. */
const send = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let seen = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      seen += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(seen));
  });
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = (method: string) => `${method} / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`;
const crumbs = '1\r\nx\r\n'.repeat(100_000);

async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.max / 1e6;
}

describe('a connection', () => {
  it('that sends tens of thousands of requests ahead is ended, and costs next to nothing', async () => {
    const all = Array.from({ length: 20 }, () => get.repeat(20_000));
    // Twenty of them took seconds; most of what is left is this test’s own sending.
    expect(await longestStretch(() => Promise.all(all.map(send)))).toBeLessThan(400);
    expect(answered).toBeLessThanOrEqual(80);
  });

  it('may be a few requests ahead', async () => {
    const seen = await send(get.repeat(3) + get.replace('Host', 'Connection: close\r\nHost'));
    expect(seen.match(/200 OK/g)).toHaveLength(4);
  });

  it.each(['GET', 'POST'])('whose %s has a body in single bytes is told so and ended', async (method) => {
    expect(await send(chunked(method) + crumbs)).toMatch(/^HTTP\/1\.1 400/);
  });

  it('whose chunks nobody reads is ended with its answer', async () => {
    const piece = `1000\r\n${'x'.repeat(4096)}\r\n`;
    const seen = await send(chunked('GET') + piece.repeat(3));
    expect(seen.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('after one that was ended finds a parser that works', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send(get.repeat(2_000))));
    await send(chunked('GET') + crumbs);
    for (let i = 0; i < 5; i++)
      expect(await send(get.replace('Host', 'Connection: close\r\nHost'))).toContain('200 OK');
    const whole = await send(
      `${chunked('POST').replace('Host', 'Connection: close\r\nHost')}3\r\nabc\r\n0\r\n\r\n`,
    );
    expect(whole).toContain('200 OK');
  });
});
