import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../network-of.ts';
import type { HttpBounds } from './bounds.ts';

/** One address cannot take every connection there is. Who comes beyond is hung up on: an answer would cost as much. */
export function boundConnections(server: Server, bounds: HttpBounds, behindProxy: boolean): void {
  server.maxConnections = bounds.connectionsInAll;
  if (behindProxy) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > bounds.connectionsPerAddress) socket.destroy();
  });
}
