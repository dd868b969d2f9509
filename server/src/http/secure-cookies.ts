import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export type SecureCookies = (request: FastifyRequest) => boolean;

/**
 * Every cookie is Secure outside development. The demo alone makes an exception: opened from another machine of the
 * same network, by its address and plain http, browsers would drop such a cookie and nobody could sign in.
 */
export const secureCookies =
  (settings: { secureCookies: boolean; demo?: boolean | undefined }): SecureCookies =>
  (request) =>
    settings.secureCookies &&
    !(settings.demo && request.protocol === 'http' && isOfNetwork(request.hostname.toLowerCase()));

/** An address, or a name without a dot, that is not this very machine: browsers hold that for safe. */
export const isOfNetwork = (host: string): boolean =>
  isBare(host) && !/^(localhost$|127\.|\[::1\]$)/.test(host);

/** With the demo these lead to its first tenant. */
export const isBare = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.includes('.');
