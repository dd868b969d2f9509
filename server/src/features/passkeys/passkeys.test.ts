import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from '../../../seed/authenticator.ts';
import { demoPassword } from '../../../seed/people.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

const page = { origin: 'http://here.test:3000', host: 'here.test' };
const cookieOf = (headers: Record<string, unknown>, name: string): string => {
  const all = [headers['set-cookie'] ?? []].flat().join('\n');
  return new RegExp(`${name}=([\\w-]+)`).exec(all)?.[1] ?? '';
};
const holding = (key: string) => ({ cookie: `regimen_sign_in=${key}` });

/** A browser asks for a challenge, and keeps the cookie that came with it. */
async function ask(caller: Caller, path: '/api/passkeys/options' | '/api/auth/passkey-options') {
  const { status, body, headers } = await world.call(caller, 'POST', path);
  expect(status).toBe(200);
  return { challenge: body.challenge, key: cookieOf(headers, 'regimen_sign_in'), body };
}

async function addPasskey(person: Caller, device = new Authenticator(), name = 'My phone') {
  const { challenge, key } = await ask(person, '/api/passkeys/options');
  const body = { name, passkey: device.create(challenge, page) };
  const answer = await world.call(person, 'POST', '/api/passkeys', body, holding(key));
  return { device, answer };
}

async function signIn(device: Authenticator, at = page) {
  const guest = world.guest(world.here);
  const { challenge, key } = await ask(guest, '/api/auth/passkey-options');
  const passkey = device.prove(challenge, at);
  return world.call(guest, 'POST', '/api/auth/passkey', { passkey }, holding(key));
}

describe('a passkey', () => {
  it('is added, listed, renamed, signs in without a name, and is removed', async () => {
    const person = await world.add(world.here);
    const { device, answer } = await addPasskey(person);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: 'My phone', host: 'here.test', lastUsedAt: null });
    const signedIn = await signIn(device);
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.id).toBe(person.id);
    const path = `/api/passkeys/${answer.body.id}` as const;
    await world.call(person, 'PUT', path, { name: 'Old phone' });
    const [listed] = (await world.call(person, 'GET', '/api/passkeys')).body.data;
    expect(listed).toMatchObject({ name: 'Old phone', lastUsedAt: expect.any(String) });
    const [first] = (await world.call(person, 'GET', '/api/sign-ins')).body.data;
    expect(first).toMatchObject({ how: 'passkey', succeeded: true });
    expect((await world.call(person, 'DELETE', path)).status).toBe(204);
    const refused = await signIn(device);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('passkey');
    await expect.poll(() => world.mails.filter(({ to }) => to === person.email).length).toBe(2);
  });

  it('asks for one that names its person, and leaves out those that are there', async () => {
    const person = await world.add(world.here);
    const { device } = await addPasskey(person);
    const { body } = await ask(person, '/api/passkeys/options');
    expect(body).toMatchObject({
      rp: { id: 'here.test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId }],
    });
    const again = await addPasskey(person, device);
    expect(again.answer.status).toBe(422);
  });

  it('that signed something wrong leaves a line in the history, and a flood of them only a few', async () => {
    const person = await world.add(world.here);
    const { device } = await addPasskey(person);
    const elsewhere = { ...page, origin: 'https://evil.example.com' };
    expect((await signIn(device, elsewhere)).status).toBe(422);
    const history = async () => (await world.call(person, 'GET', '/api/sign-ins')).body.data;
    expect(await history()).toMatchObject([{ how: 'passkey', succeeded: false }]);
    for (let i = 0; i < 14; i++) await signIn(device, elsewhere);
    expect(await history()).toHaveLength(10);
  });

  it('is taken once for a challenge', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    const guest = world.guest(world.here);
    const { challenge, key } = await ask(guest, '/api/auth/passkey-options');
    const body = { passkey: device.prove(challenge, page) };
    const send = () => world.call(guest, 'POST', '/api/auth/passkey', body, holding(key));
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(422);
  });

  it('of twenty at once with one challenge one is taken', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    const guest = world.guest(world.here);
    const { challenge, key } = await ask(guest, '/api/auth/passkey-options');
    const body = { passkey: device.prove(challenge, page) };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => world.call(guest, 'POST', '/api/auth/passkey', body, holding(key))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('opens nothing in another browser, after five minutes, or by another challenge', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    const guest = world.guest(world.here);
    const mine = await ask(guest, '/api/auth/passkey-options');
    const theirs = await ask(guest, '/api/auth/passkey-options');
    const body = { passkey: device.prove(mine.challenge, page) };
    const send = (headers: Record<string, string>) =>
      world.call(guest, 'POST', '/api/auth/passkey', body, headers);
    expect((await send({})).status).toBe(422);
    expect((await send(holding(theirs.key))).status).toBe(422);
    world.clock.skewMs = 6 * 60_000;
    const late = await send(holding(mine.key));
    world.clock.skewMs = 0;
    expect(late.status).toBe(422);
    expect((await send(holding(mine.key))).status).toBe(200);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', host: 'here.test' }],
    ['a host below ours', { origin: 'http://clinic.here.test:3000', host: 'here.test' }],
    ['another port', { origin: 'http://here.test:4000', host: 'here.test' }],
    ['another host of its own', { origin: 'http://here.test:3000', host: 'there.test' }],
  ])('that was used on %s is refused', async (_where, at) => {
    const { device } = await addPasskey(await world.add(world.here));
    expect((await signIn(device, at)).status).toBe(422);
    expect((await signIn(device)).status).toBe(200);
  });

  it('that asked nobody for a finger, a face or a PIN is refused', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    device.verifiesUser = false;
    expect((await signIn(device)).status).toBe(422);
  });

  it('that another device signs for is refused, and so is an older use of it', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    const guest = world.guest(world.here);
    const forged = await ask(guest, '/api/auth/passkey-options');
    const { response } = new Authenticator().prove(forged.challenge, page);
    const passkey = { ...device.prove(forged.challenge, page), response };
    expect(
      (await world.call(guest, 'POST', '/api/auth/passkey', { passkey }, holding(forged.key))).status,
    ).toBe(422);
    const early = await ask(guest, '/api/auth/passkey-options');
    const old = { passkey: device.prove(early.challenge, page) };
    expect((await signIn(device)).status).toBe(200);
    expect((await world.call(guest, 'POST', '/api/auth/passkey', old, holding(early.key))).status).toBe(422);
  });

  it('of this tenant is unknown to the other', async () => {
    const { device } = await addPasskey(await world.add(world.here));
    const guest = world.guest(world.there);
    const { challenge, key } = await ask(guest, '/api/auth/passkey-options');
    const there = { origin: 'http://there.test:3000', host: 'there.test' };
    const body = { passkey: device.prove(challenge, there) };
    expect((await world.call(guest, 'POST', '/api/auth/passkey', body, holding(key))).status).toBe(422);
  });
});

