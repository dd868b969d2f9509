import type { FastifyRequest } from 'fastify';

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** From this machine itself, and not through a proxy on it. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  loopback.includes(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined;
