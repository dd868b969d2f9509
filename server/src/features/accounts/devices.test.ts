import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { required } from '../../test-answers.ts';
import { type Browser, openBrowser } from '../../test-browser.ts';
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

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
let nextIp = 0;
const open = (userAgent = firefox) => openBrowser(world, world.here, `198.51.100.${++nextIp}`, userAgent);

type Person = ReturnType<typeof newPerson>;
const signIn = (browser: Browser, { email, password }: Person, zone = 'Asia/Riyadh') =>
  browser.post('auth/login', { email, password, zone });

/** Somebody with a confirmed address, signed in at a browser of their own. */
async function member() {
  const person = newPerson();
  const browser = open();
  await browser.post('auth/register', { ...person, zone: 'Europe/Berlin' });
  const token = tokenIn(await mailTo(world, person.email));
  expect((await browser.post('auth/by-token', { token, zone: 'Europe/Berlin' })).status).toBe(200);
  return { person, browser };
}
const isIn = async (browser: Browser) => (await browser.get('user/get-data')).status === 200;
const devicesOf = async (browser: Browser) => required((await browser.get('sessions')).body).data;
const mailsTo = (email: string) => world.mails.filter(({ to }) => to === email).map(({ subject }) => subject);

describe('one’s devices', () => {
  it('are told apart by browser, system, clock and how they signed in, and one of them is this one', async () => {
    const { person, browser } = await member();
    const phone = open(safari);
    await signIn(phone, person);
    expect(await devicesOf(browser)).toMatchObject([
      { device: 'Safari, iOS', zone: 'Asia/Riyadh', language: 'en', how: 'password', isCurrent: false },
      { device: 'Firefox, Linux', zone: 'Europe/Berlin', how: 'confirmation', isCurrent: true },
    ]);
  });

  it('are signed out one by one, or all the others', async () => {
    const { person, browser } = await member();
    const [phone, tablet, work] = [open(safari), open(), open()];
    for (const each of [phone, tablet, work]) await signIn(each, person);
    const phoneId = (await devicesOf(phone)).find(({ isCurrent }) => isCurrent)?.id;
    expect((await browser.delete(`sessions/${phoneId}`)).status).toBe(204);
    expect(await Promise.all([phone, tablet, work, browser].map(isIn))).toEqual([false, true, true, true]);
    expect((await browser.delete('sessions')).status).toBe(204);
    expect(await Promise.all([tablet, work, browser].map(isIn))).toEqual([false, false, true]);
    expect(await devicesOf(browser)).toMatchObject([{ isCurrent: true }]);
  });

  it('are nobody else’s to sign out', async () => {
    const [{ browser }, { browser: stranger }] = [await member(), await member()];
    const [own] = await devicesOf(browser);
    expect((await stranger.delete(`sessions/${own?.id}`)).status).toBe(404);
    expect(await isIn(browser)).toBe(true);
  });
});

describe('a sign-in from a device the account does not know', () => {
  it('is told by mail with a way to its devices, and not again for the same device', async () => {
    const { person } = await member();
    expect(mailsTo(person.email)).toHaveLength(1);
    const phone = open(safari);
    await signIn(phone, person);
    const mail = await mailTo(world, person.email, 2);
    expect(mail.subject).toContain('New sign-in');
    expect(mail.text).toContain('Safari, iOS');
    expect(mail.text).toContain('http://here.test:3000/settings/devices');
    await phone.post('auth/logout');
    await signIn(phone, person);
    const other = open();
    await signIn(other, person);
    expect((await mailTo(world, person.email, 3)).text).toContain('Firefox, Linux');
    expect(mailsTo(person.email)).toHaveLength(3);
  });

  it('is told again where the device was signed out from elsewhere', async () => {
    const { person, browser } = await member();
    const phone = open(safari);
    await signIn(phone, person);
    await mailTo(world, person.email, 2);
    await browser.delete('sessions');
    await signIn(phone, person);
    expect((await mailTo(world, person.email, 3)).subject).toContain('New sign-in');
  });
});

describe('the sign-in history', () => {
  it('has what succeeded and what failed, newest first, and nothing of others', async () => {
    const { person, browser } = await member();
    await member();
    const guesser = open(safari);
    await signIn(guesser, { ...person, password: 'not the password' });
    await signIn(open(), person);
    const { body } = await browser.get('sign-ins');
    expect(required(body).data).toMatchObject([
      { succeeded: true, how: 'password', device: 'Firefox, Linux', zone: 'Asia/Riyadh' },
      { succeeded: false, how: 'password', device: 'Safari, iOS' },
      { succeeded: true, how: 'confirmation' },
      { succeeded: true, how: 'registration' },
    ]);
  });

  it('forgets after 90 days', async () => {
    const { person } = await member();
    world.clock.skewMs = 91 * 86_400_000;
    const browser = open();
    await signIn(browser, person);
    expect(required((await browser.get('sign-ins')).body).data).toMatchObject([{ how: 'password' }]);
  });
});

describe('changing the password', () => {
  const password = 'a quite different password';

  it('wants the present one, ends every other session, and is told by mail', async () => {
    const { person, browser } = await member();
    const phone = open(safari);
    await signIn(phone, person);
    const wrong = await browser.put('auth/password', { current: 'not the password', password });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { current: [expect.any(String)] } } });
    const common = await browser.put('auth/password', { current: person.password, password: 'qwertyuiop' });
    expect(common).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    expect(await isIn(phone)).toBe(true);
    expect((await browser.put('auth/password', { current: person.password, password })).status).toBe(204);
    expect(await Promise.all([phone, browser].map(isIn))).toEqual([false, true]);
    expect((await signIn(open(), person)).status).toBe(422);
    expect((await signIn(open(), { ...person, password })).status).toBe(200);
    await mailTo(world, person.email, 3);
    expect(mailsTo(person.email).join()).toContain('password was changed');
  });
});

describe('what asks for the password again', () => {
  it('is refused ten minutes after the last proof, until the password was said in this session', async () => {
    const { person, browser } = await member();
    expect((await browser.post('tokens', { name: 'Scale' })).status).toBe(201);
    world.clock.skewMs = 11 * 60_000;
    const refused = await browser.post('tokens', { name: 'Watch' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'step_up_needed' } });
    expect(required((await browser.get('tokens')).body).data).toHaveLength(1);
    const wrong = await browser.post('auth/step-up', { password: 'not the password' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    expect((await browser.post('tokens', { name: 'Watch' })).status).toBe(403);
    expect((await browser.post('auth/step-up', { password: person.password })).status).toBe(204);
    expect((await browser.post('tokens', { name: 'Watch' })).status).toBe(201);
    world.clock.skewMs = 22 * 60_000;
    expect((await browser.post('tokens', { name: 'Ring' })).status).toBe(403);
  });
});

describe('a token', () => {
  it('ends when its time is over', async () => {
    const { browser } = await member();
    const { body } = await browser.post('tokens', { name: 'Scale', days: 30 });
    const device = { ...world.guest(world.here), token: required(body).secret };
    const send = () => world.call(device, 'POST', '/api/readings', { kpi: 'weight', value: 70, unit: 'kg' });
    expect((await send()).status).not.toBe(401);
    world.clock.skewMs = 31 * 86_400_000;
    expect((await send()).status).toBe(401);
  });
});
