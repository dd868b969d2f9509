import { mostMembers } from '@regimen/contract/teams.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedInvite, seedMember, seedProtocol } from '../../../seed/protocols.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let owner: Caller;
let protocol: string;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.add(world.here, { fullName: 'Owner', roles: ['expert'] });
  protocol = await newProtocol(owner);
});
afterAll(() => world.close());

/** Without the invite that every seeded protocol has. */
async function newProtocol(of: Caller): Promise<string> {
  const { protocol: id, invite } = await world.runtime.tx(of.tenant.id, (tx) =>
    seedProtocol(tx, of.id as string),
  );
  await world.call(of, 'DELETE', `/api/protocols/${id}/invites/${invite}`);
  return id;
}
const invite = (email: string | null, permission = 'comment', id = protocol) =>
  world.call(owner, 'POST', `/api/protocols/${id}/invites`, { email, permission });
const answer = (caller: Caller, id: string, how: 'accept' | 'decline') =>
  world.call(caller, 'POST', `/api/protocol-invites/${id}/${how}`);
const team = async (caller: Caller, id = protocol) =>
  (await world.call(caller, 'GET', `/api/protocols/${id}/team`)).body;
const member = (
  caller: Caller,
  permission: 'view' | 'comment' | 'edit' | 'publish',
  id = protocol,
  since = new Date(),
) => world.runtime.tx(world.here.id, (tx) => seedMember(tx, id, caller.id as string, permission, since));

