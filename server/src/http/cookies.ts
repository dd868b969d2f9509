import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../scope.ts';

export const sessionCookie = 'regimen_session';
export const deviceCookie = 'regimen_device';
const yearSeconds = 365 * 24 * 60 * 60;
const none: Record<string, string | undefined> = {};

/** Most calls bring none, so nothing is parsed until somebody asks. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie === undefined ? none : parseCookie(request.headers.cookie);

/** The sign-in cookies, which no script can read. */
export function createExchange(request: FastifyRequest, reply: FastifyReply, secure: boolean): Exchange {
  const set = (name: string, value: string, maxAge: number) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value, path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge }),
    );
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    get device() {
      return cookiesOf(request)[deviceCookie];
    },
    signIn(token, device, idleSeconds) {
      set(sessionCookie, token, idleSeconds);
      set(deviceCookie, device, yearSeconds);
    },
    signOut() {
      set(sessionCookie, '', 0);
    },
  };
}
