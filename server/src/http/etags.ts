import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const etagOf = (text: string | Buffer): string => `W/"${hash('sha1', text, 'base64url')}"`;

const textsForPages = new WeakMap<IncomingMessage, string>();
/** What was answered to a page's in-process call, as text. */
export const textForPage = (request: IncomingMessage): string | undefined => textsForPages.get(request);

/** Who has an answer already gets 304. What is told to somebody in person is kept by nobody. */
export function sendEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // In-process, for a page: nobody keeps it, and there is no socket to make bytes for.
    if ('_lightMyRequest' in request.raw && request.headers['x-for-page']) {
      if (typeof payload !== 'string') return done(null, payload);
      textsForPages.set(request.raw, payload);
      return done(null, '');
    }
    if (request.who?.actor) {
      reply.header('cache-control', 'no-store');
      return done(null, payload);
    }
    if (
      request.method !== 'GET' ||
      reply.statusCode !== 200 ||
      (typeof payload !== 'string' && !Buffer.isBuffer(payload))
    )
      return done(null, payload);
    let etag = reply.getHeader('etag') as string | undefined;
    if (etag === undefined) {
      etag = etagOf(payload);
      reply.header('etag', etag);
    }
    if (request.headers['if-none-match'] !== etag) return done(null, payload);
    reply.code(304);
    done(null, null);
  });
}
