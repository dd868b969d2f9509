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
import { limits } from '@regimen/contract/limits.ts';
import { isExpert } from '@regimen/contract/roles.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../db/pool.ts';
import { forbidden, notFound, unauthenticated } from '../errors.ts';
import { createScope, type Scope, type ScopeParts } from '../scope.ts';
import { checkInput } from './check-input.ts';
import { createExchange, type Exchange } from './cookies.ts';
import { hashRequest, onceOnly, Replay, readKey } from './idempotency.ts';

export type Handlers<C> = {
  [K in keyof C]: (scope: Scope, input: CheckedInput<C[K]>, exchange: Exchange) => Promise<CallReply<C[K]>>;
};

/** Who an object belongs to, looked up inside the handler's own transaction. */
export type OwnerLookups = Record<
  NonNullable<Call['access']['object']>['kind'],
  (tx: Tx, tenantId: string, params: Record<string, string>) => Promise<string | undefined>
>;

export interface HttpParts {
  app: FastifyInstance;
  scope: ScopeParts;
  owners: OwnerLookups;
  now: () => number;
  secureCookies: boolean;
  limitFactor: number;
}

/** The one place where a call of the contract becomes a route, and where its access is enforced. */
export function registerCalls<C extends Partial<Record<AnyCall, Call>>>(
  parts: HttpParts,
  calls: C,
  handlers: Handlers<C>,
): void {
  for (const [key, call] of Object.entries(calls) as [CallKey, Call][]) {
    const handler = handlers[key as keyof C] as (
      scope: Scope,
      input: unknown,
      exchange: Exchange,
    ) => Promise<unknown>;
    parts.app.route({
      method: methodOf(key),
      url: `/api/${pathOf(key).replace(/\{(\w+)\}/g, ':$1')}`,
      config: { call, rateLimit: { max: limits[call.limit ?? 'standard'] * parts.limitFactor } },
      schema: call.reply ? { response: { [statusOf(call)]: replySchema(call.reply) } } : {},
      onRequest: async (request) => requireAccess(call, request),
      handler: (request, reply) => answer(parts, key, call, handler, request, reply),
    });
  }
}

function requireAccess(call: Call, request: FastifyRequest): void {
  const { actor } = request.who;
  if (!call.access.states.includes(actor?.state ?? 'guest')) throw actor ? forbidden() : unauthenticated();
  if (call.access.role === 'expert' && !isExpert(actor?.roles ?? [])) throw forbidden();
}

async function answer(
  parts: HttpParts,
  key: CallKey,
  call: Call,
  handler: (scope: Scope, input: unknown, exchange: Exchange) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = checkInput(call, request);
  const { tenant, actor } = request.who;
  const { object } = call.access;
  let owned = object === undefined;

  async function requireObject(tx: Tx): Promise<void> {
    if (owned || !object) return;
    const owner = await parts.owners[object.kind](tx, tenant.id, input.params as Record<string, string>);
    if (owner === undefined || (object.whose === 'own' && owner !== actor?.userId)) throw notFound();
    owned = true;
  }

  const idempotencyKey =
    changes(key) && !call.secret ? readKey(request.headers['idempotency-key']) : undefined;
  const caller = actor?.userId ?? `guest ${request.ip}`;
  const keyed = idempotencyKey && {
    tenantId: tenant.id,
    caller,
    key: idempotencyKey,
    requestHash: hashRequest(key, input.params, input.body),
  };
  const scope = createScope(
    parts.scope,
    { ...request.who, now: new Date(parts.now()) },
    {
      read: async (tx, fn) => {
        await requireObject(tx);
        return fn(tx);
      },
      tx: async (tx, fn) => {
        const guarded = async () => {
          await requireObject(tx);
          return fn(tx);
        };
        return keyed ? onceOnly(tx, keyed, guarded) : guarded();
      },
    },
  );

  const result = await handler(scope, input, createExchange(request, reply, parts.secureCookies)).catch(
    (error: unknown) => {
      if (error instanceof Replay) return error.reply;
      throw error;
    },
  );
  // A handler that never opened a transaction has not asked whose object it is.
  if (!owned && !reply.sent && !keyed) throw new Error(`${key} did not check its object`);
  reply.code(statusOf(call));
  return call.reply === null ? reply.send() : result;
}

/** JSON out goes through a compiled serialiser that knows only the declared fields. */
const replySchema = (reply: z.ZodType) =>
  z.toJSONSchema(reply, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
