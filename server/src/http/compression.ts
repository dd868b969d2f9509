import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below a packet's size nothing is won. */
const leastBytes = 1_400;
const compressible = /^(text\/|application\/(json|manifest\+json|xml|javascript)|image\/svg)/;

/** Long texts go out compressed; files of the build are compressed once, when it is made. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const accepted = request.headers['accept-encoding'];
    const long = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= leastBytes;
    if (
      !long ||
      !accepted ||
      reply.hasHeader('content-encoding') ||
      !compressible.test(String(reply.getHeader('content-type')))
    )
      return done(null, payload);
    const encoding = encodingFor(accepted);
    reply.header('vary', 'accept-encoding');
    if (!encoding) return done(null, payload);
    const text = payload as string | Buffer;
    // Quality 4: near gzip's size in half its time.
    const work =
      encoding === 'br'
        ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : zip(text, { level: 6 });
    work.then((bytes) => {
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, bytes);
    }, done);
  });
}

/** The best of what the asker takes. */
export function encodingFor(accepted: string | string[] | undefined): 'br' | 'gzip' | undefined {
  if (typeof accepted !== 'string') return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
