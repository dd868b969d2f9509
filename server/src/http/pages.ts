import { randomBytes } from 'node:crypto';
import type { Send } from '@regimen/contract/client.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Line } from '../line/line.ts';
import { takeTurn } from '../line/take-turn.ts';
import { networkOf } from '../network-of.ts';
import { ownTurn } from '../own-turn.ts';
import type { Tenant } from '../scope.ts';
import { asAppError } from './answer-error.ts';
import { awayPage, unknownHostPage } from './bare-pages.ts';
import { clientHungUp } from './client-hung-up.ts';
import { encodingFor } from './compression.ts';
import { adminCookie, cookiesOf, sessionCookie, stateCookie } from './cookies.ts';
import { fetchedAhead, isFetchedAhead } from './fetched-ahead.ts';
import { hostnameOf } from './identify-caller.ts';
import type { PageCache } from './page-cache.ts';
import { bytesOf, type StaticPage } from './page-text.ts';
import type { RequestLog } from './request-log.ts';
import type { SecureCookies } from './secure-cookies.ts';
import { type DocumentHeaders, documentHeaders } from './security-headers.ts';
import type { Tenants } from './tenants.ts';
import { pageCallHeaders, takeTextForPage } from './text-for-page.ts';

export interface PageHost {
  send: Send;
  nonce: string;
  hasSession: boolean;
  /** The same of the dashboard. */
  hasAdmin: boolean;
  secureCookies: boolean;
}
/** A page's markup comes beside its response, as pieces of text; what is no page (a redirect) has none. */
export type RenderPage = (
  request: Request,
  host: PageHost,
) => Promise<{ response: Response; html: string[] | undefined }>;

export interface PageParts {
  tenants: Tenants;
  /** Asked for each time, since in development the code behind it changes. */
  renderer: () => Promise<RenderPage>;
  cache: PageCache;
  requestLog: RequestLog;
  development: boolean;
  https: boolean;
  secureCookies: SecureCookies;
}

/** Everything that is no API call and no file is a page. It holds no database connection of its own. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  const headers = documentHeaders(parts.development, parts.https);
  app.get('/*', (request, reply) => {
    if (/^\/api(\/|\?|$)/.test(request.url)) return reply.callNotFound();
    const host = hostnameOf(request).toLowerCase();
    // Most are kept pages of a known site, which wait for nothing.
    const known = parts.tenants.known(host);
    return known ? sendPage(request, reply, known) : sendPageOf(host, request, reply);
  });

  async function sendPageOf(host: string, request: FastifyRequest, reply: FastifyReply) {
    const tenant = await parts.tenants.byHost(host).catch((error) => {
      const { code, retryAfterSeconds } = asAppError(error);
      if (code !== 'unavailable') throw error;
      reply.header('retry-after', retryAfterSeconds);
      return 'away' as const;
    });
    if (tenant === 'away') return sendBare(reply, 503, awayPage, headers);
    if (!tenant) return sendBare(reply, 404, unknownHostPage, headers);
    return sendPage(request, reply, tenant);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, tenant: Tenant) {
    const cookies = cookiesOf(request);
    const hasSession = cookies[sessionCookie] !== undefined;
    const hasAdmin = cookies[adminCookie] !== undefined;
    const key = hasSession || hasAdmin || parts.development ? undefined : parts.cache.keyOf(request);
    const kept = key && parts.cache.find(tenant.id, key);
    if (!kept) return sendRendered(request, reply, tenant, { hasSession, hasAdmin }, key);
    const sendKept = (page: StaticPage): void =>
      parts.requestLog.answered(request, sendStatic(request, reply, page, headers), '/*');
    return kept instanceof Promise ? kept.then(sendKept) : sendKept(kept);
  }

  async function sendRendered(
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    { hasSession, hasAdmin }: Pick<PageHost, 'hasSession' | 'hasAdmin'>,
    key: string | undefined,
  ) {
    // Of this answer alone, and made before anything of it: nothing that people wrote can hold it.
    const nonce = newNonce();
    const isAhead = isFetchedAhead(request);
    const rendering = key && parts.cache.begin(tenant.id);
    const render = await parts.renderer();
    const cookie =
      hasSession || hasAdmin || parts.development
        ? (request.headers.cookie ?? '')
        : preferencesAlone(request);
    const whose = { tenantId: tenant.id, network: networkOf(request.ip), accountId: '' };
    const asking = { ...whose, lane: 'page', gone: clientHungUp(reply.raw) } as const;
    const rendered = await takeTurn(line, asking, async () => {
      await ownTurn(Number.POSITIVE_INFINITY);
      return render(asWebRequest(request, tenant, cookie), {
        send: inProcess(app, request, tenant, cookie, hasSession && !isAhead ? reply : undefined),
        nonce,
        hasSession,
        hasAdmin,
        secureCookies: parts.secureCookies(request),
      });
    }).catch((error) => {
      if (asAppError(error).code !== 'unavailable') throw error;
      return undefined;
    });
    if (!rendered) return sendBare(reply.header('retry-after', 5), 503, awayPage, headers);
    const { response, html } = rendered;
    for (const [name, value] of response.headers)
      if (name !== 'content-length' && !(isAhead && name === 'set-cookie')) reply.header(name, value);
    if (html === undefined) return reply.code(response.status).send(await response.text());
    const bytes = bytesOf(html);
    if (rendering && response.status === 200 && !response.headers.has('set-cookie'))
      rendering.keep(key, bytes, nonce);
    // What is shown to somebody in person is shown again by the server alone, not by a Back button.
    const own = hasSession || hasAdmin ? { 'cache-control': 'no-store' } : {};
    return sendHtml(reply, response.status, bytes, { ...headers.withNonce(nonce), ...own });
  }
}

/** Each page takes the thread for some milliseconds, and nothing bounds how many are asked for at once. */
const line = new Line({ slots: { page: 4 }, inAll: 150 });

