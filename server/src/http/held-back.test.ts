import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../seed/protocols.ts';
import { eq } from '../db/drizzle.ts';
import { newId } from '../db/ids.ts';
import { shortLinks, users } from '../db/schema.ts';
import { insertLinkToken } from '../features/accounts/queries.ts';
import { hashSecret, newSecret } from '../secrets.ts';
import { holdBack } from '../test-held-back.ts';
import { type Caller, openWorld, type World } from '../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const question = { title: 'Is a nap any good?', category: 'sleep', body: 'Twenty minutes after lunch.' };

async function ownLink(person: Caller): Promise<string> {
  const token = newSecret();
  await world.runtime.tx(world.here.id, (tx) =>
    insertLinkToken(tx, {
      tenantId: world.here.id,
      id: newId(Date.now()),
      userId: person.id as string,
      purpose: 'verify-email',
      email: person.email as string,
      tokenHash: hashSecret(token),
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  );
  return token;
}

const me = async (caller: Caller) => (await world.call(caller, 'GET', '/api/user/get-data')).body;

describe('a body that arrives late', () => {
  it('does not give somebody else’s address to an account that was confirmed meanwhile', async () => {
    const person = await world.add(world.here, { state: 'unverified' });
    const held = holdBack(world, person, 'PUT', '/api/auth/email', { email: 'victim@example.test' });
    await held.begun;
    const link = { token: await ownLink(person), password: 'a long enough password' };
    const { body } = await world.call(world.guest(world.here), 'POST', '/api/auth/by-token', link);
    expect([401, 403]).toContain((await held.finish()).status);
    const now = await me({ ...person, token: body.accessToken });
    expect(now.email).toBe(person.email);
    expect(now.email_verified_at).not.toBeNull();
  });

  it('does not turn an account into another person’s once its registration was finished', async () => {
    const { body: visitor } = await world.call(world.guest(world.here), 'POST', '/api/auth/temporary');
    const caller = { ...world.guest(world.here), token: visitor.accessToken };
    const form = (email: string) => ({ full_name: 'Somebody', email, password: 'a long enough password' });
    const late = form('second@example.test');
    const held = holdBack(world, caller, 'POST', '/api/auth/finish-registration', late);
    await held.begun;
    const first = form('first@example.test');
    await world.call(caller, 'POST', '/api/auth/finish-registration', first);
    expect((await held.finish()).status).toBe(401);
  });

  it('writes nothing for somebody who has signed out', async () => {
    const person = await world.add(world.here);
    const held = holdBack(world, person, 'POST', '/api/discussions', question);
    await held.begun;
    await world.call(person, 'POST', '/api/auth/logout');
    expect((await held.finish()).status).toBe(401);
  });

  it('writes nothing under a token that was taken back', async () => {
    const person = await world.add(world.here);
    const { body: made } = await world.call(person, 'POST', '/api/tokens', { name: 'My scale' });
    const device = { ...person, token: made.secret };
    const held = holdBack(world, device, 'POST', '/api/readings', { kpi: 'sleep-hours', value: 7 });
    await held.begun;
    await world.call(person, 'DELETE', `/api/tokens/${made.id}`);
    expect((await held.finish()).status).toBe(401);
  });

  it('changes no draft of a team that one has left', async () => {
    const [owner, member] = [await world.add(world.here), await world.add(world.here)];
    const { protocol } = await world.runtime.tx(world.here.id, (tx) =>
      seedProtocol(tx, owner.id as string, { member: member.id as string }),
    );
    const held = holdBack(world, member, 'POST', `/api/protocols/${protocol}/comments`, { body: 'Late.' });
    await held.begun;
    await world.call(owner, 'DELETE', `/api/protocols/${protocol}/members/${member.id}`);
    expect((await held.finish()).status).toBe(404);
  });

  it('is handled for who the caller has become meanwhile', async () => {
    const person = await world.add(world.here, { state: 'unverified' });
    const held = holdBack(world, person, 'POST', '/api/short-links', { target: '/programs' });
    await held.begun;
    await world.runtime.tx(world.here.id, (tx) =>
      tx
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, person.id as string)),
    );
    const { body } = await held.finish();
    const [link] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(shortLinks).where(eq(shortLinks.code, body.code)),
    );
    expect(link?.ownerId).toBe(person.id);
  });

  it('arrives where nothing has changed, and is taken', async () => {
    const person = await world.add(world.here);
    const held = holdBack(world, person, 'POST', '/api/discussions', question);
    await held.begun;
    expect((await held.finish()).status).toBe(201);
  });
});
