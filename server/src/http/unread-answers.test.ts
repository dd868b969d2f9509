import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { httpBounds } from './bounds.ts';
import { endUnreadAnswers } from './unread-answers.ts';

// Over real sockets. What the system keeps for a connection by itself is a few megabytes, so answers are larger here.

const megabyte = 1024 * 1024;
const answer = Buffer.alloc(24 * megabyte, 'x');
let server: Server;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function serve(changed: Partial<typeof httpBounds>): Promise<void> {
  server = createServer((_request, response) => void response.end(answer));
  endUnreadAnswers(server, { ...httpBounds, ...changed }, false);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** Asks, and takes nothing of the answer until it is told to. */
async function ask() {
  const { port } = server.address() as { port: number };
  const [[ours], socket] = await Promise.all([
    once(server, 'connection') as Promise<[Socket]>,
    Promise.resolve(connect(port, '127.0.0.1')),
  ]);
  sockets.push(socket);
  socket.pause().on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return { socket, ours };
}
const waits = ({ ours }: { ours: Socket }) =>
  vi.waitFor(() => expect(ours.writableLength).toBeGreaterThan(0));

async function takeAll(socket: Socket): Promise<number> {
  let bytes = 0;
  for await (const chunk of socket.resume()) bytes += (chunk as Buffer).length;
  return bytes;
}

it('hangs up on whoever takes nothing of an answer, and not on whoever reads', async () => {
  await serve({ unreadMs: 600, unreadBytesPerAddress: 100 * megabyte });
  const [unread, read] = [await ask(), await ask()];
  const taken = takeAll(read.socket);
  await waits(unread);
  expect(await taken).toBeGreaterThan(answer.length);
  await vi.waitFor(() => expect(unread.ours.destroyed).toBe(true), { timeout: 10_000 });
});

it('lets whoever is slow go on, for longer than anybody may take nothing', async () => {
  await serve({ unreadMs: 600, unreadBytesPerAddress: 100 * megabyte });
  const { socket } = await ask();
  const begun = performance.now();
  let bytes = 0;
  let allowed = 0;
  socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > allowed) socket.pause();
  });
  const pace = setInterval(() => {
    allowed += megabyte;
    socket.resume();
  }, 60);
  await once(socket, 'close');
  clearInterval(pace);
  expect(bytes).toBeGreaterThan(answer.length);
  expect(performance.now() - begun).toBeGreaterThan(1_000);
});

it('keeps only so much for one address, and what is left can be read to its end', async () => {
  await serve({ unreadMs: 3_000, unreadBytesPerAddress: 50 * megabyte });
  const asked: Awaited<ReturnType<typeof ask>>[] = [];
  for (let n = 0; n < 5; n++) asked.push(await ask());
  const open = () => asked.filter(({ ours }) => !ours.destroyed);
  await Promise.all(asked.map(waits));
  const held = () => open().reduce((bytes, { ours }) => bytes + ours.writableLength, 0);
  await vi.waitFor(() => expect(held()).toBeLessThanOrEqual(50 * megabyte), { timeout: 10_000 });
  const [left] = open();
  if (!left) throw new Error('Nobody is left.');
  expect(await takeAll(left.socket)).toBeGreaterThan(answer.length);
});

it('lets whoever is reading go on where others of the same address let too much wait', async () => {
  await serve({ unreadMs: 6_000, unreadBytesPerAddress: 40 * megabyte });
  const reading = await ask();
  await waits(reading);
  let bytes = 0;
  reading.socket.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    reading.socket.pause();
  });
  const pace = setInterval(() => reading.socket.resume(), 5);
  // It reads before the others ask, so that however busy the machine is it was seen to take something.
  const idle = [await ask(), await ask()];
  await Promise.all(idle.map(waits));
  await vi.waitFor(() => expect(idle.some(({ ours }) => ours.destroyed)).toBe(true), { timeout: 10_000 });
  expect(reading.ours.destroyed).toBe(false);
  clearInterval(pace);
  reading.socket.removeAllListeners('data');
  expect(bytes + (await takeAll(reading.socket))).toBeGreaterThan(answer.length);
});
