import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

interface From {
  ip?: string;
  device?: string;
  path?: string;
  token?: string | undefined;
}
async function guess(email: string | null, password: string, from: From = {}) {
  const { ip = '192.0.2.1', device, path = '/api/auth/login', token } = from;
  const answer = await world.app.inject({
    method: 'POST',
    url: path,
    remoteAddress: ip,
    headers: {
      host: 'here.test',
      'x-domain': 'here.test',
      ...(device && { cookie: `regimen_device=${device}` }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    payload: { email, password },
  });
  const set = [answer.headers['set-cookie']].flat().map(String);
  return {
    status: answer.statusCode,
    wait: Number(answer.headers['retry-after'] ?? 0),
    message: answer.json().message as string,
    device: /regimen_device=([\w-]+)/.exec(set.join())?.[1],
  };
}
const wrong = 'wrong wrong wrong';
const judged = (answers: { status: number }[]) => answers.filter(({ status }) => status === 422).length;
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
let nextIp = 0;
/** An address nobody has called from. */
const newIp = () => `198.51.${Math.floor(++nextIp / 250)}.${(nextIp % 250) + 1}`;

describe('guessing one account', () => {
  it('judges ten of two hundred tries at once, and the rest is told when to come back', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const answers = await times(200, () => guess(email, wrong, { ip }));
    expect(judged(answers)).toBe(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(190);
    expect(refused.every(({ wait }) => wait >= 1 && wait <= 300)).toBe(true);
    expect(refused[0]?.message).toBe('Too many tries. Please wait a little.');
  });

  it('waits longer after each further try, and never longer than five minutes', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    for (let i = 0; i < 10; i++) expect((await guess(email, wrong, { ip })).status).toBe(422);
    const waits: number[] = [];
    for (let i = 0; i < 7; i++) {
      const { status, wait } = await guess(email, demoPassword, { ip });
      expect(status).toBe(429);
      waits.push(wait);
      world.clock.skewMs += wait * 1000;
      expect((await guess(email, wrong, { ip })).status).toBe(422);
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 300, 300]);
  });

  it('is forgotten after the right password, and after a quarter of an hour', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 9; i++) expect((await guess(email, wrong, { ip })).status).toBe(422);
      expect((await guess(email, demoPassword, { ip })).status).toBe(200);
    }
    await times(20, () => guess(email, wrong, { ip }));
    world.clock.skewMs = 16 * 60_000;
    expect(judged(await times(20, () => guess(email, wrong, { ip })))).toBe(10);
  });

  it('counts an address that nobody has like any other', async () => {
    const ip = newIp();
    expect(judged(await times(30, () => guess('nobody@example.test', wrong, { ip })))).toBe(10);
  });

  it('counts the password of a visitor who moves into an account the same way', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const visitor = await world.add(world.here, { state: 'temporary' });
    const path = '/api/auth/merge';
    const answers = await times(40, () => guess(email, wrong, { ip, path, token: visitor.token }));
    expect(judged(answers)).toBe(10);
    expect((await guess(email, wrong, { ip })).status).toBe(429);
  });

  it('slows one address down over all accounts, and neighbours behind it sign in meanwhile', async () => {
    const ip = newIp();
    const members = await Promise.all([world.add(world.here), world.add(world.here)]);
    for (const { email } of members) {
      // Right ones cost nothing, however many.
      for (let round = 0; round < 6; round++) {
        const answers = await times(6, () => guess(email, demoPassword, { ip }));
        expect(answers.every(({ status }) => status === 200)).toBe(true);
      }
    }
    const answers = await times(80, (index) => guess(`somebody${index}@example.test`, wrong, { ip }));
    expect(judged(answers)).toBe(50);
  });
});

describe('a device that was signed in before', () => {
  it('is not stopped by strangers, from its own network or from hundreds', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const { device } = await guess(email, demoPassword, { ip });
    await times(40, () => guess(email, wrong, { ip }));
    await times(120, () => guess(email, wrong, { ip: newIp() }));
    expect((await guess(email, demoPassword, { ip: newIp() })).status).toBe(429);
    expect((await guess(email, demoPassword, { ip, device: String(device) })).status).toBe(200);
  });

  it('is limited by a count of its own, and is nothing to another account', async () => {
    const [one, other] = [await world.add(world.here), await world.add(world.here)];
    const ip = newIp();
    const device = String((await guess(one.email, demoPassword, { ip })).device);
    expect(judged(await times(40, () => guess(one.email, wrong, { ip: newIp(), device })))).toBe(10);
    expect((await guess(one.email, demoPassword, { ip: newIp(), device })).status).toBe(429);
    await times(20, () => guess(other.email, wrong, { ip }));
    expect((await guess(other.email, demoPassword, { ip, device })).status).toBe(429);
  });

  it('is forgotten a year after it was last used', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const device = String((await guess(email, demoPassword, { ip })).device);
    world.clock.skewMs = 366 * 86_400_000;
    await times(20, () => guess(email, wrong, { ip }));
    expect((await guess(email, demoPassword, { ip, device })).status).toBe(429);
  });
});

describe('the owner on a new device under attack', () => {
  it('gets in at once from elsewhere while one address guesses', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    await times(60, () => guess(email, wrong, { ip }));
    expect((await guess(email, demoPassword, { ip: newIp() })).status).toBe(200);
  });

  it('gets in after five minutes at most while hundreds of addresses go on guessing', async () => {
    const { email } = await world.add(world.here);
    const strangers = Array.from({ length: 110 }, newIp);
    const attack = () =>
      times(strangers.length, (index) => guess(email, wrong, { ip: strangers[index] as string }));
    expect(judged(await attack())).toBeLessThanOrEqual(100);
    const ip = newIp();
    const first = await guess(email, demoPassword, { ip });
    expect(first.status).toBe(429);
    expect(first.wait).toBeLessThanOrEqual(300);
    for (const _ of [1, 2]) {
      world.clock.skewMs += (first.wait * 1000) / 2 + 1;
      await attack();
    }
    expect((await guess(email, demoPassword, { ip })).status).toBe(200);
  });
});

it('hashes a few passwords at a time; who finds the line full is asked to come back, and was not counted', async () => {
  const { email } = await world.add(world.here);
  const ip = newIp();
  // Nine of ten free tries are gone: one that is counted though it was not judged would be seen.
  for (let i = 0; i < 8; i++) await guess(email, wrong, { ip });
  const crowd = times(160, (index) => guess(`crowd${index}@example.test`, wrong, { ip: newIp() }));
  const late = await crowd;
  const full = late.filter(({ status }) => status === 503);
  expect(full.length).toBeGreaterThan(0);
  expect(judged(late) + full.length).toBe(160);
  expect(full.every(({ wait }) => wait > 0)).toBe(true);
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query('SELECT sum(failures)::int AS counted FROM sign_in_failures WHERE last_at > $1', [
      start,
    ]),
  );
  expect(rows[0].counted).toBe(3 * judged(late));
});
