import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/people.ts';
import { cheapCost, usualCost } from '../../test-cheap-hashing.ts';
import { openWorld, type World } from '../../test-world.ts';
import { hashCost, hashPassword } from './password.ts';

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

/** Strangers guess, each from an address of their own, until they are made to wait. Gives how many were judged. */
async function press(email: string | null): Promise<number> {
  let count = 0;
  for (let round = 0; round < 10; round++) {
    const answers = await times(30, () => guess(email, wrong, { ip: newIp() }));
    count += judged(answers);
    if (answers.some(({ status }) => status === 429)) return count;
  }
  throw new Error(`nobody has to wait after ${count} tries`);
}

describe('guessing one account', () => {
  it('judges ten of two hundred tries at once, and the rest is told when to come back', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const answers = await times(200, () => guess(email, wrong, { ip }));
    expect(judged(answers)).toBe(10);
    // On a busy machine some find no connection in time.
    expect(answers.every(({ status }) => [422, 429, 503].includes(status))).toBe(true);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ wait }) => wait >= 1 && wait <= 300)).toBe(true);
    expect(refused[0]?.message).toBe('Too many attempts. Wait a moment, then try again.');
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
  }, 90_000);

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

  it('slows one address down over all accounts, and right passwords from there cost nothing', async () => {
    const ip = newIp();
    const { email } = await world.add(world.here);
    for (let round = 0; round < 3; round++) {
      const answers = await times(6, () => guess(email, demoPassword, { ip }));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    const answers = await times(80, (index) => guess(`somebody${index}@example.test`, wrong, { ip }));
    expect(judged(answers)).toBe(50);
  }, 90_000);
});

describe('a device that was signed in before', () => {
  it('is not stopped by strangers, from its own network or from hundreds', async () => {
    const { email } = await world.add(world.here);
    const ip = newIp();
    const { device } = await guess(email, demoPassword, { ip });
    await times(15, () => guess(email, wrong, { ip }));
    await press(email);
    expect((await guess(email, demoPassword, { ip: newIp() })).status).toBe(429);
    expect((await guess(email, demoPassword, { ip, device: String(device) })).status).toBe(200);
  }, 90_000);

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
    expect(await press(email)).toBe(100);
    const ip = newIp();
    const first = await guess(email, demoPassword, { ip });
    expect(first.status).toBe(429);
    expect(first.wait).toBeLessThanOrEqual(300);
    for (const _ of [1, 2]) {
      world.clock.skewMs += (first.wait * 1000) / 2 + 1;
      await times(20, () => guess(email, wrong, { ip: newIp() }));
    }
    expect((await guess(email, demoPassword, { ip })).status).toBe(200);
  }, 90_000);
});

it('asks whoever finds the line for hashing full to come back, and does not count that', async () => {
  Object.assign(hashCost, usualCost);
  const { email } = await world.add(world.here);
  const ip = newIp();
  // Their own network has most in line, and their account in it.
  const asker = { tenantId: world.here.id, network: ip, accountId: String(email) };
  const line = times(102, () => hashPassword('somebody else’s', asker));
  const answer = await guess(email, demoPassword, { ip });
  expect(answer.status).toBe(503);
  expect(answer.wait).toBeGreaterThan(0);
  await line;
  Object.assign(hashCost, cheapCost);
  expect(judged(await times(20, () => guess(email, wrong, { ip })))).toBe(10);
}, 90_000);
