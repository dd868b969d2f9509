import { calls } from '@regimen/contract/all.ts';
import { type Call, changes } from '@regimen/contract/call.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../../test-browser.ts';
import { mailTo, newPerson, tokenIn } from '../../test-registration.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const own = 'another password of mine';
/** Somebody registers; gives their browser and the link that was mailed. */
async function registered(change: object = {}) {
  const browser = openBrowser(world);
  const person = newPerson(change);
  const { status, body } = await browser.post('auth/register', person);
  expect(status).toBe(201);
  const token = tokenIn(await mailTo(world, person.email));
  return { browser, person, token, id: body.id };
}
const signIn = (browser: ReturnType<typeof openBrowser>, email: string, password: string) =>
  browser.post('auth/login', { email, password });

describe('whoever confirms in the browser that registered', () => {
  it('keeps the password', async () => {
    const { browser, person, token } = await registered();
    expect((await browser.post('auth/by-token', { token })).status).toBe(200);
    expect((await browser.get('user/get-data')).body.email_verified_at).not.toBeNull();
    expect((await signIn(openBrowser(world), person.email, person.password)).status).toBe(200);
  });

  it('is known by the device when the session has ended', async () => {
    const { browser, token } = await registered();
    await browser.post('auth/logout');
    expect((await browser.post('auth/by-token', { token })).status).toBe(200);
  });

  it('is known by the session alone', async () => {
    const person = newPerson();
    const guest = world.guest(world.here);
    const { body } = await world.call(guest, 'POST', '/api/auth/register', person);
    const token = tokenIn(await mailTo(world, person.email));
    const caller = { ...guest, token: body.accessToken };
    expect((await world.call(caller, 'POST', '/api/auth/by-token', { token })).status).toBe(200);
  });

  it('ends every other session and every unused link', async () => {
    const { browser, person, token } = await registered();
    await browser.post('auth/verification');
    const second = tokenIn(await mailTo(world, person.email, 2));
    const before = { ...world.guest(world.here), token: browser.cookies.get('regimen_session') };
    expect((await browser.post('auth/by-token', { token: second })).status).toBe(200);
    expect((await world.call(before, 'GET', '/api/user/get-data')).status).toBe(401);
    expect((await browser.get('user/get-data')).status).toBe(200);
    const late = await browser.post('auth/by-token', { token, password: own });
    expect(Object.keys(late.body.errors)).toEqual(['token']);
  });
});

describe('whoever confirms elsewhere', () => {
  it('is asked for a password first, and the link waits for it', async () => {
    const { token } = await registered();
    const owner = openBrowser(world);
    for (const _ of [1, 2]) {
      const { status, body } = await owner.post('auth/by-token', { token });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ password: ['Choose a password for your account.'] });
    }
    expect(owner.cookies.size).toBe(0);
    const short = await owner.post('auth/by-token', { token, password: 'short' });
    expect(Object.keys(short.body.errors)).toEqual(['password']);
    expect((await owner.post('auth/by-token', { token, password: own })).status).toBe(200);
    expect((await owner.get('user/get-data')).status).toBe(200);
  });

  it('may not take the address for a password', async () => {
    const { person, token } = await registered({ email: 'long.address@example.test' });
    const { body } = await openBrowser(world).post('auth/by-token', { token, password: person.email });
    expect(Object.keys(body.errors)).toEqual(['password']);
  });

  it('leaves nothing to whoever registered: no session, no password, no known device', async () => {
    const { browser: stranger, person, token } = await registered();
    const owner = openBrowser(world);
    await owner.post('auth/by-token', { token, password: own });
    expect((await stranger.get('user/get-data')).status).toBe(401);
    expect((await signIn(stranger, person.email, person.password)).status).toBe(422);
    expect((await signIn(openBrowser(world), person.email, own)).status).toBe(200);
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query(
        'SELECT count(*)::int AS devices FROM known_devices d JOIN users u ON u.id = d.user_id WHERE email = $1',
        [person.email],
      ),
    );
    expect(rows).toEqual([{ devices: 2 }]);
  });

  it.each(['', 'x', 'undefined', 'a'.repeat(44)])(
    'is not taken for who registered by a device cookie that anybody could have: “%s”',
    async (device) => {
      const stranger = openBrowser(world);
      stranger.cookies.set('regimen_device', device);
      const person = newPerson();
      await stranger.post('auth/register', person);
      const token = tokenIn(await mailTo(world, person.email));
      const owner = openBrowser(world);
      expect((await owner.post('auth/by-token', { token })).status).toBe(422);
      owner.cookies.set('regimen_device', device);
      expect((await owner.post('auth/by-token', { token })).status).toBe(422);
      expect(stranger.cookies.get('regimen_device')).toMatch(/^[\w-]{43}$/);
    },
  );

  it('is asked even while signed in as somebody else', async () => {
    const { token } = await registered();
    const other = await registered();
    expect((await other.browser.post('auth/by-token', { token })).status).toBe(422);
    expect((await other.browser.get('user/get-data')).body.email).toBe(other.person.email);
  });
});

