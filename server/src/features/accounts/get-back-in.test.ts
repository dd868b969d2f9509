import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedProtocol } from '../../../seed/protocols.ts';
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

let nextIp = 0;
const open = () => openBrowser(world, world.here, `198.51.100.${++nextIp}`);
const password = 'a quite different password';

/** Somebody with a confirmed address, signed in at a browser of their own. */
async function member() {
  const person = newPerson();
  const browser = open();
  await browser.post('auth/register', person);
  const used = await browser.post('auth/by-token', { token: tokenIn(await mailTo(world, person.email)) });
  expect(used.status).toBe(200);
  return { person, browser };
}
async function askedFor(call: 'auth/password-recovery' | 'auth/sign-in-link', email: string) {
  const guest = open();
  expect((await guest.post(call, { email })).status).toBe(204);
  const mail = await mailTo(world, email, 2);
  return { guest, mail, token: tokenIn(mail) ?? '' };
}

describe('a forgotten password', () => {
  it('is replaced by the link from the mail, once, and every other device is signed out', async () => {
    const { person, browser } = await member();
    const { guest, mail, token } = await askedFor('auth/password-recovery', person.email);
    expect(mail.text).toContain('http://here.test:3000/password-reset?token=');
    expect((await browser.get('user/get-data')).status).toBe(200);

    const reset = await guest.post('auth/password-reset', { token, password });
    expect(reset.status).toBe(200);
    expect((await guest.get('user/get-data')).body).toMatchObject({ email: person.email });
    expect((await browser.get('user/get-data')).status).toBe(401);
    const again = await open().post('auth/password-reset', { token, password });
    expect(again).toMatchObject({ status: 422, body: { errors: { token: [expect.any(String)] } } });

    const signIn = (said: string) => open().post('auth/login', { email: person.email, password: said });
    expect((await signIn(person.password)).status).toBe(422);
    expect((await signIn(password)).status).toBe(200);
    expect((await mailTo(world, person.email, 3)).subject).toContain('password was changed');
  });

  it('is not asked for where the link is dead: looking says so, uses nothing up, and tells unknown from used by nothing', async () => {
    const { person } = await member();
    const { mail, token } = await askedFor('auth/password-recovery', person.email);
    // The page can type the address, and no server ever sees it there.
    expect(mail.text).toContain(`token=${token}#${encodeURIComponent(person.email)}`);
    const look = (said: string) => open().post('auth/password-reset/look', { token: said });
    expect((await look(token)).status).toBe(204);
    expect((await look(token)).status).toBe(204);
    expect((await open().post('auth/password-reset', { token, password })).status).toBe(200);
    const [used, unknown] = [await look(token), await look('x'.repeat(43))];
    expect([used.status, used.body]).toEqual([422, unknown.body]);
    expect(unknown.status).toBe(422);
  });

  it('is left alone by a link that is old, was sent for something else, or comes with a bad password', async () => {
    const { person } = await member();
    const { token } = await askedFor('auth/password-recovery', person.email);
    const bad = await open().post('auth/password-reset', { token, password: 'short' });
    expect(bad).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    const like = await open().post('auth/password-reset', { token, password: person.email });
    expect(like).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    const common = await open().post('auth/password-reset', { token, password: 'qwertyuiop' });
    expect(common).toMatchObject({ status: 422, body: { errors: { password: [expect.any(String)] } } });
    // It confirms nothing, and does not sign in by itself.
    expect((await open().post('auth/by-token', { token, password })).status).toBe(422);
    world.clock.skewMs = 31 * 60_000;
    expect((await open().post('auth/password-reset', { token, password })).status).toBe(422);
    world.clock.skewMs = 0;
    expect((await open().post('auth/password-reset', { token, password })).status).toBe(200);
  });

  it('of an address that was never confirmed brings the link that confirms it', async () => {
    const person = newPerson();
    await open().post('auth/register', person);
    const { token } = await askedFor('auth/password-recovery', person.email);
    const elsewhere = open();
    expect((await elsewhere.post('auth/by-token', { token, password })).status).toBe(200);
    expect((await elsewhere.get('user/get-data')).body?.email_verified_at).not.toBeNull();
  });
});

describe('a link to sign in with', () => {
  it('signs in once without a password, and leaves the others signed in', async () => {
    const { person, browser } = await member();
    const { guest, mail, token } = await askedFor('auth/sign-in-link', person.email);
    expect(mail.text).toContain('/auth/by-token?for=sign-in&token=');
    // It sets no password.
    expect((await open().post('auth/password-reset', { token, password })).status).toBe(422);
    expect((await guest.post('auth/by-token', { token })).status).toBe(200);
    expect((await guest.get('user/get-data')).body).toMatchObject({ email: person.email });
    expect((await browser.get('user/get-data')).status).toBe(200);
    expect((await open().post('auth/by-token', { token })).status).toBe(422);
  });

  it('lets a temporary user keep what they made', async () => {
    const { person } = await member();
    const visitor = open();
    const { body: temporary } = await visitor.post('auth/temporary');
    const drafted = await world.runtime.tx(world.here.id, (tx) => seedProtocol(tx, temporary.id));
    const { token } = await askedFor('auth/sign-in-link', person.email);
    expect((await visitor.post('auth/by-token', { token })).status).toBe(200);
    expect((await visitor.get('user/get-data')).body).toMatchObject({
      email: person.email,
      is_temporary: false,
    });
    const draft = await visitor.get(`protocols/${drafted.protocol}`);
    expect(draft.body).toMatchObject({ protocol: { may: 'owner' } });
  });
});

describe('whoever asks', () => {
  it('learns nothing of an address: the same answer, rows and jobs whether it has an account or not', async () => {
    const { person } = await member();
    const grown = async (call: 'auth/password-recovery' | 'auth/sign-in-link', email: string) => {
      const counts = async () => {
        const asked = `SELECT (SELECT count(*)::int FROM mail_tallies) AS tallies,
          (SELECT count(*)::int FROM pgboss.job WHERE name = 'send-link-back-in') AS jobs`;
        const found = await world.runtime.read(world.here.id, (tx) => tx.$client.query(asked));
        return found.rows[0] as { tallies: number; jobs: number };
      };
      const before = await counts();
      const { status, body } = await open().post(call, { email });
      const after = await counts();
      return { status, body, jobs: after.jobs - before.jobs };
    };
    for (const call of ['auth/password-recovery', 'auth/sign-in-link'] as const)
      expect(await grown(call, newPerson().email)).toEqual(await grown(call, person.email));
  });

  it('fills nobody’s inbox, and is told when to try again', async () => {
    for (const email of [(await member()).person.email, newPerson().email]) {
      const answers = [];
      for (let count = 0; count < 5; count++)
        answers.push(await open().post('auth/password-recovery', { email }));
      const refused = answers.find(({ status }) => status === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(60);
    }
  });
});
