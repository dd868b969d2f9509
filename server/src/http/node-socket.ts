import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

// What Node's own sockets know and its types do not say. Node is pinned; where a new one has something else, the test
// beside this fails, and until then we do without: nothing here may throw in the middle of a connection.

interface NodeSocket extends Socket {
  _httpMessage?: ServerResponse | null;
  parser?: ParserCallbacks | null;
  _handle?: { writeQueueSize?: number } | null;
}
/** What the parser calls for a request's head, chunks and end, under these numbers. */
export type ParserCallbacks = Record<number, unknown>;
export const parserCallbacks = [0, 1, 2, 3, 4];
export const onHead = 2;

/** Whether it is this answer's turn to be written. */
export const isAnswering = (socket: Socket, response: ServerResponse): boolean =>
  (socket as NodeSocket)._httpMessage === response;

export const parserOf = (socket: Socket): ParserCallbacks | undefined =>
  (socket as NodeSocket).parser ?? undefined;

/** Of a large piece Node counts all as waiting until the last byte is gone; how far the system is says its handle. */
export const bytesLeft = (socket: Socket): number =>
  (socket as NodeSocket)._handle?.writeQueueSize ?? socket.writableLength;
