import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../db/share.ts';
import { networkOf } from '../network-of.ts';
import type { Exchange } from '../scope.ts';
import { isSecret } from '../secrets.ts';
import { clientHungUp } from './client-hung-up.ts';
import type { SecureCookies } from './secure-cookies.ts';

export const sessionCookie = 'regimen_session';
export const deviceCookie = 'regimen_device';
/** What somebody likes to see; pages write it (web/src/shell/preferences.ts). */
export const stateCookie = 'regimen_state';
const yearSeconds = 365 * 24 * 60 * 60;
const none: Record<string, string | undefined> = {};

/** Most calls bring none, so nothing is parsed until somebody asks. */
export const cookiesOf = (request: FastifyRequest): Record<string, string | undefined> =>
  request.headers.cookie === undefined ? none : parseCookie(request.headers.cookie);

/** Who calls, and the sign-in cookies, which no script can read. */
export class HttpExchange implements Exchange, Asker {
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #isSecure: SecureCookies;
  #gone: AbortSignal | undefined;

  constructor(request: FastifyRequest, reply: FastifyReply, isSecure: SecureCookies) {
    this.#request = request;
    this.#reply = reply;
    this.#isSecure = isSecure;
  }

  get caller(): string {
    return this.#request.who.actor?.userId ?? networkOf(this.#request.ip);
  }
  get ip(): string {
    return this.#request.ip;
  }
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }
  /** Only one of ours, which nobody else can have: an empty one would be the same for everybody. */
  get device(): string | undefined {
    const device = cookiesOf(this.#request)[deviceCookie];
    return device !== undefined && isSecret(device) ? device : undefined;
  }

  /** Listened for only where somebody asks. */
  get gone(): AbortSignal {
    this.#gone ??= clientHungUp(this.#reply.raw);
    return this.#gone;
  }

  signIn(token: string, device: string, idleSeconds: number): void {
    this.#set(sessionCookie, token, idleSeconds);
    this.#set(deviceCookie, device, yearSeconds);
  }
  signOut(): void {
    this.#set(sessionCookie, '', 0);
  }
  /** The cookie that came lives on with its session. */
  renew(idleSeconds: number): void {
    this.#set(sessionCookie, cookiesOf(this.#request)[sessionCookie] ?? '', idleSeconds);
  }

  #set(name: string, value: string, maxAge: number): void {
    const cookie = {
      name,
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      secure: this.#isSecure(this.#request),
      sameSite: 'lax',
    } as const;
    this.#reply.header('set-cookie', stringifySetCookie(cookie));
  }
}
