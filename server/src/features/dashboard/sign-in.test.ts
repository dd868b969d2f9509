import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedAdmin } from '../../../seed/admins.ts';
import { demoPassword, demoPasswordHash } from '../../../seed/people.ts';
import { openWorld, type World } from '../../test-world.ts';
import { inviteAdmin } from './invite-admin.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + world.clock.skewMs });
const login = (body: object) => world.call(world.guest(world.here), 'POST', '/api/dashboard/login', body);
const nextHalfMinute = () => {
  world.clock.skewMs += 60_000;
};

/** An admin with an app, as they are after their first sign-in. */
async function setUp() {
  const passwordHash = await demoPasswordHash();
  const { email } = await world.runtime.tx(world.here.id, (tx) => seedAdmin(tx, { passwordHash }));
  const shown = await login({ email, password: demoPassword });
  const secret = shown.body.secret as string;
  const first = await login({ email, password: demoPassword, code: codeOf(secret) });
  return { email, secret, shown, first };
}

it('asks for an authenticator app at the first sign-in, and shows recovery codes once', async () => {
  const { email, secret, shown, first } = await setUp();
  expect(shown.body).toMatchObject({ next: 'set-up', token: null });
  expect(shown.body.address).toContain(`secret=${secret}`);
  expect(first.body.next).toBe('in');
  expect(first.body.recovery_codes).toHaveLength(10);
  expect((await login({ email, password: demoPassword })).body).toMatchObject({ next: 'code', secret: null });
});

it('takes a code once, and a recovery code in its place once', async () => {
  const { email, secret, first } = await setUp();
  const used = codeOf(secret);
  expect((await login({ email, password: demoPassword, code: used })).status).toBe(422);
  nextHalfMinute();
  expect((await login({ email, password: demoPassword, code: codeOf(secret) })).body.next).toBe('in');
  const [recovery = ''] = first.body.recovery_codes ?? [];
  expect((await login({ email, password: demoPassword, code: recovery.toLowerCase() })).body.next).toBe('in');
  expect((await login({ email, password: demoPassword, code: recovery })).status).toBe(422);
});

it('answers the same for an unknown address, a wrong password and a suspended admin', async () => {
  const { email } = await setUp();
  const wrong = await login({ email, password: 'not this one' });
  const unknown = await login({ email: 'nobody@admins.test', password: 'not this one' });
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query('UPDATE admins SET suspended_at = now() WHERE email = $1', [email]),
  );
  const suspended = await login({ email, password: demoPassword });
  expect(wrong.status).toBe(422);
  expect([unknown.body, suspended.body]).toEqual([wrong.body, wrong.body]);
});

it('slows down whoever guesses codes, though they know the password', async () => {
  const { email } = await setUp();
  const statuses: number[] = [];
  for (let tried = 0; tried < 14; tried++) {
    statuses.push((await login({ email, password: demoPassword, code: '000000' })).status);
    statuses.push((await login({ email, password: demoPassword })).status);
  }
  expect(statuses).toContain(429);
  expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(11);
});

it('ends after a quarter of an hour without a call, and lives on with each', async () => {
  const { first } = await setUp();
  const admin = { ...world.guest(world.here), token: first.body.token ?? '' };
  const me = () => world.call(admin, 'GET', '/api/dashboard/me');
  for (const _ of [1, 2, 3]) {
    world.clock.skewMs += 14 * 60_000;
    expect((await me()).status).toBe(200);
  }
  world.clock.skewMs += 16 * 60_000;
  expect((await me()).status).toBe(401);
});

it('opens nothing to a person’s token, and an admin’s opens nothing of theirs', async () => {
  world.clock.skewMs = 0;
  const person = await world.add(world.here, { roles: ['expert'] });
  expect((await world.call(person, 'GET', '/api/dashboard/me')).status).toBe(401);
  const admin = await world.addAdmin(world.here);
  expect((await world.call(admin, 'GET', '/api/user/get-data')).status).toBe(401);
  expect((await world.call({ ...admin, tenant: world.there }, 'GET', '/api/dashboard/me')).status).toBe(401);
  const cookies = `regimen_session=${admin.token}; regimen_admin=${person.token}`;
  const guest = world.guest(world.here);
  expect((await world.call(guest, 'GET', '/api/dashboard/me', undefined, { cookie: cookies })).status).toBe(
    401,
  );
  const right = { cookie: `regimen_admin=${admin.token}` };
  expect((await world.call(guest, 'GET', '/api/dashboard/me', undefined, right)).status).toBe(200);
  const noDomain = { ...right, 'x-domain': '' };
  expect((await world.call(guest, 'POST', '/api/dashboard/logout', undefined, noDomain)).status).toBe(400);
});

it('lets the demo’s admin in nowhere but in the demo', async () => {
  const passwordHash = await demoPasswordHash();
  const { email } = await world.runtime.tx(world.here.id, (tx) =>
    seedAdmin(tx, { passwordHash, isDemo: true }),
  );
  expect((await login({ email, password: demoPassword })).status).toBe(422);
});

it('sets a password by a link, once; who is invited again begins anew', async () => {
  const admin = { email: 'new@admins.test', fullName: 'New', role: 'support' as const };
  const invite = () => world.runtime.tx(world.here.id, (tx) => inviteAdmin(tx, admin, new Date()));
  const { token, id } = await invite();
  const set = (secret: string) =>
    world.call(world.guest(world.here), 'POST', '/api/dashboard/password', {
      token: secret,
      password: 'seven slow herons',
    });
  expect((await set(token)).body).toEqual({ email: admin.email });
  expect((await set(token)).status).toBe(422);
  expect((await login({ email: admin.email, password: 'seven slow herons' })).body.next).toBe('set-up');
  expect((await invite()).id).toBe(id);
  expect((await login({ email: admin.email, password: 'seven slow herons' })).status).toBe(422);
});