describe('inviting', () => {
  it('gives the invite, which the owner can change and take back', async () => {
    const { status, body } = await invite('  New.Colleague@Example.test ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ email: 'new.colleague@example.test', permission: 'comment' });
    const path = `/api/protocols/${protocol}/invites/${body.id}` as const;
    expect((await world.call(owner, 'PUT', path, { permission: 'edit' })).body.permission).toBe('edit');
    expect((await world.call(owner, 'DELETE', path)).status).toBe(204);
    expect((await world.call(owner, 'DELETE', path)).status).toBe(404);
    expect((await team(owner)).invites).toEqual([]);
  });

  it('reaches no invite or member by way of another protocol', async () => {
    const { body } = await invite('elsewhere@example.test');
    const helper = await world.add(world.here);
    await member(helper, 'view');
    const other = await newProtocol(owner);
    for (const path of [`invites/${body.id}`, `members/${helper.id}`]) {
      const url = `/api/protocols/${other}/${path}`;
      expect((await world.call(owner, 'PUT', url, { permission: 'publish' })).status).toBe(404);
      expect((await world.call(owner, 'DELETE', url)).status).toBe(404);
    }
  });

  it.each([
    ['oneself', async () => owner.email, 'This is your own email address.'],
    [
      'a member',
      async () => {
        const helper = await world.add(world.here);
        await member(helper, 'view');
        return helper.email;
      },
      'This person already works on this protocol.',
    ],
    [
      'somebody twice',
      async () => {
        await invite('twice@example.test');
        return 'twice@example.test';
      },
      'This address has already been invited.',
    ],
  ])('refuses %s', async (_who, email, message) => {
    const { status, body } = await invite(await email());
    expect([status, body.errors]).toEqual([422, { email: [message] }]);
  });

  it('invites an address once when asked ten times at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => invite('hasty@example.test')));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(422)]);
  });

  it('ends at fifty members and invites', async () => {
    const id = await newProtocol(owner);
    for (let i = 0; i < 10; i++) await member(await world.add(world.here), 'view', id);
    await world.runtime.tx(world.here.id, async (tx) => {
      for (let i = 11; i < mostMembers; i++)
        await seedInvite(tx, id, owner.id as string, `person${i}@example.test`);
    });
    const answers = await Promise.all([1, 2, 3].map((n) => invite(`last${n}@example.test`, 'view', id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.errors.email).toEqual([
      'You’ve reached the limit of 50.',
    ]);
  });

  it('is not for visitors without an account, on a draft of their own', async () => {
    const visitor = await world.add(world.here, { state: 'temporary' });
    const { protocol: id } = await world.runtime.tx(world.here.id, (tx) =>
      seedProtocol(tx, visitor.id as string),
    );
    const body = { email: 'somebody@example.test', permission: 'view' };
    expect((await world.call(visitor, 'POST', `/api/protocols/${id}/invites`, body)).status).toBe(403);
    expect((await team(visitor, id)).may).toBe('owner');
  });
});

describe('an invitation', () => {
  it('is seen by whoever has confirmed the address, and by nobody else', async () => {
    const invited = await world.add(world.here);
    const { body } = await invite(invited.email, 'edit');
    const { body: mine } = await world.call(invited, 'GET', '/api/protocol-invites');
    expect(mine.data).toEqual([
      {
        id: body.id,
        protocol: { id: protocol, name: 'A walk a day' },
        from: { id: owner.id, full_name: 'Owner' },
        permission: 'edit',
        createdAt: body.createdAt,
      },
    ]);
    const stranger = await world.add(world.here);
    expect((await world.call(stranger, 'GET', '/api/protocol-invites')).body.data).toEqual([]);
    expect((await answer(stranger, body.id, 'accept')).status).toBe(404);
    expect((await answer(stranger, body.id, 'decline')).status).toBe(404);
  });

  it('waits for the address to be confirmed', async () => {
    const invited = await world.add(world.here, { state: 'unverified' });
    const { body } = await invite(invited.email);
    expect((await answer(invited, body.id, 'accept')).status).toBe(403);
    expect((await team(owner)).invites.map(({ id }) => id)).toContain(body.id);
  });

  it('makes a member once, however often it is accepted', async () => {
    const invited = await world.add(world.here, { fullName: 'Invited' });
    const { body } = await invite(invited.email, 'edit');
    const answers = await Promise.all(Array.from({ length: 10 }, () => answer(invited, body.id, 'accept')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ protocolId: protocol });
    const { members, invites } = await team(owner);
    expect(members).toContainEqual({
      id: invited.id,
      full_name: 'Invited',
      permission: 'edit',
      since: expect.any(String),
    });
    expect(invites.map(({ id }) => id)).not.toContain(body.id);
    expect((await world.call(invited, 'GET', '/api/protocol-invites')).body.data).toEqual([]);
  });

  it('never takes away what a member may already do', async () => {
    for (const [had, offered, has] of [
      ['publish', 'view', 'publish'],
      ['view', 'edit', 'edit'],
    ] as const) {
      const invited = await world.add(world.here);
      const { body } = await invite(invited.email, offered);
      await member(invited, had);
      await answer(invited, body.id, 'accept');
      expect((await team(invited)).may).toBe(has);
    }
  });

  it('is gone when it is declined', async () => {
    const invited = await world.add(world.here);
    const { body } = await invite(invited.email);
    expect((await answer(invited, body.id, 'decline')).status).toBe(204);
    expect((await answer(invited, body.id, 'accept')).status).toBe(404);
    expect((await world.call(invited, 'GET', `/api/protocols/${protocol}/team`)).status).toBe(404);
  });
});

describe('the team', () => {
  it('shows everybody its members in the order they came, and addresses to the owner only', async () => {
    const id = await newProtocol(owner);
    const [first, second] = [await world.add(world.here), await world.add(world.here)];
    await member(second, 'view', id, new Date('2026-03-01'));
    await member(first, 'publish', id, new Date('2026-03-02'));
    await invite('waiting@example.test', 'view', id);
    const seen = await team(second, id);
    expect(seen).toMatchObject({ owner: { id: owner.id, full_name: 'Owner' }, invites: [], may: 'view' });
    expect(seen.members.map((row) => row.id)).toEqual([second.id, first.id]);
    expect(JSON.stringify(seen)).not.toContain('@');
    expect((await team(first, id)).invites).toEqual([]);
    expect((await team(owner, id)).invites).toHaveLength(1);
  });

  it('lets the owner say what a member may do, or that they go', async () => {
    const helper = await world.add(world.here);
    await member(helper, 'view');
    const path = `/api/protocols/${protocol}/members/${helper.id}` as const;
    const { body } = await world.call(owner, 'PUT', path, { permission: 'publish' });
    expect(body).toMatchObject({ id: helper.id, permission: 'publish' });
    expect((await team(helper)).may).toBe('publish');
    expect((await world.call(helper, 'PUT', path, { permission: 'view' })).status).toBe(403);
    expect((await world.call(owner, 'DELETE', path)).status).toBe(204);
    expect((await world.call(owner, 'DELETE', path)).status).toBe(404);
    expect((await world.call(helper, 'GET', `/api/protocols/${protocol}/team`)).status).toBe(404);
  });

  it('can be left by members; its owner stays', async () => {
    const helper = await world.add(world.here);
    await member(helper, 'edit');
    const leave = (caller: Caller) => world.call(caller, 'POST', `/api/protocols/${protocol}/leave`);
    expect((await leave(helper)).status).toBe(204);
    expect((await leave(helper)).status).toBe(404);
    expect((await leave(owner)).status).toBe(204);
    expect((await team(owner)).may).toBe('owner');
  });
});
