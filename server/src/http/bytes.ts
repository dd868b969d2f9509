import type { FastifyReply, FastifyRequest } from 'fastify';

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
  constructor(content: Buffer, type: string, how: { privately?: boolean; saveAs?: string } = {}) {
    this.content = content;
    this.type = type;
    this.privately = how.privately ?? false;
    this.saveAs = how.saveAs;
  }
}

/** Straight to the socket, past what makes the answers of signed-in people unkept. Opened by itself, it may run nothing. Gives the status. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, type, privately, saveAs }: Bytes,
): number {
  const headers = {
    ...(reply.getHeaders() as Record<string, string>),
    'x-request-id': request.id,
    'x-content-type-options': 'nosniff',
    'content-type': type,
    'content-length': content.length,
    'cache-control': privately ? 'private, no-store' : 'public, max-age=31536000, immutable',
    ...(type === 'application/pdf' && { 'content-disposition': 'attachment' }),
    ...(saveAs && { 'content-disposition': `attachment; filename="${saveAs}"` }),
    'content-security-policy': "default-src 'none'; sandbox",
  };
  reply.hijack();
  reply.raw.writeHead(200, headers).end(content);
  return 200;
}
