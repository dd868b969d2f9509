import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, unavailable } from '../errors.ts';
import { networkOf } from '../network-of.ts';
import type { HttpBounds } from './bounds.ts';

/**
 * Bodies are counted as they arrive, until their request is answered: too much at once from one address is 429, for
 * one tenant and for all 503, too late 408. Only what came is counted, so that nobody takes room by announcing.
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
      // What is no call of ours has nobody's name.
      const whose = { address: networkOf(request.ip), tenantId: request.who?.tenant.id ?? '' };
      const full = held.isFull(whose, announced);
      if (full) return done(close(reply, full));
      done(null, watched(request, reply, payload as Readable, { held, whose, bounds }));
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

interface Whose {
  address: string;
  tenantId: string;
}

class HeldBytes {
  /** By address, by tenant and of all. */
  readonly #held = new Map<string, number>();
  readonly #bounds: HttpBounds;
  constructor(bounds: HttpBounds) {
    this.#bounds = bounds;
  }

  /** Why there is no room for so many more; nothing, if there is. */
  isFull(whose: Whose, more: number): AppError | undefined {
    const { bytesPerAddress, bytesPerTenant, bytesInAll } = this.#bounds;
    const [address, tenant, all] = keysOf(whose).map((key) => (this.#held.get(key) ?? 0) + more);
    if (Number(address) > bytesPerAddress)
      return new AppError('too_many_requests', { said: 'sending_much', retryAfterSeconds: 5 });
    return Number(tenant) > bytesPerTenant || Number(all) > bytesInAll ? unavailable() : undefined;
  }

  add(whose: Whose, bytes: number): void {
    for (const key of keysOf(whose)) {
      const left = (this.#held.get(key) ?? 0) + bytes;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
  }
}

const keysOf = ({ address, tenantId }: Whose) => [`from ${address}`, `at ${tenantId}`, 'all'];

interface Watching {
  held: HeldBytes;
  whose: Whose;
  bounds: HttpBounds;
}

/** The same body, which ends with an error of ours when it is too much or too late: the request itself can still be answered. */
function watched(request: FastifyRequest, reply: FastifyReply, body: Readable, parts: Watching): Readable {
  const { held, whose, bounds } = parts;
  const begun = performance.now();
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      const refused = held.isFull(whose, chunk.length);
      if (refused) {
        // At once, or each further piece of what has come already would be an error of its own.
        body.unpipe(counted);
        request.raw.socket.pause();
        return next(close(reply, refused));
      }
      received += chunk.length;
      held.add(whose, chunk.length);
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
    held.add(whose, -received);
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
