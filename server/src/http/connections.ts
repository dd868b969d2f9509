import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network-of.ts';
import type { HttpBounds } from './bounds.ts';

/** One address cannot take every connection there is. Who comes beyond is hung up on: an answer would cost as much. */
export function boundConnections(server: Server, bounds: HttpBounds, behindProxy: boolean): void {
  server.maxConnections = bounds.connectionsInAll;
  const plain = new PerAddress();
  const upgraded = new PerAddress();
  if (!behindProxy)
    server.on('connection', (socket: Socket) => {
      if (plain.add(socket) > bounds.connectionsPerAddress) socket.destroy();
    });
  // Every tab holds one open: they would soon leave no room for the pages themselves.
  server.on('upgrade', (_request, socket: Socket) => {
    server.maxConnections++;
    socket.once('close', () => server.maxConnections--);
    if (behindProxy) return;
    plain.remove(socket);
    if (upgraded.add(socket) > bounds.upgradedPerAddress) socket.destroy();
  });
}

/** How many connections each address has open. */
class PerAddress {
  readonly #open = new Map<string, Set<Socket>>();

  /** Gives how many they are with this one. */
  add(socket: Socket): number {
    const address = networkOf(socket.remoteAddress ?? '');
    const theirs = this.#open.get(address) ?? new Set();
    this.#open.set(address, theirs.add(socket));
    socket.once('close', () => this.#drop(address, socket));
    return theirs.size;
  }

  remove(socket: Socket): void {
    this.#drop(networkOf(socket.remoteAddress ?? ''), socket);
  }

  #drop(address: string, socket: Socket): void {
    const theirs = this.#open.get(address);
    theirs?.delete(socket);
    if (theirs?.size === 0) this.#open.delete(address);
  }
}
