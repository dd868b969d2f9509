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

let nextIp = 0;
const open = () => openBrowser(world, world.here, `198.51.100.${++nextIp}`);

/** Somebody with a confirmed address, signed in at a browser of their own. */
async function member() {
  const person = newPerson();
  const browser = open();
  await browser.post('auth/register', person);
  await browser.post('auth/by-token', { token: tokenIn(await mailTo(world, person.email)) });
  return { person, browser };
}
const emailOf = async (browser: Browser) => (await browser.get('user/get-data')).body?.email;
const signIn = async (email: string, password: string) =>
  (await open().post('auth/login', { email, password })).status;

async function asked(browser: Browser, email: string) {
  const { status, body } = await browser.post('email-changes', { email });
  expect(status).toBe(201);
  const mail = await mailTo(world, email);
  return { id: required(body).id, mail, token: tokenIn(mail) ?? '' };
}

describe('another address', () => {
  it('is confirmed by the link that went there; until then the old one stays', async () => {
    const { person, browser } = await member();
    const { email } = newPerson();
    const { id, mail, token } = await asked(browser, email);
    expect(mail.text).toContain(`/auth/by-token?for=email-change&change=${id}&token=`);
    expect(await emailOf(browser)).toBe(person.email);
    expect((await browser.get('email-changes')).body).toMatchObject({ pending: { id, email } });
    expect(await signIn(email, person.password)).toBe(422);
    expect((await browser.post(`email-changes/${id}/confirm`, { token })).status).toBe(204);
    expect(await emailOf(browser)).toBe(email);
    expect((await browser.get('email-changes')).body).toEqual({ pending: null });
    expect(await signIn(email, person.password)).toBe(200);
    expect(await signIn(person.email, person.password)).toBe(422);
    expect((await browser.post(`email-changes/${id}/confirm`, { token })).status).toBe(422);
  });

  it('is nobody’s by a link alone: not in another account, not with another secret, not too late', async () => {
    const { person, browser } = await member();
    const { id, token } = await asked(browser, newPerson().email);
    const { browser: stranger } = await member();
    expect((await stranger.post(`email-changes/${id}/confirm`, { token })).status).toBe(404);
    expect((await open().post(`email-changes/${id}/confirm`, { token })).status).toBe(401);
    expect((await browser.post(`email-changes/${id}/confirm`, { token: 'x'.repeat(43) })).status).toBe(422);
    world.clock.skewMs = 25 * 3_600_000;
    expect((await browser.post(`email-changes/${id}/confirm`, { token })).status).toBe(422);
    world.clock.skewMs = 0;
    expect((await browser.delete(`email-changes/${id}`)).status).toBe(204);
    expect((await browser.post(`email-changes/${id}/confirm`, { token })).status).toBe(404);
    expect(await emailOf(browser)).toBe(person.email);
  });

  it('that somebody has is told to them alone, and confirmed by nobody', async () => {
    const [{ browser }, { person: owner }] = [await member(), await member()];
    const free = await browser.post('email-changes', { email: newPerson().email });
    const taken = await browser.post('email-changes', { email: owner.email });
    expect(Object.keys(required(taken.body))).toEqual(Object.keys(required(free.body)));
    const mail = await mailTo(world, owner.email, 2);
    expect(mail.text).toContain('It already has an account: yours.');
    expect(tokenIn(mail)).toBeUndefined();
  });

  it('wants the password again ten minutes after the last proof, and is not the same as before', async () => {
    const { person, browser } = await member();
    const same = await browser.post('email-changes', { email: person.email });
    expect(same).toMatchObject({ status: 422, body: { errors: { email: [expect.any(String)] } } });
    world.clock.skewMs = 11 * 60_000;
    const late = await browser.post('email-changes', { email: newPerson().email });
    expect(late).toMatchObject({ status: 403, body: { code: 'step_up_needed' } });
    expect((await browser.get('email-changes')).body).toEqual({ pending: null });
  });
});

describe('the old address', () => {
  async function moved() {
    const { person, browser } = await member();
    const { email } = newPerson();
    const { id, token } = await asked(browser, email);
    await browser.post(`email-changes/${id}/confirm`, { token });
    const mail = await mailTo(world, person.email, 2);
    return { person, browser, email, undo: tokenIn(mail) ?? '' };
  }

  it('is told, and takes it back for three days: once, and everybody is signed out', async () => {
    const { person, browser, email, undo } = await moved();
    world.clock.skewMs = 2 * 86_400_000;
    const guest = open();
    expect((await guest.post('email-changes/undo', { token: undo })).status).toBe(204);
    expect((await browser.get('user/get-data')).status).toBe(401);
    expect(await signIn(email, person.password)).toBe(422);
    const back = tokenIn(await mailTo(world, person.email, 3)) ?? '';
    const reset = await guest.post('auth/password-reset', { token: back, password: 'a walk by the river' });
    expect(reset.status).toBe(200);
    expect(await emailOf(guest)).toBe(person.email);
    expect((await guest.post('email-changes/undo', { token: undo })).status).toBe(422);
  });

  it('cannot take it back after that', async () => {
    const { email, person, undo } = await moved();
    world.clock.skewMs = 3 * 86_400_000 + 60_000;
    expect((await open().post('email-changes/undo', { token: undo })).status).toBe(422);
    expect(await signIn(email, person.password)).toBe(200);
  });

  it('outdoes whoever moved the account on, reset the password and took a later change back', async () => {
    const { person, browser, email: second, undo } = await moved();
    const { email: third } = newPerson();
    const next = await asked(browser, third);
    await browser.post(`email-changes/${next.id}/confirm`, { token: next.token });
    const laterUndo = tokenIn(await mailTo(world, second, 2)) ?? '';
    expect((await open().post('email-changes/undo', { token: laterUndo })).status).toBe(204);
    const link = tokenIn(await mailTo(world, second, 3)) ?? '';
    const thief = open();
    await thief.post('auth/password-reset', { token: link, password: 'what the thief likes' });
    expect(await emailOf(thief)).toBe(second);
    expect((await open().post('email-changes/undo', { token: undo })).status).toBe(204);
    expect((await thief.get('user/get-data')).status).toBe(401);
    await mailTo(world, person.email, 3);
  });
});
