import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAdmin, seedAdminPasskey } from '../../../seed/admins.ts';
import { Authenticator, codeAt } from '../../../seed/authenticator.ts';
import { seedPasskey } from '../../../seed/passkeys.ts';
import { demoPassword, demoPasswordHash } from '../../../seed/people.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const page = { origin: 'http://here.test:3000', host: 'here.test' };
const holding = (headers: Record<string, unknown>) => {
  const all = [headers['set-cookie'] ?? []].flat().join('\n');
  return { cookie: `regimen_sign_in=${/regimen_sign_in=([\w-]+)/.exec(all)?.[1] ?? ''}` };
};

async function add(admin: Caller, device = new Authenticator()) {
  const asked = await world.call(admin, 'POST', '/api/dashboard/passkeys/options');
  const body = { name: 'My phone', passkey: device.create(asked.body.challenge, page) };
  const answer = await world.call(admin, 'POST', '/api/dashboard/passkeys', body, holding(asked.headers));
  return { device, asked, answer };
}

async function signIn(device: Authenticator) {
  const guest = world.guest(world.here);
  const asked = await world.call(guest, 'POST', '/api/dashboard/passkey-options');
  const body = { passkey: device.prove(asked.body.challenge, page) };
  return world.call(guest, 'POST', '/api/dashboard/passkey', body, holding(asked.headers));
}

it('is added, named, signs an admin in without password and code, and is removed', async () => {
  const admin = await world.addAdmin(world.here, 'support');
  const { device, answer } = await add(admin);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ name: 'My phone', host: 'here.test', lastUsedAt: null });
  const signedIn = await signIn(device);
  expect(signedIn.body).toMatchObject({ next: 'in', token: expect.any(String) });
  const session = { ...admin, token: signedIn.body.token ?? '' };
  expect((await world.call(session, 'GET', '/api/dashboard/me')).body.id).toBe(admin.id);
  const path = `/api/dashboard/passkeys/${answer.body.id}` as const;
  await world.call(session, 'PUT', path, { name: 'Old phone' });
  const [listed] = (await world.call(session, 'GET', '/api/dashboard/passkeys')).body.data;
  expect(listed).toMatchObject({ name: 'Old phone', lastUsedAt: expect.any(String) });
  expect((await world.call(session, 'DELETE', path)).status).toBe(422);
  await world.runtime.tx(world.here.id, (tx) => seedAdminPasskey(tx, admin.id as string));
  expect((await world.call(session, 'DELETE', path)).status).toBe(204);
  expect((await signIn(device)).status).toBe(422);
  const actions = await world.call(await world.addAdmin(world.here), 'GET', '/api/dashboard/actions');
  expect(actions.body.data.map(({ action }) => action).slice(0, 4)).toEqual([
    'DELETE dashboard/passkeys/{id}',
    'PUT dashboard/passkeys/{id}',
    'POST dashboard/passkey',
    'POST dashboard/passkeys',
  ]);
});

/** Somebody who was invited and has a password, and nothing else yet. */
async function newcomer() {
  const passwordHash = await demoPasswordHash();
  const { email } = await world.runtime.tx(world.here.id, (tx) => seedAdmin(tx, { passwordHash }));
  const given = { email, password: demoPassword };
  const guest = world.guest(world.here);
  const login = (more = {}) => world.call(guest, 'POST', '/api/dashboard/login', { ...given, ...more });
  const ask = (body: object = given) =>
    world.call(guest, 'POST', '/api/dashboard/first-passkey/options', body);
  const come = async (device: Authenticator, asked: Awaited<ReturnType<typeof ask>>, more = {}) => {
    const passkey = device.create(asked.body.challenge, page);
    const body = { ...given, name: 'My phone', passkey, ...more };
    return world.call(guest, 'POST', '/api/dashboard/first-passkey', body, holding(asked.headers));
  };
  return { login, ask, come, given };
}

it('stands in place of an app at the first sign-in, with recovery codes, and is asked for from then on', async () => {
  const { login, ask, come } = await newcomer();
  const device = new Authenticator();
  expect((await login()).body.next).toBe('set-up');
  const first = await come(device, await ask());
  expect(first.body).toMatchObject({ next: 'in', token: expect.any(String) });
  expect(first.body.recovery_codes).toHaveLength(10);
  const admin = { ...world.guest(world.here), token: first.body.token ?? '' };
  expect((await world.call(admin, 'GET', '/api/dashboard/me')).status).toBe(200);
  expect((await signIn(device)).body.next).toBe('in');
  // The password alone leads nowhere any more: no app is offered, and no second device.
  expect((await login()).body).toMatchObject({ next: 'passkey', secret: null, token: null });
  expect((await login({ code: '000000' })).status).toBe(422);
  const [code] = first.body.recovery_codes ?? [];
  expect((await login({ code })).body.next).toBe('in');
  expect((await login({ code })).status).toBe(422);
});

