import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeAt } from '../../../seed/authenticator.ts';
import { demoPassword } from '../../../seed/people.ts';
import { newSecret } from '../../secrets.ts';
import { openBrowser } from '../../test-browser.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());
beforeEach(() => {
  world.clock.skewMs = 0;
});

/** Codes are good once, so each is taken half a minute after the one before. */
const later = () => {
  world.clock.skewMs += 30_000;
};
const now = () => Date.now() + world.clock.skewMs;

/** Where somebody signs in; a temporary user is there already. */
function newBrowser(visitor?: Caller) {
  const browser = openBrowser(world);
  if (visitor?.token && visitor.device) {
    browser.cookies.set('regimen_session', visitor.token);
    browser.cookies.set('regimen_device', visitor.device);
  }
  return {
    ...browser,
    signIn: ({ email }: Caller) => browser.post('auth/login', { email, password: demoPassword }),
    give: (code: string, rememberDevice = false) =>
      browser.post('auth/second-factor', { code, rememberDevice }),
  };
}

async function turnOn(person: Caller) {
  const { secret } = (await world.call(person, 'GET', '/api/two-factors/new-secret')).body;
  const code = codeAt(secret, now());
  const { status, body } = await world.call(person, 'POST', '/api/two-factors', { secret, code });
  expect(status).toBe(201);
  return { secret, recoveryCodes: body.recoveryCodes, id: body.twoFactor.id, first: code };
}
async function somebody() {
  const person = await world.add(world.here);
  return { person, ...(await turnOn(person)) };
}
describe('two-factor sign-in', () => {
  it('is turned on by a code, asked for at every sign-in, and turned off', async () => {
    const { person, secret, id, recoveryCodes } = await somebody();
    expect(recoveryCodes).toHaveLength(10);
    later();
    const browser = newBrowser();
    const asked = await browser.signIn(person);
    expect([asked.status, asked.body.code]).toEqual([403, 'second_factor_needed']);
    expect(asked.body).not.toHaveProperty('accessToken');
    const wrong = await browser.give('000000');
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['code']]);
    const right = await browser.give(codeAt(secret, now()));
    expect(right.status).toBe(200);
    expect((await browser.get('user/get-data')).body.id).toBe(person.id);
    const history = (await world.call(person, 'GET', '/api/sign-ins')).body.data;
    expect(history.map(({ how, succeeded }) => [how, succeeded])).toEqual([
      ['code', true],
      ['code', false],
    ]);
    expect((await world.call(person, 'DELETE', `/api/two-factors/${id}`)).status).toBe(204);
    expect((await newBrowser().signIn(person)).status).toBe(200);
    const subjects = () => world.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    await expect.poll(() => subjects().join()).toMatch(/is on[^,]*,.*is off/s);
  });

  it('takes a code once, and none from before it', async () => {
    const { person, secret, first } = await somebody();
    const browser = newBrowser();
    await browser.signIn(person);
    expect((await browser.give(first)).status).toBe(422);
    later();
    const code = codeAt(secret, now());
    expect((await browser.give(code)).status).toBe(200);
    const other = newBrowser();
    await other.signIn(person);
    expect((await other.give(code)).status).toBe(422);
    expect((await other.give(codeAt(secret, now() - 30_000))).status).toBe(422);
    later();
    expect((await other.give(codeAt(secret, now()))).status).toBe(200);
  });

  it('of twenty at once with one code one is taken', async () => {
    const { person, secret } = await somebody();
    later();
    const browsers = Array.from({ length: 8 }, () => newBrowser());
    for (const browser of browsers) await browser.signIn(person);
    const code = codeAt(secret, now());
    const answers = await Promise.all(browsers.map((browser) => browser.give(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed, until new ones are made', async () => {
    const { person, recoveryCodes, id } = await somebody();
    const [first = '', second = '', third = ''] = recoveryCodes;
    const browser = newBrowser();
    await browser.signIn(person);
    expect((await browser.give(` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
    await browser.signIn(person);
    expect((await browser.give(first)).status).toBe(422);
    expect((await browser.give(second)).status).toBe(200);
    const [left] = (await world.call(person, 'GET', '/api/two-factors')).body.data;
    expect(left?.recoveryCodesLeft).toBe(8);
    const made = await world.call(person, 'POST', `/api/two-factors/${id}/recovery-codes`);
    await browser.signIn(person);
    expect((await browser.give(third)).status).toBe(422);
    expect((await browser.give(made.body.recoveryCodes[0] ?? '')).status).toBe(200);
    const [newest] = (await world.call(person, 'GET', '/api/sign-ins')).body.data;
    expect(newest).toMatchObject({ how: 'recovery-code', succeeded: true });
    const used = () =>
      world.mails.filter(({ to, subject }) => to === person.email && /recovery/.test(subject));
    await expect.poll(() => used().length).toBe(3);
  });

  it('takes Arabic digits', async () => {
    const { person, secret } = await somebody();
    later();
    const browser = newBrowser();
    await browser.signIn(person);
    const typed = codeAt(secret, now()).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
    expect((await browser.give(typed)).status).toBe(200);
  });

  it('waits for its code in the browser that began, for ten minutes, once', async () => {
    const { person, secret } = await somebody();
    const mine = newBrowser();
    await mine.signIn(person);
    const begun = new Map(mine.cookies);
    const another = newBrowser();
    later();
    const code = codeAt(secret, now());
    expect((await another.give(code)).status).toBe(422);
    another.cookies.set('regimen_sign_in', begun.get('regimen_sign_in') ?? '');
    expect((await another.give(code)).status).toBe(422);
    another.cookies.set('regimen_device', newSecret());
    const stolen = await another.give(code);
    expect([stolen.status, Object.keys(stolen.body.errors ?? {})]).toEqual([422, ['signIn']]);
    expect((await mine.give(code)).status).toBe(200);
    for (const [name, value] of begun) mine.cookies.set(name, value);
    later();
    expect((await mine.give(codeAt(secret, now()))).status).toBe(422);
    await mine.signIn(person);
    world.clock.skewMs += 11 * 60_000;
    expect((await mine.give(codeAt(secret, now()))).status).toBe(422);
  });

  it('is asked for after a new password and a link too, and a new password ends what the old one began', async () => {
    const { person, secret } = await somebody();
    const begun = newBrowser();
    await begun.signIn(person);
    await world.call(world.guest(world.here), 'POST', '/api/auth/password-recovery', { email: person.email });
    const resetMail = () =>
      world.mails.find(({ to, text }) => to === person.email && /password-reset/.test(text));
    await expect.poll(resetMail).toBeDefined();
    const token = /token=([\w-]{43})/.exec(resetMail()?.text ?? '')?.[1];
    const browser = newBrowser();
    const reset = await browser.post('auth/password-reset', { token, password: 'three words in a row' });
    expect(reset.status).toBe(403);
    later();
    expect((await begun.give(codeAt(secret, now()))).status).toBe(422);
    expect((await browser.give(codeAt(secret, now()))).status).toBe(200);
  });

  it('lets what a temporary user made go along, once the code was given', async () => {
    const { person, secret } = await somebody();
    const visitor = await world.add(world.here, { state: 'temporary' });
    const browser = newBrowser(visitor);
    later();
    const asked = await browser.post('auth/merge', { email: person.email, password: demoPassword });
    expect(asked.status).toBe(403);
    expect((await world.call(visitor, 'GET', '/api/user/get-data')).status).toBe(200);
    expect((await browser.give(codeAt(secret, now()))).status).toBe(200);
    expect((await world.call(visitor, 'GET', '/api/user/get-data')).status).toBe(401);
  });

  it('cannot be turned on twice, or with a wrong code', async () => {
    const { person, secret } = await somebody();
    later();
    const code = codeAt(secret, now());
    expect((await world.call(person, 'POST', '/api/two-factors', { secret, code })).status).toBe(409);
    const another = await world.add(world.here);
    const wrong = await world.call(another, 'POST', '/api/two-factors', { secret, code: '000000' });
    expect(wrong.body.errors).toHaveProperty('code');
  });

  it('proves a step-up', async () => {
    const { person, secret } = await somebody();
    await world.runtime.tx(world.here.id, (tx) =>
      tx.$client.query(`UPDATE sessions SET proved_at = '-infinity' WHERE user_id = $1`, [person.id]),
    );
    const token = () => world.call(person, 'POST', '/api/tokens', { name: 'My scale' });
    expect((await token()).status).toBe(403);
    later();
    const code = codeAt(secret, now());
    expect((await world.call(person, 'POST', '/api/auth/step-up', { code })).status).toBe(204);
    expect((await token()).status).toBe(201);
    expect((await world.call(person, 'POST', '/api/auth/step-up', { code })).status).toBe(422);
    expect((await world.call(person, 'POST', '/api/auth/step-up', {})).status).toBe(422);
  });
});

describe('a remembered device', () => {
  async function remembered() {
    const { person, secret } = await somebody();
    const browser = newBrowser();
    await browser.signIn(person);
    later();
    expect((await browser.give(codeAt(secret, now()), true)).status).toBe(200);
    return { person, secret, browser };
  }
  const listed = async (person: Caller) =>
    (await world.call(person, 'GET', '/api/remembered-devices')).body.data;

  it('is asked for no code for thirty days; others are', async () => {
    const { person, browser } = await remembered();
    expect((await browser.signIn(person)).status).toBe(200);
    expect((await newBrowser().signIn(person)).status).toBe(403);
    expect((await browser.get('remembered-devices')).body.data).toMatchObject([{ isCurrent: true }]);
    world.clock.skewMs += 31 * 86_400_000;
    expect((await browser.signIn(person)).status).toBe(403);
  });

  it('is asked again when its person says so', async () => {
    const { person, browser } = await remembered();
    const [device] = await listed(person);
    await world.call(person, 'DELETE', `/api/remembered-devices/${device?.id}`);
    expect(await listed(person)).toEqual([]);
    expect((await browser.signIn(person)).status).toBe(403);
  });

  it('is forgotten when it is turned off, and with a changed password', async () => {
    const { person, browser } = await remembered();
    const password = 'three words in a row';
    const change = { current: demoPassword, password };
    expect((await world.call(person, 'PUT', '/api/auth/password', change)).status).toBe(204);
    const again = await browser.post('auth/login', { email: person.email, password });
    expect(again.status).toBe(403);

    const second = await remembered();
    const [{ id } = { id: '' }] = (await world.call(second.person, 'GET', '/api/two-factors')).body.data;
    await world.call(second.person, 'DELETE', `/api/two-factors/${id}`);
    later();
    await turnOn(second.person);
    expect((await second.browser.signIn(second.person)).status).toBe(403);
  });
});
