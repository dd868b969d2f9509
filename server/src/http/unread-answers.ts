import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network-of.ts';
import type { HttpBounds } from './bounds.ts';
import { bytesLeft } from './node-socket.ts';

interface Reader {
  address: string;
  /** What was still to be taken when this was last looked at, and since when no less. */
  left: number;
  since: number;
}

/**
 * Answers wait in memory until whoever asked takes them. Whoever takes nothing is hung up on after a while; where too much
 * waits for an address, or for all, first those who take nothing, those with most before others.
 */
export function endUnreadAnswers(server: Server, bounds: HttpBounds, behindProxy: boolean): void {
  const readers = new Map<Socket, Reader>();
  server.on('connection', (socket: Socket) => {
    const address = behindProxy ? '' : networkOf(socket.remoteAddress ?? '');
    readers.set(socket, { address, left: 0, since: 0 });
    socket.once('close', () => readers.delete(socket));
  });
  const looking = setInterval(() => look(readers, bounds, behindProxy), bounds.unreadMs / 30).unref();
  server.once('close', () => clearInterval(looking));
}

function look(readers: ReadonlyMap<Socket, Reader>, bounds: HttpBounds, behindProxy: boolean): void {
  const now = performance.now();
  const waiting = [...readers].filter(([socket]) => socket.writableLength > 0);
  for (const [socket, reader] of waiting) {
    const left = bytesLeft(socket);
    if (left !== reader.left || reader.since === 0) Object.assign(reader, { left, since: now });
    else if (now - reader.since > bounds.unreadMs) socket.destroy();
  }
  for (const [socket, reader] of readers) if (socket.writableLength === 0) reader.since = 0;
  // Behind a proxy all have its address, and it takes answers for them.
  if (!behindProxy)
    for (const of of Map.groupBy(waiting, ([, { address }]) => address).values())
      keepWithin(bounds.unreadBytesPerAddress, of, now - bounds.unreadMs / 6);
  keepWithin(bounds.unreadBytesInAll, waiting, now - bounds.unreadMs / 6);
}

/** Whoever took something lately is let go on, up to twice as much in all. */
function keepWithin(most: number, waiting: readonly [Socket, Reader][], lately: number): void {
  const open = waiting
    .filter(([socket]) => !socket.destroyed)
    .map(([socket, { since }]) => ({ socket, bytes: socket.writableLength, isTaking: since > lately }));
  const idleFirstThenLargest = open.toSorted(
    (a, b) => Number(a.isTaking) - Number(b.isTaking) || b.bytes - a.bytes,
  );
  let sum = open.reduce((all, { bytes }) => all + bytes, 0);
  for (const { socket, bytes, isTaking } of idleFirstThenLargest) {
    if (sum <= (isTaking ? 2 * most : most)) return;
    sum -= bytes;
    socket.destroy();
  }
}
