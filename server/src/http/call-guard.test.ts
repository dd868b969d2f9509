import { commentCalls } from '@regimen/contract/comments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../seed/protocols.ts';
import { eq } from '../db/drizzle.ts';
import { sessions } from '../db/schema.ts';
import { protocolOwners } from '../features/protocols/policy.ts';
import { createScope, type OwnerLookups, type Scope, type Tenant } from '../scope.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';
import { CallGuard } from './call-guard.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const key = 'POST protocols/{id}/comments';

/** What a handler of a call about a protocol gets, once its caller was let in at the door. */
async function begun(member: Caller, protocol: string): Promise<Scope> {
  const [session] = await world.runtime.read(world.here.id, (tx) =>
    tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, member.id ?? '')),
  );
  const who = {
    tenant: { id: world.here.id } as Tenant,
    actor: {
      userId: member.id ?? '',
      sessionId: session?.id ?? '',
      state: 'registered' as const,
      roles: ['user' as const],
    },
    locale: 'en' as const,
  };
  const input = { params: { id: protocol }, query: undefined, body: undefined };
  const owners = protocolOwners as OwnerLookups;
  const guard = new CallGuard(owners, key, commentCalls[key], who, input, undefined, Date.now(), 'request-1');
  return createScope(world.scope, who, Date.now(), guard);
}

describe('a call that reads, works for a while and then writes', () => {
  it.each([
    {
      loses: 'the seat in the team',
      status: 404,
      lose: (owner: Caller, member: Caller, protocol: string) =>
        world.call(owner, 'DELETE', `/api/protocols/${protocol}/members/${member.id}`),
    },
    {
      loses: 'the session',
      status: 401,
      lose: (_owner: Caller, member: Caller) => world.call(member, 'POST', '/api/auth/logout'),
    },
  ])('writes nothing for somebody who loses $loses in between', async ({ status, lose }) => {
    const [owner, member] = [await world.add(world.here), await world.add(world.here)];
    const { protocol } = await world.runtime.tx(world.here.id, (tx) =>
      seedProtocol(tx, owner.id as string, { member: member.id as string }),
    );
    const scope = await begun(member, protocol);
    expect(await scope.read(async () => 'looked')).toBe('looked');
    await lose(owner, member, protocol);
    await expect(scope.tx(async () => 'written')).rejects.toMatchObject({ status });
  });
});
