import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isPageCall, keepTextForPage } from './text-for-page.ts';

export const etagOf = (text: string | Buffer): string => `W/"${hash('sha1', text, 'base64url')}"`;

/** Who has an answer already gets 304. What is told to somebody in person is kept by nobody. */
export function sendEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    // Nobody keeps what a page asks.
    if (isPageCall(request)) {
      if (typeof payload !== 'string') return done(null, payload);
      keepTextForPage(request, payload);
      return done(null, '');
    }
    if (request.who?.actor || request.who?.admin) {
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