describe('the last passkey', () => {
  const withoutPassword = (person: Caller) =>
    world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query('UPDATE users SET password_hash = NULL WHERE id = $1', [person.id]),
    );

  it('stays while there is no password, and goes with one', async () => {
    const person = await world.add(world.here);
    const { answer } = await addPasskey(person);
    const other = await addPasskey(person, new Authenticator(), 'Laptop');
    await withoutPassword(person);
    expect((await world.call(person, 'DELETE', `/api/passkeys/${other.answer.body.id}`)).status).toBe(204);
    const refused = await world.call(person, 'DELETE', `/api/passkeys/${answer.body.id}`);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.passkey?.[0]).toContain('Set a password first');
  });

  it('of two that are removed at once one stays', async () => {
    const person = await world.add(world.here);
    const ids = [await addPasskey(person), await addPasskey(person)].map(({ answer }) => answer.body.id);
    await withoutPassword(person);
    const gone = await Promise.all(ids.map((id) => world.call(person, 'DELETE', `/api/passkeys/${id}`)));
    expect(gone.map(({ status }) => status).sort()).toEqual([204, 422]);
  });
});

describe('a step-up', () => {
  it('is proved by one’s own passkey, and by nobody else’s', async () => {
    const person = await world.add(world.here);
    const { device } = await addPasskey(person);
    const { device: another } = await addPasskey(await world.add(world.here));
    const late = () =>
      world.runtime.tx(world.here.id, (tx) =>
        tx.$client.query(`UPDATE sessions SET proved_at = '-infinity' WHERE user_id = $1`, [person.id]),
      );
    const token = () => world.call(person, 'POST', '/api/tokens', { name: 'My scale' });
    const prove = async (by: Authenticator) => {
      const { challenge, key } = await ask(person, '/api/auth/passkey-options');
      const passkey = by.prove(challenge, page);
      return world.call(person, 'POST', '/api/auth/step-up', { passkey }, holding(key));
    };
    await late();
    expect((await token()).status).toBe(403);
    expect((await prove(another)).status).toBe(422);
    expect((await token()).status).toBe(403);
    expect((await prove(device)).status).toBe(204);
    expect((await token()).status).toBe(201);
    await late();
    await world.call(person, 'POST', '/api/auth/step-up', { password: demoPassword });
    expect((await token()).status).toBe(201);
    expect((await world.call(person, 'GET', '/api/auth/step-up')).body).toEqual({
      password: true,
      passkey: true,
      code: false,
    });
  });
});
