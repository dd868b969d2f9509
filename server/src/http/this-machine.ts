import type { FastifyRequest } from 'fastify';

export type IsLocal = (request: FastifyRequest) => boolean;

const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;
const loopbackHost = /^((?:[\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
/** What browsers, curl and a Prometheus at this machine send. Any other header may be a proxy's, which tells for whom it asks. */
const own =
  /^(host|connection|keep-alive|user-agent|accept(-encoding|-language)?|sec-[a-z-]+|upgrade-insecure-requests|cache-control|pragma|cookie|referer|origin|dnt|priority|te|authorization|range|if-(none-match|modified-since)|content-(length|type)|x-domain|x-prometheus-scrape-timeout-seconds)$/;

/**
 * Whether somebody asks from this machine itself: by its own address, under its own name, and not through a proxy on
 * it. A single header that is not a visitor's own is enough to be closed; where proxies are trusted, everybody comes
 * through one.
 */
export function localOnly(trustProxy: boolean | number | string[]): IsLocal {
  if (trustProxy) return () => false;
  return ({ raw, originalUrl }) =>
    // A whole address is how one speaks to a proxy.
    originalUrl.startsWith('/') &&
    loopbackAddress.test(raw.socket.remoteAddress ?? '') &&
    raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length === 1 &&
    loopbackHost.test(raw.headers.host ?? '') &&
    // As nginx speaks when it was told nothing.
    raw.httpVersion !== '1.0' &&
    Object.keys(raw.headers).every((name) => own.test(name));
}
