import type { FastifyRequest } from 'fastify';

export type IsLocal = (request: FastifyRequest) => boolean;

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What proxies add to tell for whom they ask. Nobody at this machine sends any of them. */
const forwarding =
  /forward|proxy|client-?ip|real-?ip|^via$|^cf-|envoy|x-original-|fastly|azure|amzn|x-scheme|x-request-start/;

/**
 * Whether somebody asks from this machine itself: by its own address, under its own name, and not through a proxy on
 * it. A single sign of a proxy is enough to be closed; where proxies are trusted, everybody comes through one.
 */
export function localOnly(trustProxy: boolean | number | string[]): IsLocal {
  if (trustProxy) return () => false;
  return ({ raw }) =>
    loopbackAddress.test(raw.socket.remoteAddress ?? '') &&
    raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1 &&
    loopbackHost.test(raw.headers.host ?? '') &&
    // As nginx speaks when it was told nothing.
    raw.httpVersion !== '1.0' &&
    !Object.keys(raw.headers).some((name) => forwarding.test(name));
}
