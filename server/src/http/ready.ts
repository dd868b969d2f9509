import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './compression.ts';
import { etagOf } from './etags.ts';

interface Written {
  /** Names and values in turn, as Node takes them fastest; the second is each request's own id. */
  headers: readonly string[];
  /** A letter of latin1 for each byte: as text it leaves in one write together with the headers. */
  body: string;
}

/** An answer that is the same for many: written out, tagged and compressed once. */
export class Ready {
  readonly etag: string;
  readonly plain: Written;
  readonly br: Written;
  readonly gzip: Written;
  readonly unchanged: Written;

  constructor(value: unknown) {
    const json = Buffer.from(JSON.stringify(value));
    this.etag = etagOf(json);
    const shared = ['x-request-id', '', 'x-content-type-options', 'nosniff'];
    shared.push('etag', this.etag, 'vary', 'accept-encoding');
    const written = (body: Buffer, ...more: string[]): Written => ({
      headers: [...shared, 'content-type', type, 'content-length', String(body.length), ...more],
      body: body.toString('latin1'),
    });
    this.plain = written(json);
    this.br = written(brotliCompressSync(json), 'content-encoding', 'br');
    this.gzip = written(gzipSync(json), 'content-encoding', 'gzip');
    this.unchanged = { headers: shared, body: '' };
  }
}
const type = 'application/json; charset=utf-8';

/** Straight to the socket: nothing on the way has anything left to do. Gives the status. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: Ready): number {
  const asked = request.raw.headers;
  const unchanged = asked['if-none-match'] === ready.etag;
  const { headers, body } = unchanged
    ? ready.unchanged
    : ready[encodingFor(asked['accept-encoding']) ?? 'plain'];
  const own = headers.slice();
  own[1] = request.id;
  // A session that was renewed on the way.
  const cookie = request.who?.renewedSeconds && reply.getHeader('set-cookie');
  if (cookie) own.push('cache-control', 'no-store', 'set-cookie', String(cookie));
  reply.hijack();
  const status = unchanged ? 304 : 200;
  reply.raw.writeHead(status, own).end(body, 'latin1');
  return status;
}