it('is no way around a second step that is there, nor around the password', async () => {
  const { login, ask, come, given } = await newcomer();
  expect((await ask({ ...given, password: 'not this one' })).status).toBe(422);
  const [early, late] = [await ask(), await ask()];
  const other = await come(new Authenticator(), late, { password: 'not this one' });
  expect([other.status, other.body.token]).toEqual([422, undefined]);
  const { secret } = (await login()).body;
  expect((await come(new Authenticator(), late)).status).toBe(200);
  // Neither the app that was shown before, nor another device that was asked before.
  const code = codeAt(secret as string, Date.now() + world.clock.skewMs);
  expect((await login({ code })).status).toBe(422);
  expect((await come(new Authenticator(), early)).status).toBe(422);
  expect((await ask()).status).toBe(422);
});

it('leaves no line of what was refused', async () => {
  const admin = await world.addAdmin(world.here);
  const asked = await world.call(admin, 'POST', '/api/dashboard/passkeys/options');
  const passkey = new Authenticator().create('another challenge', page);
  const body = { name: 'My phone', passkey };
  const refused = await world.call(admin, 'POST', '/api/dashboard/passkeys', body, holding(asked.headers));
  expect(refused.status).toBe(422);
  const actions = await world.call(admin, 'GET', '/api/dashboard/actions');
  expect(actions.body.data.filter(({ admin: by }) => by.id === admin.id)).toEqual([]);
});

it('opens nothing of people’s, and people’s open nothing here', async () => {
  const [ofAdmin, ofPerson] = await world.runtime.tx(world.here.id, async (tx) => [
    (await seedAdminPasskey(tx, (await world.addAdmin(world.here)).id as string, { host: page.host }))
      .authenticator,
    (await seedPasskey(tx, (await world.add(world.here)).id as string, { host: page.host })).authenticator,
  ]);
  expect((await signIn(ofPerson)).status).toBe(422);
  const guest = world.guest(world.here);
  const asked = await world.call(guest, 'POST', '/api/auth/passkey-options');
  const at = { ...page };
  const body = { passkey: ofAdmin.prove(asked.body.challenge, at) };
  expect((await world.call(guest, 'POST', '/api/auth/passkey', body, holding(asked.headers))).status).toBe(
    422,
  );
  // Nor does a challenge that was asked for at the other door.
  const other = { passkey: ofAdmin.prove(asked.body.challenge, at) };
  expect(
    (await world.call(guest, 'POST', '/api/dashboard/passkey', other, holding(asked.headers))).status,
  ).toBe(422);
  expect((await signIn(ofAdmin)).status).toBe(200);
});

it('lets nobody in who is suspended, nor the demo’s admin outside the demo', async () => {
  const admin = await world.addAdmin(world.here);
  const { device } = await add(admin);
  const set = (column: string) =>
    world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query(`UPDATE admins SET ${column} WHERE id = $1`, [admin.id]),
    );
  await set('is_demo = true');
  expect((await signIn(device)).status).toBe(422);
  await set('is_demo = false, suspended_at = now()');
  expect((await signIn(device)).status).toBe(422);
  await set('suspended_at = NULL');
  expect((await signIn(device)).status).toBe(200);
});

it('wants a proof of who it is, ten minutes after the last one', async () => {
  const admin = await world.addAdmin(world.here);
  const { device } = await add(admin);
  const options = () => world.call(admin, 'POST', '/api/dashboard/passkeys/options');
  const prove = (body: object, headers = {}) =>
    world.call(admin, 'POST', '/api/dashboard/step-up', body, headers);
  world.clock.skewMs += 11 * 60_000;
  const refused = await options();
  expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
    403,
    'step_up_needed',
  ]);
  expect((await prove({ password: 'not this one' })).status).toBe(422);
  expect((await options()).status).toBe(403);
  expect((await prove({ password: demoPassword })).status).toBe(204);
  expect((await options()).status).toBe(200);
  world.clock.skewMs += 11 * 60_000;
  expect((await options()).status).toBe(403);
  const asked = await world.call(world.guest(world.here), 'POST', '/api/dashboard/passkey-options');
  const passkey = device.prove(asked.body.challenge, page);
  expect((await prove({ passkey }, holding(asked.headers))).status).toBe(204);
  expect((await options()).status).toBe(200);
  const another = await add(await world.addAdmin(world.here));
  const theirs = await world.call(world.guest(world.here), 'POST', '/api/dashboard/passkey-options');
  const notOwn = another.device.prove(theirs.body.challenge, page);
  expect((await prove({ passkey: notOwn }, holding(theirs.headers))).status).toBe(422);
  world.clock.skewMs = 0;
});
