import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from './etags.ts';

/**
 * An answer that is a file. It never changes under its address, so whoever has it keeps it; `privately`: nobody does,
 * and a paper is saved, not shown, since what shows it may run more than a page may.
 */
export class Bytes {
  readonly content: Buffer;
  readonly type: string;
  readonly privately: boolean;
  /** Under this name it is saved, not shown. */
  readonly saveAs: string | undefined;
  /** Asked for again and again: whoever has it already is told so. */
  readonly tagged: boolean;
  constructor(
    content: Buffer,
    type: string,
    how: { privately?: boolean; saveAs?: string; tagged?: boolean } = {},
  ) {
    this.content = content;
    this.type = type;
    this.privately = how.privately ?? false;
    this.saveAs = how.saveAs;
    this.tagged = how.tagged ?? false;
  }
}

/** A private file that may be too long to hold; it is saved under a name. */
export class ByteStream {
  readonly content: Readable;
  readonly length: number;
  readonly type: string;
  readonly saveAs: string;
  constructor(content: Readable, length: number, type: string, saveAs: string) {
    this.content = content;
    this.length = length;
    this.type = type;
    this.saveAs = saveAs;
  }
}

/** As fast as it is taken. Whoever hangs up ends the reading; what cannot be read to its end ends the connection. */
export function sendByteStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, length, type, saveAs }: ByteStream,
): number {
  const { raw } = reply;
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    ...privateFile(request, type, saveAs),
  };
  reply.hijack();
  raw.writeHead(200, { ...headers, 'content-length': length });
  content.on('error', () => raw.destroy());
  raw.on('close', () => content.destroy());
  content.pipe(raw);
  return 200;
}

const privateFile = (request: FastifyRequest, type: string, saveAs: string): Record<string, string> => ({
  'x-request-id': request.id,
  'x-content-type-options': 'nosniff',
  'content-type': type,
  'cache-control': cacheControl(true, false),
  'content-disposition': `attachment; filename="${saveAs}"`,
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Straight to the socket, past what makes the answers of signed-in people unkept. Opened by itself, it may run nothing. Gives the status. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, privately, saveAs, tagged }: Bytes,
): number {
  const etag = tagged ? etagOf(content) : undefined;
  // What others may keep carries nobody's cookie.
  if (!privately) reply.removeHeader('set-cookie');
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'content-type': type,
    'content-length': content.length,
    'cache-control': cacheControl(privately, tagged),
    ...(etag && { etag }),
    ...(type === 'application/pdf' && { 'content-disposition': 'attachment' }),
    ...(saveAs && { 'content-disposition': `attachment; filename="${saveAs}"` }),
    'content-security-policy': "default-src 'none'; sandbox",
  };
  reply.hijack();
  if (etag && request.headers['if-none-match'] === etag) {
    const { 'content-length': _length, ...kept } = headers;
    reply.raw.writeHead(304, kept).end();
    return 304;
  }
  reply.raw.writeHead(200, headers).end(content);
  return 200;
}

function cacheControl(privately: boolean, tagged: boolean): string {
  if (tagged) return 'private, no-cache';
  return privately ? 'private, no-store' : 'public, max-age=31536000, immutable';
}
