import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etags.ts';

/** An answer that is the same for many: written out, tagged and compressed once. */
export class Ready {
  readonly text: string;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly etag: string;
  constructor(value: unknown) {
    const json = JSON.stringify(value);
    // Plain ASCII leaves in one write together with the headers.
    this.text = json.replace(
      /[^\0-\x7f]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    this.br = brotliCompressSync(json);
    this.gzip = gzipSync(json);
    this.etag = etagOf(this.text);
  }
}

/** Straight to the socket: nothing on the way has anything left to do. */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, br, gzip, etag }: Ready,
): void {
  const headers: Record<string, string | number> = {
    ...(reply.getHeaders() as Record<string, string>),
    etag,
    vary: 'accept-encoding',
  };
  reply.hijack();
  if (request.headers['if-none-match'] === etag) {
    reply.raw.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = 'application/json; charset=utf-8';
  const accepted = request.headers['accept-encoding'];
  let body: string | Buffer = text;
  if (accepted !== undefined && /\b(br|gzip)\b/.test(accepted)) {
    const encoding = /\bbr\b/.test(accepted) ? 'br' : 'gzip';
    headers['content-encoding'] = encoding;
    body = encoding === 'br' ? br : gzip;
  }
  headers['content-length'] = body.length;
  reply.raw.writeHead(200, headers).end(body);
}
