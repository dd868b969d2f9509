import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Asker } from '../db/share.ts';
import { networkOf } from '../network-of.ts';
import type { Exchange } from '../scope.ts';
import { isGuestKey, isSecret } from '../secrets.ts';
import { clientHungUp } from './client-hung-up.ts';
import { isFetchedAhead } from './fetched-ahead.ts';
import type { SecureCookies } from './secure-cookies.ts';

export const sessionCookie = 'regimen_session';
export const deviceCookie = 'regimen_device';
/** While somebody is at a sign-in provider. */
const visitCookie = 'regimen_visit';
/** Of the dashboard, which has sessions of its own. */
export const adminCookie = 'regimen_admin';
const signInCookie = 'regimen_sign_in';
/** Of a visitor; only calls carry it, so that pages stay the same for all guests. */
const guestCookie = 'regimen_guest';
/** What somebody likes to see; pages write it (web/src/shell/preferences.ts). */
export const stateCookie = 'regimen_state';
/** As long as a browser may take to sign in. */
const signInSeconds = 10 * 60;
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
    const { actor, admin } = this.#request.who;
    return actor?.userId ?? admin?.id ?? networkOf(this.#request.ip);
  }
  get ip(): string {
    return this.#request.ip;
  }
  get isFetchedAhead(): boolean {
    return isFetchedAhead(this.#request);
  }
  get userAgent(): string {
    return this.#request.headers['user-agent'] ?? '';
  }
  /** Only one of ours, which nobody else can have: an empty one would be the same for everybody. */
  get device(): string | undefined {
    const device = cookiesOf(this.#request)[deviceCookie];
    return device !== undefined && isSecret(device) ? device : undefined;
  }

  get visit(): string | undefined {
    const visit = cookiesOf(this.#request)[visitCookie];
    return visit !== undefined && isSecret(visit) ? visit : undefined;
  }
  get signInKey(): string | undefined {
    const key = cookiesOf(this.#request)[signInCookie];
    return key !== undefined && isSecret(key) ? key : undefined;
  }
  get guestKey(): string | undefined {
    const key = this.#request.headers['x-session-key'] ?? cookiesOf(this.#request)[guestCookie];
    return typeof key === 'string' && isGuestKey(key) ? key : undefined;
  }
  keepGuestKey(key: string, seconds: number): void {
    this.#set(guestCookie, key, seconds, '/api');
  }
  dropGuestKey(): void {
    this.#set(guestCookie, '', 0, '/api');
  }
  keepSignInKey(key: string, device?: string): void {
    this.#set(signInCookie, key, signInSeconds);
    if (device !== undefined) this.#set(deviceCookie, device, yearSeconds);
  }
  dropSignInKey(): void {
    this.#set(signInCookie, '', 0);
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
  keepVisit(secret: string, seconds: number): void {
    this.#set(visitCookie, secret, seconds);
  }
  /** Gone with the browser; the server ends it long before, when nobody does anything. */
  signInAdmin(token: string): void {
    this.#set(adminCookie, token, undefined);
  }
  signOutAdmin(): void {
    this.#set(adminCookie, '', 0);
  }
  /** The cookie that came lives on with its session. */
  renew(idleSeconds: number): void {
    this.#set(sessionCookie, cookiesOf(this.#request)[sessionCookie] ?? '', idleSeconds);
  }

  #set(name: string, value: string, maxAge: number | undefined, path = '/'): void {
    const cookie = {
      name,
      value,
      ...(maxAge !== undefined && { maxAge }),
      path,
      httpOnly: true,
      secure: this.#isSecure(this.#request),
      sameSite: 'lax',
    } as const;
    this.#reply.header('set-cookie', stringifySetCookie(cookie));
  }
}
