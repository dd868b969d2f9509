import type { Call } from '@regimen/contract/call.ts';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import type { FastifyRequest } from 'fastify';
import { badRequest, notFound, unauthenticated } from '../errors.ts';
import type { Actor, Admin, Tenant } from '../scope.ts';
import type { AdminSessions } from './admin-sessions.ts';
import { adminCookie, cookiesOf, deviceCookie, sessionCookie } from './cookies.ts';
import type { Sessions } from './sessions.ts';
import type { Tenants } from './tenants.ts';

export interface Who {
  tenant: Tenant;
  actor: Actor | null;
  /** Only where the call is the dashboard's. */
  admin?: Admin | null;
  locale: Locale;
  /** Of a session that came by cookie and has just begun to last anew. */
  renewedSeconds?: number | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    who: Who;
    /** The body as it came, where it is JSON. */
    bodyText: string | undefined;
  }
  interface FastifyInstance {
    /** Every registered "METHOD url" under /api/. */
    apiRoutes: string[];
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

/**
 * Which tenant, which person. With the page's cookie X-Domain must equal the host; with a bearer header it
 * selects the tenant, and the token must belong to it. The header selects, it never authorises.
 */
export async function identifyCaller(
  request: FastifyRequest,
  tenants: Tenants,
  sessions: Sessions,
  admins: AdminSessions,
): Promise<Who> {
  const host = request.hostname.toLowerCase();
  const named = request.headers['x-domain'];
  const bearer = bearerToken(request.headers.authorization);
  const { access } = request.routeOptions.config.call ?? {};
  const ofAdmin = access?.admin !== undefined;
  const cookie = bearer === undefined ? cookiesOf(request)[ofAdmin ? adminCookie : sessionCookie] : undefined;
  if (typeof named === 'object') throw badRequest();
  // A page of another site cannot set this header, so a cookie alone changes nothing.
  if (cookie && (named === undefined ? request.method !== 'GET' : named.toLowerCase() !== host))
    throw badRequest();

  const tenant = await tenants.byHost(named?.toLowerCase() || host);
  if (!tenant) throw notFound();
  const locale = chooseLocale(request.headers['accept-language'], tenant);
  const token = bearer ?? cookie;
  if (ofAdmin) {
    const admin = token ? await admins.find(tenant.id, token) : null;
    return { tenant, actor: null, admin, locale };
  }
  const live = token
    ? await sessions.find(tenant.id, token, cookiesOf(request)[deviceCookie], bearer === undefined)
    : null;
  const actor = live?.actor ?? null;
  const purposes = access?.tokens;
  if (bearer !== undefined && !actor && purposes) {
    const device = await sessions.findByToken(tenant.id, bearer, purposes);
    if (device) return { tenant, actor: device, locale };
  }
  // A dead token in a header is an error of the caller; a dead cookie only makes a guest.
  if (bearer !== undefined && !actor) throw unauthenticated();
  return { tenant, actor, locale, ...(cookie && { renewedSeconds: live?.renewedSeconds }) };
}

/** Puts `who` on the request. `undefined` when that was settled at once: a guest of a known site waits for nothing. */
export type Identify = (request: FastifyRequest) => undefined | Promise<void>;

export const createIdentify =
  (tenants: Tenants, sessions: Sessions, admins: AdminSessions): Identify =>
  (request) => {
    const guest = findGuest(request, tenants);
    if (!guest)
      return identifyCaller(request, tenants, sessions, admins).then((who) => {
        request.who = who;
      });
    request.who = guest;
  };

/** A guest of a site that is known already: nothing to wait for. */
export function findGuest(request: FastifyRequest, tenants: Tenants): Who | undefined {
  const { headers } = request;
  if (headers.authorization !== undefined || headers.cookie !== undefined) return undefined;
  const named = headers['x-domain'];
  const tenant =
    typeof named === 'object' ? undefined : tenants.known((named || hostnameOf(request)).toLowerCase());
  return tenant && { tenant, actor: null, locale: chooseLocale(headers['accept-language'], tenant) };
}

/** What `request.hostname` says, by a cheaper way where the host is no IPv6 address. */
export function hostnameOf(request: FastifyRequest): string {
  const { host } = request;
  const colon = host.indexOf(':');
  if (colon === -1) return host;
  return host[0] === '[' ? request.hostname : host.slice(0, colon);
}

export function bearerToken(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  const token = /^Bearer ([\w-]{1,200})$/i.exec(header)?.[1];
  if (!token) throw unauthenticated();
  return token;
}

/** The first language asked for that the site speaks, else the site's own. */
export function chooseLocale(header: string | undefined, tenant: Tenant): Locale {
  if (header === undefined) return tenant.site.locale;
  for (const part of header.split(',', 8)) {
    const asked = part.trim().slice(0, 2).toLowerCase();
    const known = locales.find((locale) => locale === asked);
    if (known && tenant.site.locales.includes(known)) return known;
  }
  return tenant.site.locale;
}
