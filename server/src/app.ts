import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { calls } from '@regimen/contract/all.ts';
import { methodOf, pathOf, type UnreadBody } from '@regimen/contract/call.ts';
import { bodyLimitBytes } from '@regimen/contract/limits.ts';
import { buildCrisisGate } from '@regimen/engine/crisis-gate.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { AppError } from './errors.ts';
import { manifestOf, ownersOf, sectionsFor } from './feature.ts';
import { areas, features } from './features/all.ts';
import { createAdminSessions } from './http/admin-sessions.ts';
import { answerErrors } from './http/answer-errors-hook.ts';
import { serveAssistants } from './http/assistants.ts';
import { boundBodies } from './http/bodies.ts';
import { type HttpBounds, httpBounds, longestRequestMs, serverOptions } from './http/bounds.ts';
import { compressAnswers } from './http/compression.ts';
import { boundConnections } from './http/connections.ts';
import { sendEtags } from './http/etags.ts';
import { guardParser } from './http/guard-parser.ts';
import { createIdentify } from './http/identify-caller.ts';
import { requireReadable } from './http/json-size.ts';
import { createLimiter } from './http/limits.ts';
import { overrideMethod } from './http/method-override.ts';
import { readForm, readMultipart, skipForm } from './http/multipart.ts';
import { openApiText } from './http/openapi.ts';
import type { HttpParts } from './http/register-calls.ts';
import { logAnswers, markBeginning, type RequestLog } from './http/request-log.ts';
import { secureCookies } from './http/secure-cookies.ts';
import { createSessions } from './http/sessions.ts';
import type { Tenants } from './http/tenants.ts';
import { endUnreadAnswers } from './http/unread-answers.ts';
import type { Middleware } from './http/web.ts';
import { turnFor } from './own-turn.ts';
import type { Files } from './providers/files.ts';
import type { Models } from './providers/model.ts';
import type { Openid } from './providers/openid.ts';
import type { Push } from './providers/push.ts';
import type { Vault } from './providers/vault.ts';
import type { ScopeParts } from './scope.ts';

export interface AppParts {
  scope: ScopeParts;
  tenants: Tenants;
  files: Files;
  push: Push;
  vault: Vault;
  openid: Openid;
  models: Models;
  /** The clock, handed in so that tests can turn it. */
  now: () => number;
  secureCookies: boolean;
  demo?: boolean;
  platformHost?: string | undefined;
  trustProxy: boolean | number | string[];
  log: Logger;
  requestLog: RequestLog;
  redis?: Redis | undefined;
  /** Multiplies every limit; the proofs send more in a minute than people do. */
  limitFactor?: number | undefined;
  /** Shorter and fewer, where a test waits for them. */
  bounds?: Partial<HttpBounds> | undefined;
  /** Sees every request before the routes: Vite, in development. */
  before?: Middleware | undefined;
}

