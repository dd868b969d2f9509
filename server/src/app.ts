import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import rateLimit from '@fastify/rate-limit';
import { calls } from '@regimen/contract/all.ts';
import { methodOf, pathOf } from '@regimen/contract/call.ts';
import { bodyLimitBytes, requestTimeoutMs } from '@regimen/contract/limits.ts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError, tooMany } from './errors.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { discussionOwners } from './features/discussions/policy.ts';
import { discussionRoutes } from './features/discussions/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { answerErrors } from './http/answer-errors-hook.ts';
import { overrideMethod } from './http/method-override.ts';
import { openApi } from './http/openapi.ts';
import type { HttpParts } from './http/register-calls.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { createSessions } from './http/sessions.ts';
import type { Tenants } from './http/tenants.ts';
import type { Middleware } from './http/web.ts';
import { findWho } from './http/who.ts';
import type { ScopeParts } from './scope.ts';

export interface AppParts {
  scope: ScopeParts;
  tenants: Tenants;
  /** The clock, handed in so that tests can turn it. */
  now: () => number;
  secureCookies: boolean;
  trustProxy: boolean | number | string[];
  logLevel: string;
  redis?: Redis | undefined;
  /** Multiplies every limit; the proofs send more in a minute than people do. */
  limitFactor?: number | undefined;
  /** Sees every request before the routes: Vite, in development. */
  before?: Middleware | undefined;
}

/** The API: every call of the contract, and nothing else under /api/. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: parts.logLevel, base: null },
    // One line of our own for each answer (health.ts), which holds no address and no query.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: typeof parts.trustProxy === 'number' ? hopsBelow(parts.trustProxy) : parts.trustProxy,
    rewriteUrl: overrideMethod,
    ...(parts.before && { serverFactory: serverBehind(parts.before) }),
    genReqId: (request) => safeRequestId(request.headers['x-request-id']) ?? randomUUID(),
    routerOptions: { maxParamLength: 200 },
  });
  keepToContract(app);
  sendSecurityHeaders(app, parts.secureCookies);
  await app.register(cookie);
  await app.register(etag, { weak: true });
  await app.register(compress, {
    threshold: 1_400,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    ...(parts.redis && { redis: parts.redis }),
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
  });
  answerErrors(app);

  await app.register(async (api) => {
    const sessions = createSessions(parts.scope.database, parts.scope.bus, parts.now);
    api.decorateRequest('who');
    api.addHook('onRequest', async (request) => {
      request.who = await findWho(request, parts.tenants, sessions);
    });
    readBodies(api);
    const http: HttpParts = {
      app: api,
      scope: parts.scope,
      owners: { ...discussionOwners },
      now: parts.now,
      secureCookies: parts.secureCookies,
      limitFactor: parts.limitFactor ?? 1,
    };
    siteRoutes(http);
    accountRoutes(http);
    discussionRoutes(http);
  });

  const document = JSON.stringify(openApi('0.1.0'));
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(document));
  requireWholeContract(app);
  return app;
}

/** What is under /api/ is in the contract, but for the contract's own description. */
export function keepToContract(app: FastifyInstance): void {
  app.decorate('apiRoutes', [] as string[]);
  app.addHook('onRoute', ({ url, method, config }) => {
    if (!url.startsWith('/api/') || url === '/api/openapi.json' || method === 'HEAD') return;
    if (!config?.call) throw new Error(`${method} ${url} is not in the contract`);
    app.apiRoutes.push(`${method} ${url}`);
  });
}

/** JSON, or nothing at all; what is not an object is left to the schema to refuse. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch {
      done(new AppError('bad_request'));
    }
  });
}

function requireWholeContract(app: FastifyInstance): void {
  app.addHook('onReady', async () => {
    for (const key of Object.keys(calls)) {
      const url = `/api/${pathOf(key).replace(/\{(\w+)\}/g, ':$1')}`;
      if (!app.hasRoute({ method: methodOf(key), url }))
        throw new Error(`${key} is in the contract, but nothing answers it`);
    }
  });
}

const serverBehind = (before: Middleware) => (handler: RequestListener) =>
  createServer((request, response) => before(request, response, () => handler(request, response)));

/** Trusts that many proxies in front. */
const hopsBelow = (most: number) => (_address: string, hop: number) => hop < most;

function safeRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}
