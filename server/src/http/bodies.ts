import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, unavailable } from '../errors.ts';
import { networkOf } from '../network-of.ts';
import type { HttpBounds } from './bounds.ts';

/**
 * Bodies are counted as they arrive, until their request is answered: too much at once from one address is 429, from
 * all of them 503, too late 408. Only what came is counted, so that nobody takes room by announcing.
 */
export function boundBodies(app: FastifyInstance, bounds: HttpBounds): void {
  const held = new HeldBytes(bounds);
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { method, headers } = request;
    const announced = Number(headers['content-length'] ?? 0);
    if (method === 'GET' || method === 'HEAD') return done(null, payload);
    if (announced === 0 && headers['transfer-encoding'] === undefined) return done(null, payload);
    const watch = () => {
      // They hung up while we looked who they are.
      if (request.raw.destroyed) return done(null, payload);
      const address = networkOf(request.ip);
      const full = held.isFull(address, announced);
      if (full) return done(close(reply, full));
      done(null, watched(request, reply, payload as Readable, { held, address, bounds }));
    };
    if (!(announced > 0 && announced <= smallBytes)) return watch();
    // Most small bodies come in one packet with their head: let Node read it to its end.
    setImmediate(() => (request.raw.complete ? done(null, payload) : watch()));
  });
}

/** A body of this size that is here already is neither late nor counted: what connections may be open bounds them all. */
const smallBytes = 16 * 1024;

/** What is left of a refused body is not waited for. */
function close(reply: FastifyReply, error: AppError): AppError {
  reply.header('connection', 'close');
  return error;
}

class HeldBytes {
  readonly #byAddress = new Map<string, number>();
  readonly #bounds: HttpBounds;
  #inAll = 0;
  constructor(bounds: HttpBounds) {
    this.#bounds = bounds;
  }

  /** Why there is no room for so many more; nothing, if there is. */
  isFull(address: string, more: number): AppError | undefined {
    if ((this.#byAddress.get(address) ?? 0) + more > this.#bounds.bytesPerAddress)
      return new AppError('too_many_requests', { said: 'sending_much', retryAfterSeconds: 5 });
    return this.#inAll + more > this.#bounds.bytesInAll ? unavailable() : undefined;
  }

  add(address: string, bytes: number): void {
    this.#inAll += bytes;
    const left = (this.#byAddress.get(address) ?? 0) + bytes;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}

interface Watching {
  held: HeldBytes;
  address: string;
  bounds: HttpBounds;
}

/** The same body, which ends with an error of ours when it is too much or too late: the request itself can still be answered. */
function watched(request: FastifyRequest, reply: FastifyReply, body: Readable, parts: Watching): Readable {
  const { held, address, bounds } = parts;
  const begun = performance.now();
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const refused = held.isFull(address, chunk.length);
      if (refused) {
        // At once, or each further piece of what has come already would be an error of its own.
        body.unpipe(counted);
        request.raw.socket.pause();
        return next(close(reply, refused));
      }
      received += chunk.length;
      held.add(address, chunk.length);
      next(null, chunk);
    },
  });

  const isFile = request.routeOptions.config.call?.file !== undefined;
  const allowedMs = () => bounds.bodyMs + (isFile ? (received / bounds.fileBytesPerSecond) * 1_000 : 0);
  const look = () => {
    const leftMs = allowedMs() - (performance.now() - begun);
    if (leftMs <= 0) counted.destroy(new AppError('too_slow'));
    else timer = setTimeout(look, leftMs);
  };
  let timer = setTimeout(look, bounds.bodyMs);

  const answered = () => {
    clearTimeout(timer);
    held.add(address, -received);
    received = 0;
    counted.destroy();
  };
  reply.raw.once('finish', answered);
  reply.raw.once('close', answered);
  body.once('end', () => clearTimeout(timer));
  body.on('error', (error) => counted.destroy(error));
  // Whoever read it may have turned away by then.
  counted.on('error', () => clearTimeout(timer));
  return body.pipe(counted);
}
