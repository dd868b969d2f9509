import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../test-answers.ts';
import { type Browser, openBrowser } from '../../test-browser.ts';
import { mailTo, newPerson, tokenIn } from '../../test-registration.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld({ works: true });
});
afterAll(() => world.close());

let nextIp = 0;
const open = () => openBrowser(world, world.here, `203.0.113.${++nextIp}`);
/** An answer without what differs for any two people: ids, secrets, times and addresses. */
const shapeOf = ({ status, body, headers }: Answer): string => {
  const hidden = new Set(['accessToken', 'id', 'createdAt', 'username', 'email']);
  const text = JSON.stringify(body ?? null, (key, value) => (hidden.has(key) ? key : value));
  const cookies = [headers['set-cookie'] ?? []].flat().map((each) => String(each).replace(/=[^;]*/, ''));
  return JSON.stringify({ status, text, cookies });
};
/** The same steps with an address that is free and with one that has an account: what they answered. */
async function both(steps: (browser: Browser, email: string) => Promise<Answer[]>) {
  const taken = String((await world.add(world.here)).email);
  const free = newPerson().email;
  const shapes = async (email: string) => (await steps(open(), email)).map(shapeOf);
  return { taken, free, answers: [await shapes(taken), await shapes(free)] };
}

describe('an address that is taken is answered like a free one', () => {
  it('when registering, and in everything that can be asked afterwards', async () => {
    const { answers, taken, free } = await both(async (browser, email) => {
      const person = newPerson({ email });
      return [
        await browser.post('auth/register', person),
        await browser.get('user/get-data'),
        await browser.post('auth/verification'),
        await browser.post('auth/logout'),
        await browser.post('auth/login', { email, password: 'not my password' }),
        await browser.post('auth/login', { email, password: person.password }),
        await open().post('auth/login', { email, password: person.password }),
        await browser.put('auth/email', { email: newPerson().email }),
      ];
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toContain('"status":201');
    expect(answers[0]?.[5]).toContain('"status":200');
    expect(tokenIn(await mailTo(world, free))).toBeDefined();
    const told = await mailTo(world, taken);
    expect(tokenIn(told)).toBeUndefined();
    expect(told.subject).toContain('You already have an account');
    expect(told.text).toContain('http://here.test:3000/login');
  });

  it('when a visitor finishes the registration', async () => {
    const { answers } = await both(async (browser, email) => {
      await browser.post('auth/temporary');
      const finished = await browser.post('auth/finish-registration', newPerson({ email }));
      expect(finished.status).toBe(200);
      return [finished, await browser.get('user/get-data')];
    });
    expect(answers[0]).toEqual(answers[1]);
  });

  it('when correcting the address', async () => {
    const { answers, taken } = await both(async (browser, email) => {
      await browser.post('auth/register', newPerson());
      const changed = await browser.put('auth/email', { email });
      expect(changed.status).toBe(200);
      return [changed, await browser.post('auth/verification')];
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(tokenIn(await mailTo(world, taken))).toBeUndefined();
  });

  it('and after the same work: it writes the same rows and sends as many messages', async () => {
    const tables = ['users', 'sessions', 'known_devices', 'mail_tallies', 'sign_in_failures'];
    const rows = async () => {
      const counts = tables.map((name) => `(SELECT count(*)::int FROM ${name}) AS ${name}`).join();
      const asked = `SELECT ${counts}, (SELECT count(*)::int FROM pgboss.job) AS jobs`;
      const found = await world.runtime.read(world.here.id, (tx) => tx.$client.query(asked));
      return found.rows[0] as Record<string, number>;
    };
    const grown: Record<string, number>[] = [];
    const taken = String((await world.add(world.here)).email);
    for (const email of [taken, newPerson().email]) {
      const browser = open();
      const before = await rows();
      await browser.post('auth/register', newPerson({ email }));
      const after = await rows();
      grown.push(
        Object.fromEntries(
          Object.keys(after).map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
        ),
      );
    }
    expect(grown[0]).toEqual(grown[1]);
    expect(grown[0]).toMatchObject({ users: 1, sessions: 1, jobs: 1 });
  });
});

describe('the owner of a taken address', () => {
  it('keeps the account, and signs in even where the false registration was made', async () => {
    const owner = open();
    const person = newPerson();
    await owner.post('auth/register', person);
    await owner.post('auth/by-token', { token: tokenIn(await mailTo(world, person.email)) });
    const stranger = open();
    await stranger.post('auth/register', { ...person, password: 'a password of a stranger' });
    expect((await owner.get('user/get-data')).status).toBe(200);
    const { status, body } = await stranger.post('auth/login', {
      email: person.email,
      password: person.password,
    });
    expect(status).toBe(200);
    expect(body.user.email_verified_at).not.toBeNull();
  });
});