/** What a kept page depends on besides its address and language, read as its key was: others will be shown it too. */
function preferencesAlone(request: FastifyRequest): string {
  const { [stateCookie]: state } = cookiesOf(request);
  return state === undefined ? '' : `${stateCookie}=${encodeURIComponent(state)}`;
}

const newNonce = () => randomBytes(16).toString('base64url');

function sendBare(
  reply: FastifyReply,
  status: number,
  page: (nonce: string) => string,
  headers: DocumentHeaders,
) {
  const nonce = newNonce();
  const all = { ...headers.withNonce(nonce), 'cache-control': 'no-store' };
  return sendHtml(reply, status, bytesOf([page(nonce)]), all);
}

const sendHtml = (reply: FastifyReply, status: number, html: Buffer, headers: Record<string, string>) =>
  reply.code(status).headers(headers).send(html);

/** Straight to the socket: a kept page has nothing left to be done to it. Gives the status. */
function sendStatic(
  request: FastifyRequest,
  reply: FastifyReply,
  page: StaticPage,
  documents: DocumentHeaders,
): number {
  page.headers ??= headersOf(page, documents);
  const { 'if-none-match': has, 'accept-encoding': accepted } = request.raw.headers;
  const own = ['x-request-id', request.id, ...page.headers];
  reply.hijack();
  if (has === page.etag) {
    reply.raw.writeHead(304, own).end();
    return 304;
  }
  const encoding = encodingFor(accepted);
  const body = encoding ? page[encoding] : page.plain;
  own.push('content-length', String(body.length));
  if (encoding) own.push('content-encoding', encoding);
  reply.raw.writeHead(200, own).end(body, 'latin1');
  return 200;
}

/** Names and values in turn, as Node takes them fastest. */
function headersOf(page: StaticPage, documents: DocumentHeaders): string[] {
  const all = {
    ...documents.withHashes(page.scripts, page.styles),
    etag: page.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  };
  return Object.entries(all).flat();
}

function asWebRequest(request: FastifyRequest, tenant: Tenant, cookie: string): Request {
  // A request may name a whole address (RFC 9112); whose site it is was settled by its host.
  const path = request.url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\/*/, '/');
  const url = new URL(path, tenant.origin);
  const headers = new Headers({ cookie });
  const language = request.headers['accept-language'];
  if (language !== undefined) headers.set('accept-language', language);
  return new Request(url, { headers });
}

/** The API without a socket between, as the visitor who asked for the page; what it says of their session goes to `reply`. */
function inProcess(
  app: FastifyInstance,
  request: FastifyRequest,
  tenant: Tenant,
  cookie: string,
  reply: FastifyReply | undefined,
): Send {
  const { host = 'localhost', 'accept-language': browsers = '' } = request.headers;
  return async ({ method, url, body, language = browsers }) => {
    // Every page asks for the settings, and they are here already.
    if (url === '/api/load') return { status: 200, body: { domain: tenant.domain, data: tenant.site } };
    const response = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: request.ip,
      headers: {
        host,
        cookie,
        'accept-language': language,
        'x-domain': request.hostname,
        ...(isFetchedAhead(request) && fetchedAhead),
        ...pageCallHeaders,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const session = response.headers['set-cookie'];
    if (session !== undefined) reply?.header('set-cookie', session);
    const retryAfter = response.headers['retry-after'];
    const text = takeTextForPage(response);
    return {
      status: response.statusCode,
      body: text === '' ? undefined : JSON.parse(text),
      retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
    };
  };
}