/** The API: every call of the contract, and nothing else under /api/. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  // The first message that somebody writes must not hold up everybody else.
  buildCrisisGate();
  const bounds = { ...httpBounds, ...parts.bounds };
  const server = serverOptions(bounds);
  const app = Fastify({
    // Lines of our own (request-log.ts): Fastify's logger costs each request listeners, and a logger of its own.
    logger: false,
    bodyLimit: bodyLimitBytes,
    requestTimeout: longestRequestMs(bounds),
    http: server,
    trustProxy: typeof parts.trustProxy === 'number' ? hopsBelow(parts.trustProxy) : parts.trustProxy,
    rewriteUrl: (request) => {
      markBeginning(request);
      return overrideMethod(request);
    },
    ...(parts.before && { serverFactory: serverBehind(parts.before, server) }),
    genReqId: (request) => safeRequestId(request.headers['x-request-id']) ?? nextRequestId(),
    routerOptions: { maxParamLength: 200 },
  });
  boundConnections(app.server, bounds, parts.trustProxy !== false);
  endUnreadAnswers(app.server, bounds, parts.trustProxy !== false);
  guardParser(app.server);
  keepToContract(app);
  boundBodies(app, bounds);
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    // Nobody asks after a file of the build by the number of its request.
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
    done(null, payload);
  });
  compressAnswers(app);
  const isSecure = secureCookies(parts);
  answerErrors(app, parts.log, isSecure);

  await app.register(async (api) => {
    const sessions = createSessions(parts.scope.database, parts.scope.bus, parts.now);
    const admins = createAdminSessions(parts.scope.database, parts.now);
    const identify = createIdentify(parts.tenants, sessions, admins);
    api.decorateRequest('who');
    api.decorateRequest('bodyText', undefined);
    sendEtags(api);
    readBodies(api);
    const http: HttpParts = {
      app: api,
      scope: parts.scope,
      owners: ownersOf(features),
      now: parts.now,
      secureCookies: isSecure,
      identify,
      requestLog: parts.requestLog,
      demo: parts.demo ?? false,
      platformHost: parts.platformHost,
      sectionsFor: (role, isPlatform) => sectionsFor(features, role, isPlatform),
      limiter: createLimiter(parts.now, parts.limitFactor ?? 1, parts.redis),
    };
    const manifest = manifestOf(areas);
    serveAssistants({ api, app, http, sessions, tenants: parts.tenants });
    for (const { routes } of features) routes?.(http, parts, manifest.tables, manifest);
  });

  logAnswers(app, parts.requestLog);
  const document = openApiText();
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

/** A form that is read has a few short fields. */
const shortFormBytes = 4 * 1024;

/** JSON, or nothing at all; what is not an object is left to the schema to refuse. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, given, done) => {
    const text = given as string;
    request.bodyText = text;
    if (text === '') return done(null, undefined);
    const { call } = request.routeOptions.config;
    // Who has a long file sends it as it is: as text it would hold up everybody while it is read.
    if (call?.file && text.length > bodyLimitBytes) return done(new AppError('too_large'));
    const onThread = call?.bodyOnThread === true;
    const read = () => {
      try {
        requireReadable(text, onThread);
        done(null, onThread ? ({ json: text } satisfies UnreadBody) : JSON.parse(text));
      } catch (error) {
        done(error instanceof AppError ? error : new AppError('bad_request'));
      }
    };
    // Many that end at the same moment would take their sum from everybody else.
    const waiting = turnFor(text.length);
    if (waiting) waiting.then(read);
    else read();
  });
  const files = ['application/octet-stream', 'application/pdf', /^image\//];
  app.addContentTypeParser(files as string[], { parseAs: 'buffer' }, (request, sent, done) => {
    const field = request.routeOptions.config.call?.file?.field;
    if (!field) return done(new AppError('unsupported_media_type'));
    const { buffer, byteOffset, byteLength } = sent as Buffer;
    // Not a Buffer, which would write itself out in numbers wherever it meets JSON.
    done(null, { [field]: new Uint8Array(buffer, byteOffset, byteLength) });
  });
  // Mail programs send one (RFC 8058); what is in it says nothing that the address does not.
  const forms = ['application/x-www-form-urlencoded', /^multipart\/form-data/];
  app.addContentTypeParser(forms as string[], (request, body, done) => {
    const { call } = request.routeOptions.config;
    const isMultipart = request.headers['content-type']?.toLowerCase().startsWith('multipart/');
    if (call?.file && isMultipart) readMultipart(request, body, call.file, done);
    else if (call?.formRead && !isMultipart) readForm(body, shortFormBytes, done);
    else if (call?.formAllowed) skipForm(body, bodyLimitBytes, done);
    else done(new AppError('unsupported_media_type'));
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

const serverBehind = (before: Middleware, options: ServerOptions) => (handler: RequestListener) =>
  createServer(options, (request, response) => before(request, response, () => handler(request, response)));

/** Trusts that many proxies in front. */
const hopsBelow = (most: number) => (_address: string, hop: number) => hop < most;

/** Unique among all processes, and cheap: this process's own prefix and a count. */
const prefix = randomBytes(8).toString('hex');
let requests = 0;
const nextRequestId = () => `${prefix}-${(++requests).toString(36)}`;

function safeRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : undefined;
}
