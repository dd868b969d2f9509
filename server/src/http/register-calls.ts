import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { AnyCall } from '@regimen/contract/all.ts';
import {
  type Call,
  type CallKey,
  type CallReply,
  type CheckedInput,
  changes,
  methodOf,
  pathOf,
  statusOf,
} from '@regimen/contract/call.ts';
import type { DashboardSection } from '@regimen/contract/dashboard.ts';
import { bodyLimitBytes } from '@regimen/contract/limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeyedRequest } from '../db/idempotency-queries.ts';
import { networkOf } from '../network-of.ts';
import { turnFor } from '../own-turn.ts';
import {
  type AdminScope,
  createScope,
  type Exchange,
  type OwnerLookups,
  type Scope,
  type ScopeParts,
  type SignedInScope,
  type Tenant,
} from '../scope.ts';
import { ByteStream, Bytes, sendByteStream, sendBytes } from './bytes.ts';
import { CallGuard, requireAccess } from './call-guard.ts';
import { checkInput, type RawInput } from './check-input.ts';
import { HttpExchange } from './cookies.ts';
import { hashRequest, Replay, readKey } from './idempotency.ts';
import type { Identify } from './identify-caller.ts';
import type { Limiter } from './limits.ts';
import { type Ready, sendReady } from './ready.ts';
import { serializedBy } from './reply-serializer.ts';
import type { RequestLog } from './request-log.ts';
import type { SecureCookies } from './secure-cookies.ts';

/** Who may call says who can have called. */
type ScopeOf<C> = C extends { access: { admin: readonly unknown[] } } ? AdminScope : PersonScopeOf<C>;
type PersonScopeOf<C> = C extends { access: { states: readonly (infer State)[] } }
  ? 'guest' extends State
    ? Scope
    : SignedInScope
  : Scope;

export type Handlers<C> = {
  [K in keyof C]:
    | ((
        scope: ScopeOf<C[K]>,
        input: CheckedInput<C[K]>,
        exchange: Exchange,
      ) => Promise<CallReply<C[K]> | Bytes | ByteStream>)
    | AlwaysReady;
};

/** Of a call that takes nothing and reads nothing: it leaves as soon as whoever asks was let in, without a scope. */
interface AlwaysReady {
  ready(tenant: Tenant): Ready;
}

export interface HttpParts {
  app: FastifyInstance;
  scope: ScopeParts;
  owners: OwnerLookups;
  now: () => number;
  secureCookies: SecureCookies;
  limiter: Limiter;
  requestLog: RequestLog;
  identify: Identify;
  /** The demo's own admin signs in without a second factor. */
  demo: boolean;
  /** What the features bring to the dashboard for an admin of this role. */
  sectionsFor(role: AdminRole, isPlatform: boolean): DashboardSection[];
  /** Where the platform's own site is. */
  platformHost: string | undefined;
}

type Handler = (scope: Scope, input: unknown, exchange: Exchange) => Promise<unknown>;

/** The one place where a call of the contract becomes a route, and where its access is enforced. */
export function registerCalls<C extends Partial<Record<AnyCall, Call>>>(
  parts: HttpParts,
  calls: C,
  handlers: Handlers<C>,
): void {
  for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
    const kind = call.access.object?.kind;
    if (kind && !parts.owners[kind]) throw new Error(`${key}: no feature knows whose a ${kind} is.`);
    const url = `/api/${pathOf(key).replace(/\{(\w+)\}/g, ':$1')}`;
    const handler = handlers[key as keyof C] as Handler | AlwaysReady;
    parts.app.route({
      method: methodOf(key),
      url,
      config: { call },
      bodyLimit: call.file?.mostBytes ?? call.bodyLimitBytes ?? bodyLimitBytes,
      ...(call.reply && !call.replyType && serializedBy(call.reply, statusOf(call))),
      ...('ready' in handler
        ? { onRequest: letIn(parts, call, answerReady(parts, url, handler)), handler: () => undefined }
        : {
            onRequest: letIn(parts, call, (_request, _reply, done) => done()),
            handler: answerWith(parts, key, url, call, handler),
          }),
    });
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/**
 * Too often, who asks, whether they may: one hook, since every call pays for each. The limit comes first, so that
 * nobody can try tokens without end.
 */
function letIn(parts: HttpParts, call: Call, then: Hook): Hook {
  return (request, reply, done) => {
    const limited = parts.limiter(call.limit ?? 'standard', networkOf(request.ip));
    const waiting = limited ? limited.then(() => parts.identify(request)) : parts.identify(request);
    if (!waiting) {
      requireAccess(call, request.who);
      return then(request, reply, done);
    }
    const judge = () => {
      const { renewedSeconds } = request.who;
      if (renewedSeconds) new HttpExchange(request, reply, parts.secureCookies).renew(renewedSeconds);
      requireAccess(call, request.who);
    };
    waiting
      .then(judge)
      .then(() => then(request, reply, done))
      .catch(done);
  };
}

/** What goes straight to the socket passes no hook, so it is logged here. */
const answerReady =
  ({ requestLog }: HttpParts, url: string, { ready }: AlwaysReady) =>
  (request: FastifyRequest, reply: FastifyReply): void =>
    requestLog.answered(request, sendReady(request, reply, ready(request.who.tenant)), url);

function answerWith(parts: HttpParts, key: CallKey, url: string, call: Call, handler: Handler) {
  const status = statusOf(call);
  const keyable = changes(key) && !call.secret;
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const input = checkInput(call, request);
    const once = keyable ? keyedRequest(key, request, input) : undefined;
    const now = parts.now();
    const guard = new CallGuard(parts.owners, key, call, request.who, input, once, now, request.id);
    const exchange = new HttpExchange(request, reply, parts.secureCookies);
    const scope = createScope(parts.scope, request.who, now, guard, exchange);
    const result = handler(scope, input, exchange);
    reply.code(status);
    return result.then(
      (value) => {
        if (!guard.checked) throw new Error(`${key} did not ask whether it may`);
        if (!guard.isAudited) throw new Error(`${key} did not say whose health data it is about`);
        if (value instanceof Bytes)
          return parts.requestLog.answered(request, sendBytes(request, reply, value), url);
        if (value instanceof ByteStream)
          return parts.requestLog.answered(request, sendByteStream(request, reply, value), url);
        return call.reply === null ? reply.send() : value;
      },
      (error) => {
        if (!(error instanceof Replay)) throw error;
        return call.reply === null ? reply.send() : error.reply;
      },
    );
  };
  return (request: FastifyRequest, reply: FastifyReply) => {
    // A long body was read in a turn of its own; what it says is looked at in another.
    const waiting = turnFor(Number(request.headers['content-length'] ?? 0));
    return waiting ? waiting.then(() => answer(request, reply)) : answer(request, reply);
  };
}

function keyedRequest(call: string, request: FastifyRequest, input: RawInput): KeyedRequest | undefined {
  const key = readKey(request.headers['idempotency-key']);
  if (key === undefined) return undefined;
  const { tenant, actor, admin } = request.who;
  const caller = actor?.userId ?? (admin ? `admin ${admin.id}` : `guest ${request.ip}`);
  const requestHash = hashRequest(call, input.params, input.body, request.bodyText);
  return { tenantId: tenant.id, caller, key, requestHash };
}
