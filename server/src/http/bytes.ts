import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that is a file. It never changes under its address, so whoever has it keeps it. */
export class Bytes {
  readonly content: Buffer;
  readonly type: string;
  constructor(content: Buffer, type: string) {
    this.content = content;
    this.type = type;
  }
}

/** Straight to the socket, past what makes the answers of signed-in people unkept. Opened by itself, it may run nothing. Gives the status. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, { content, type }: Bytes): number {
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'content-type': type,
    'content-length': content.length,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  reply.hijack();
  reply.raw.writeHead(200, headers).end(content);
  return 200;
}
