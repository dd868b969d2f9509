import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { turnIfBusy } from '../own-turn.ts';
import { isAnswering, onHead, parserCallbacks, parserOf } from './node-socket.ts';

/** Browsers and proxies wait for each answer; whoever sends ahead is a program, and needs no more than this. */
const mostAhead = 3;

/** Each chunk of a body costs the same, however little is in it: in single bytes a body would cost a thousand times its size. */
const fewChunks = 300;
const leastOfChunk = 64;

/** So long a body that nobody reads may go on arriving after its answer, for the answer to be read by whoever sends it. */
const lingerMs = 5_000;

interface Counted extends Socket {
  /** Requests whose turn to be answered has not come. */
  ahead?: number;
}

/**
 * Node hands us every request and every chunk that stands in what it has read of a connection, up to 2 MB in one turn
 * of the event loop: tens of thousands of either froze everybody for seconds. Here the connection is ended at the first
 * that is too many.
 */
export function guardParser(server: Server): void {
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  const handleAll: RequestListener = (request, response) => {
    for (const handle of handlers) handle(request, response);
  };
  server.on('request', (request, response) => {
    const socket = request.socket as Counted;
    // What most requests are, one at a time and without a body, pays nothing.
    if (!isAnswering(socket, response)) {
      socket.ahead = (socket.ahead ?? 0) + 1;
      if (socket.ahead > mostAhead) return hangUp(socket);
      response.on('close', noLongerAhead);
    }
    const isChunked = isInChunks(request);
    if (isChunked) countChunks(request, socket);
    if (isChunked || request.headers['content-length'] !== undefined) response.on('close', endUnread);
    // Eighty that arrive in the same moment would take their sum from everybody else.
    const waiting = turnIfBusy();
    if (waiting) waiting.then(() => socket.destroyed || handleAll(request, response));
    else handleAll(request, response);
  });
}

const isInChunks = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined;

function noLongerAhead(this: ServerResponse): void {
  const socket = this.req.socket as Counted;
  socket.ahead = (socket.ahead ?? 1) - 1;
}

/** What Node's parser takes for "no longer HTTP from here on", and stops. */
const stopParsing = () => 2;

/**
 * Ends a connection in the middle of what was read of it. The parser would go on to the end of that: it stops at the
 * next head, and goes through a body without calling us, which is a hundred times quicker. It gets its callbacks back,
 * since Node uses it again.
 */
function hangUp(socket: Counted, isUnanswered = false): void {
  // Behind the answers to what came before, which are not ready yet, it would be taken for one of them.
  if (isUnanswered && !socket.ahead)
    socket.write('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroy();
  const parser = parserOf(socket);
  if (!parser) return;
  const kept = parserCallbacks.map((at) => parser[at]);
  for (const at of parserCallbacks) parser[at] = at === onHead ? stopParsing : null;
  setImmediate(() => {
    for (const at of parserCallbacks) parser[at] = kept[at];
  });
}

/** Its answer is out, and what is left of the request is of no use to anybody. */
function endUnread(this: ServerResponse): void {
  const request = this.req;
  const socket = request.socket as Counted;
  if (request.complete || socket.destroyed) return;
  // No browser sends chunks; those who do can take the end of the connection for what it is. What answers at once does so
  // while the chunks behind the head are still being parsed.
  if (isInChunks(request)) {
    hangUp(socket);
    return;
  }
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  request.once('close', () => clearTimeout(timer));
}

function countChunks(request: IncomingMessage, socket: Counted): void {
  const push = request.push.bind(request);
  let [chunks, bytes] = [0, 0];
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (chunk !== null) {
      chunks++;
      bytes += chunk.length;
      if (chunks > fewChunks && bytes < chunks * leastOfChunk) {
        hangUp(socket, true);
        return false;
      }
    }
    return push(chunk, encoding);
  };
}
