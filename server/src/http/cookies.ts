import type { FastifyReply } from 'fastify';

export const sessionCookie = 'regimen_session';
export const deviceCookie = 'regimen_device';
const yearSeconds = 365 * 24 * 60 * 60;

/** Where a handler reaches the browser: the sign-in cookies, which no script can read. */
export interface Exchange {
  ip: string;
  userAgent: string;
  device: string | undefined;
  signIn(token: string, device: string, idleSeconds: number): void;
  signOut(): void;
}

export function createExchange(
  request: {
    ip: string;
    headers: { 'user-agent'?: string | undefined };
    cookies: Record<string, string | undefined>;
  },
  reply: FastifyReply,
  secure: boolean,
): Exchange {
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    device: request.cookies[deviceCookie],
    signIn(token, device, idleSeconds) {
      reply.setCookie(sessionCookie, token, { ...options, maxAge: idleSeconds });
      reply.setCookie(deviceCookie, device, { ...options, maxAge: yearSeconds });
    },
    signOut() {
      reply.clearCookie(sessionCookie, options);
    },
  };
}