describe('two who claim one address', () => {
  it('have an account each until one is confirmed; then no link to the other works', async () => {
    const first = await registered();
    const second = openBrowser(world);
    await second.post('auth/register', { ...first.person, password: 'the other one here' });
    const link = tokenIn(await mailTo(world, first.person.email, 2));
    expect((await second.post('auth/by-token', { token: link })).status).toBe(200);
    expect((await first.browser.post('auth/by-token', { token: first.token })).status).toBe(422);
    const loser = await first.browser.get('user/get-data');
    expect(loser.body).toMatchObject({ id: first.id, email_verified_at: null });
    // Whoever lost the claim may still correct the address and go on.
    const changed = await first.browser.put('auth/email', { email: newPerson().email });
    expect(changed.status).toBe(200);
  });

  it('cannot both be confirmed at the same moment', async () => {
    for (const _ of [1, 2, 3]) {
      const first = await registered();
      const second = openBrowser(world);
      await second.post('auth/register', { ...first.person, password: 'the other one here' });
      const link = tokenIn(await mailTo(world, first.person.email, 2));
      const answers = await Promise.all([
        first.browser.post('auth/by-token', { token: first.token }),
        second.post('auth/by-token', { token: link }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
  });
});

it('only the link that went to an address confirms it, whatever happens at the same moment', async () => {
  for (const _ of [1, 2, 3]) {
    const { browser, token, person } = await registered();
    const wanted = newPerson().email;
    const [used, changed] = await Promise.all([
      browser.post('auth/by-token', { token }),
      browser.put('auth/email', { email: wanted }),
    ]);
    expect(used.status === 200 && changed.status === 200).toBe(false);
    const { rows } = await world.runtime.read(world.here.id, (tx) =>
      tx.$client.query('SELECT email FROM users WHERE email = ANY($1) AND email_verified_at IS NOT NULL', [
        [person.email, wanted],
      ]),
    );
    expect(rows).toEqual(used.status === 200 ? [{ email: person.email }] : []);
  }
});

it('an account that is not confirmed can make nothing that would open it later', () => {
  const open = Object.entries(calls as Record<string, Call>)
    .filter(([key, { access }]) => changes(key) && access.states.includes('unverified'))
    .map(([key]) => key);
  // Whoever adds one asks what it leaves to somebody who registered another's address.
  expect(open.sort()).toEqual([
    // A time is held for 10 minutes by whoever has a session, and booked by a confirmed account alone.
    'DELETE bookings/{id}/hold',
    // By the secret that went to an address which was confirmed.
    'POST account-deletion/undo',
    'POST auth/by-token',
    'POST auth/login',
    'POST auth/logout',
    // With an account elsewhere: one that a claim has goes when somebody else confirms the address.
    'POST auth/openid-return',
    'POST auth/openid/{id}',
    // By a passkey, which only a confirmed account can have, and by the second half of its own sign-in.
    'POST auth/passkey',
    'POST auth/passkey-options',
    // These go to the mail of whoever confirmed the address, or, to a claim, bring the link that confirms it.
    'POST auth/password-recovery',
    'POST auth/password-reset',
    'POST auth/password-reset/look',
    'POST auth/register',
    'POST auth/second-factor',
    'POST auth/sign-in-link',
    // For the second half of a sign-in, and by the secret that went to a confirmed address.
    'POST auth/two-factor-removal',
    'POST auth/two-factor-removal/finish',
    'POST auth/two-factor-removal/look',
    'POST auth/two-factor-removal/stop',
    'POST auth/verification',
    'POST broadcasting/auth',
    'POST contact',
    // Of the dashboard, where no account of the site is anybody.
    'POST dashboard/first-passkey',
    'POST dashboard/first-passkey/options',
    'POST dashboard/login',
    'POST dashboard/passkey',
    'POST dashboard/passkey-options',
    'POST dashboard/password',
    // By the secret that went to an address which was confirmed.
    'POST email-changes/undo',
    'POST guardian-consents/answer',
    'POST guardian-consents/look',
    'POST notifications/unsubscribe/{token}',
    'POST services/{id}/holds',
    'POST short-links',
    'POST short-links/{code}/visits',
    'PUT auth/email',
    'PUT user/language',
  ]);
  for (const key of ['POST tokens', 'POST calendar', 'POST protocols/{id}/invites', 'POST programs'] as const)
    expect(calls[key].access.states).toEqual(['registered']);
});

it('a claim that nobody confirms or visits for thirty days is erased', async () => {
  const { id } = await registered();
  const { sweep } = await import('./jobs.ts');
  const { createScope } = await import('../../scope.ts');
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no tenant');
  const rows = async () =>
    (
      await world.runtime.read(world.here.id, (tx) =>
        tx.$client.query('SELECT id FROM users WHERE id = $1', [id]),
      )
    ).rows.length;
  const sweepAfter = (days: number) =>
    sweep(createScope(world.scope, { tenant, actor: null, locale: 'en' }, Date.now() + days * 86_400_000));
  await sweepAfter(29);
  expect(await rows()).toBe(1);
  await sweepAfter(31);
  expect(await rows()).toBe(0);
});
