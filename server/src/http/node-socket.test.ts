import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bytesLeft, isAnswering, onHead, parserCallbacks, parserOf } from './node-socket.ts';

let server: Server;
let client: Socket;
beforeEach(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
});
afterEach(async () => {
  client.destroy();
  server.close();
  await once(server, 'close');
});
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
type Exchange = [IncomingMessage, ServerResponse];

it('knows of two answers whose turn it is', async () => {
  const seen: Exchange[] = [];
  server.on('request', (...exchange) => void seen.push(exchange));
  client.write(get.repeat(2));
  await vi.waitFor(() => expect(seen).toHaveLength(2));
  expect(seen.map(([{ socket }, response]) => isAnswering(socket, response))).toEqual([true, false]);
});

it('has the parser of a connection, which calls under the numbers we know and stops when it is told to', async () => {
  let heads = 0;
  server.on('request', ({ socket }) => {
    heads++;
    const parser = parserOf(socket);
    if (!parser) throw new Error('Node changed: a socket has no parser, see node-socket.ts');
    expect(typeof parser[onHead]).toBe('function');
    expect(parserCallbacks.every((at) => at in parser)).toBe(true);
    const kept = parser[onHead];
    parser[onHead] = () => 2;
    setImmediate(() => {
      parser[onHead] = kept;
      socket.destroy();
    });
  });
  client.resume().on('error', () => undefined);
  client.write(get.repeat(100));
  await once(client, 'close');
  expect(heads).toBe(1);
});

it('knows how much of one large piece is still to go', async () => {
  const size = 48 * 1024 * 1024;
  const asked = once(server, 'request') as Promise<Exchange>;
  client.write(get);
  const [{ socket }, response] = await asked;
  response.end(Buffer.alloc(size));
  client.once('data', () => client.pause());
  client.resume();
  await vi.waitFor(() => expect(bytesLeft(socket)).toBeLessThan(size));
  expect(bytesLeft(socket)).toBeGreaterThan(0);
  expect(socket.writableLength).toBeGreaterThanOrEqual(size);
});

it('does without where a socket says nothing of this', () => {
  const bare = new Socket();
  expect(isAnswering(bare, {} as ServerResponse)).toBe(false);
  expect(parserOf(bare)).toBeUndefined();
  expect(bytesLeft(bare)).toBe(0);
});
