import { randomBytes } from 'node:crypto';
import type { Send } from '@regimen/contract/client.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Tenant } from '../scope.ts';
import { cookiesOf, sessionCookie } from './cookies.ts';
import type { PageCache } from './page-cache.ts';
import { contentSecurityPolicy, documentHeaders } from './security-headers.ts';
import type { Tenants } from './tenants.ts';
import { unknownHostPage } from './unknown-host.ts';

export interface PageHost {
  send: Send;
  nonce: string;
  hasSession: boolean;
}
export type RenderPage = (request: Request, host: PageHost) => Promise<Response>;

export interface PageParts {
  tenants: Tenants;
  /** Asked for each time, since in development the code behind it changes. */
  renderer: () => Promise<RenderPage>;
  cache: PageCache;
  development: boolean;
  https: boolean;
}

/**
 * Stands in the markup until an answer leaves, so that cached pages hold no nonce of their own. Nobody can guess it,
 * so nothing that people write is ever taken for it.
 */
const nonceMark = `nonce-${randomBytes(12).toString('hex')}`;

/** Everything that is no API call and no file is a page. It holds no database connection of its own. */
export function servePages(app: FastifyInstance, parts: PageParts): void {
  app.get('/*', async (request, reply) => {
    const tenant = await parts.tenants.byHost(request.hostname.toLowerCase());
    if (!tenant) return sendHtml(reply, 404, unknownHostPage(nonceMark), parts);
    const hasSession = cookiesOf(request)[sessionCookie] !== undefined;
    const cacheable = !hasSession && !parts.development;
    const key = cacheable ? parts.cache.keyOf(request, tenant) : undefined;
    const kept = key && parts.cache.find(tenant.id, key);
    if (kept) return sendHtml(reply, 200, kept, parts);

    const render = await parts.renderer();
    const response = await render(asWebRequest(request, tenant), {
      send: inProcess(app, request),
      nonce: nonceMark,
      hasSession,
    });
    const text = await response.text();
    for (const [name, value] of response.headers) if (name !== 'content-length') reply.header(name, value);
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return reply.code(response.status).send(text);
    if (key && response.status === 200 && !response.headers.has('set-cookie'))
      parts.cache.keep(tenant.id, key, text);
    return sendHtml(reply, response.status, text, parts);
  });
}

function sendHtml(reply: FastifyReply, status: number, html: string, { development, https }: PageParts) {
  const nonce = randomBytes(16).toString('base64url');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers(documentHeaders(https))
    .header('cache-control', 'private, no-cache')
    .header('content-security-policy', contentSecurityPolicy(nonce, development))
    .send(html.replaceAll(nonceMark, nonce));
}

function asWebRequest(request: FastifyRequest, tenant: Tenant): Request {
  const url = new URL(request.url.replace(/^\/+/, '/'), tenant.origin);
  const headers = new Headers();
  for (const name of ['cookie', 'accept-language', 'user-agent']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(url, { headers });
}

/** The API without a socket between, as the visitor who asked for the page. */
function inProcess(app: FastifyInstance, request: FastifyRequest): Send {
  const { host = 'localhost', cookie = '', 'accept-language': language = '' } = request.headers;
  return async ({ method, url, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: request.ip,
      headers: { host, cookie, 'accept-language': language, 'x-domain': request.hostname },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const retryAfter = response.headers['retry-after'];
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : JSON.parse(response.body),
      retryAfterSeconds: retryAfter === undefined ? null : Number(retryAfter),
    };
  };
}
