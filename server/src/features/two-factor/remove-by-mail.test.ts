import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeAt } from '../../../seed/authenticator.ts';
import { demoPassword } from '../../../seed/people.ts';
import { eq } from '../../db/drizzle.ts';
import { users } from '../../db/schema.ts';
import { openBrowser } from '../../test-browser.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

// Somebody lost their phone and their recovery codes.

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.skewMs = 0;
});

const day = 86_400_000;
const now = () => Date.now() + world.clock.skewMs;

async function somebody() {
  const person = await world.add(world.here);
  const { secret } = (await world.call(person, 'GET', '/api/two-factors/new-secret')).body;
  const code = codeAt(secret, now());
  const { body } = await world.call(person, 'POST', '/api/two-factors', { secret, code });
  return { person, secret, id: body.twoFactor.id, recoveryCodes: body.recoveryCodes };
}

async function atTheCode({ email }: Caller) {
  const browser = openBrowser(world);
  const { body } = await browser.post('auth/login', { email, password: demoPassword });
  expect(body.code).toBe('second_factor_needed');
  return browser;
}

const mailed = (person: Caller, pattern: RegExp) =>
  world.mails.filter(({ to, text }) => to === person.email && pattern.test(text));

/** The secret of the newest link. */
async function askFor(person: Caller) {
  const before = mailed(person, /for=two-factor-off/).length;
  const browser = await atTheCode(person);
  const asked = await browser.post('auth/two-factor-removal');
  expect(asked.status).toBe(201);
  await expect.poll(() => mailed(person, /for=two-factor-off/).length).toBe(before + 1);
  const text = mailed(person, /for=two-factor-off/).at(-1)?.text ?? '';
  const token = /for=two-factor-off&token=([\w-]{43})/.exec(text)?.[1] ?? '';
  return { token, readyAt: Date.parse(asked.body.readyAt), browser };
}
const byLink = (step: 'look' | 'finish' | 'stop', token: string) =>
  world.call(world.guest(world.here), 'POST', `/api/auth/two-factor-removal/${step}`, { token });
const shown = async (person: Caller) => (await world.call(person, 'GET', '/api/two-factors')).body.data[0];
const history = async (person: Caller) =>
  (await world.call(person, 'GET', '/api/sign-ins')).body.data.map(({ how }) => how);

it('is turned off by the link in the mail, three days later and not before', async () => {
  const { person } = await somebody();
  const { token, readyAt } = await askFor(person);
  expect(readyAt - now()).toBeGreaterThan(2.9 * day);
  expect((await shown(person))?.removal).not.toBeNull();
  const bell = (await world.call(person, 'GET', '/api/notifications')).body.data;
  expect(bell.map(({ kind }) => kind)).toContain('two-factor-removal');
  expect((await byLink('look', token)).body).toMatchObject({ isReady: false });
  expect((await byLink('finish', token)).status).toBe(422);

  world.clock.skewMs = 3 * day + 1_000;
  expect((await byLink('look', token)).body).toMatchObject({ isReady: true });
  expect((await byLink('finish', token)).status).toBe(204);
  expect((await byLink('finish', token)).status).toBe(422);
  const browser = openBrowser(world);
  expect((await browser.post('auth/login', { email: person.email, password: demoPassword })).status).toBe(
    200,
  );
  await expect.poll(() => mailed(person, /was turned off/).length).toBe(1);
  world.clock.skewMs = 0;
  expect(await history(person)).toEqual(expect.arrayContaining(['removal-asked', 'removal-done']));
});

it('is asked for only after the password, and in the browser that said it', async () => {
  const stranger = openBrowser(world);
  expect((await stranger.post('auth/two-factor-removal')).status).toBe(422);
});

it('asked for again, sends another link, ends the first and waits no longer', async () => {
  const { person } = await somebody();
  const first = await askFor(person);
  world.clock.skewMs = day;
  const second = await askFor(person);
  expect(second.readyAt).toBe(first.readyAt);
  expect((await byLink('look', first.token)).status).toBe(422);
  world.clock.skewMs = 3 * day + 1_000;
  expect((await byLink('finish', second.token)).status).toBe(204);
});

it('is stopped by whoever is signed in, by the link, and by a code', async () => {
  const { person, secret, id } = await somebody();
  const first = await askFor(person);
  expect((await world.call(person, 'DELETE', `/api/two-factors/${id}/removal`)).status).toBe(204);
  expect((await shown(person))?.removal).toBeNull();
  expect((await byLink('look', first.token)).status).toBe(422);

  const second = await askFor(person);
  expect((await byLink('stop', second.token)).status).toBe(204);
  expect((await byLink('stop', second.token)).status).toBe(422);

  const third = await askFor(person);
  world.clock.skewMs = 60_000;
  const right = await third.browser.post('auth/second-factor', { code: codeAt(secret, now()) });
  expect(right.status).toBe(200);
  world.clock.skewMs = 3 * day + 1_000;
  expect((await byLink('finish', third.token)).status).toBe(422);
  world.clock.skewMs = 0;
  expect((await history(person)).filter((how) => how === 'removal-stopped')).toHaveLength(3);
  await expect.poll(() => mailed(person, /was stopped/).length).toBe(3);
});

it('leads nowhere after a week, and once the account has another address', async () => {
  const { person } = await somebody();
  const { token } = await askFor(person);
  world.clock.skewMs = 10 * day + 1_000;
  expect((await byLink('finish', token)).status).toBe(422);
  world.clock.skewMs = 3 * day + 1_000;
  await world.runtime.tx(world.here.id, (tx) =>
    tx
      .update(users)
      .set({ email: `moved-${person.email}` })
      .where(eq(users.id, person.id as string)),
  );
  expect((await byLink('finish', token)).status).toBe(422);
});

it('is not mailed more often than a mailbox bears', async () => {
  const { person } = await somebody();
  for (let i = 0; i < 3; i++) await askFor(person);
  const browser = await atTheCode(person);
  const refused = await browser.post('auth/two-factor-removal');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
});

it('tells when two recovery codes are left', async () => {
  const { person, recoveryCodes } = await somebody();
  for (const code of recoveryCodes.slice(0, 8)) {
    const browser = await atTheCode(person);
    expect((await browser.post('auth/second-factor', { code })).status).toBe(200);
  }
  expect((await shown(person))?.recoveryCodesLeft).toBe(2);
  await expect
    .poll(() => world.mails.filter(({ to, subject }) => to === person.email && /Only 2/.test(subject)).length)
    .toBe(1);
  const bell = (await world.call(person, 'GET', '/api/notifications')).body.data;
  expect(bell.map(({ kind }) => kind)).toContain('recovery-codes-low');
});
