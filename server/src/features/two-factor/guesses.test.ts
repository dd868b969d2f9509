import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeAt } from '../../../seed/authenticator.ts';
import { seedPending, seedTwoFactor } from '../../../seed/passkeys.ts';
import { demoPassword } from '../../../seed/people.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { newTotpSecret } from '../../totp.ts';
import { placeOf } from './prove-code.ts';

// Whoever has the password, and as many addresses as they like, guesses the second half.

let world: World;
beforeAll(async () => {
  world = await openWorld({ trustProxy: true });
});
afterAll(() => world.close());

const guesses = 1_000;

const begunAt = Date.now();
/** However long a slow machine takes, it all happens at one instant: nobody has waited. */
const stopClock = () => {
  world.clock.skewMs = begunAt - Date.now();
};

async function begun() {
  const person = await world.add(world.here);
  const secret = newTotpSecret();
  const locked = world.vault.lock(secret, placeOf(world.here.id, person.id as string));
  const browser = await world.runtime.tx(world.here.id, async (tx) => {
    await seedTwoFactor(tx, person.id as string, locked);
    return seedPending(tx, person.id as string);
  });
  const cookie = `regimen_sign_in=${browser.key}; regimen_device=${browser.device}`;
  const guess = (code: string, from: string) =>
    world.call(
      world.guest(world.here),
      'POST',
      '/api/auth/second-factor',
      { code },
      {
        cookie,
        'x-forwarded-for': from,
      },
    );
  return { person, secret, guess };
}

/** In lanes of twenty, each from an address of its own. */
async function tryAll(guess: (code: string, from: string) => Promise<{ status: number }>, codes: string[]) {
  const statuses: number[] = [];
  for (let first = 0; first < codes.length; first += 20) {
    stopClock();
    const lane = codes.slice(first, first + 20);
    const answers = await Promise.all(
      lane.map((code, i) => guess(code, `10.${(first + i) % 250}.${Math.floor((first + i) / 250)}.7`)),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  return statuses;
}

const failedTries = async (person: Caller) =>
  (await world.call(person, 'GET', '/api/sign-ins')).body.data.filter(({ succeeded }) => !succeeded);

it('a thousand guesses at a code from a thousand addresses: ten are judged, none is right, each is told', async () => {
  const { person, secret, guess } = await begun();
  const right = new Set([-1, 0, 1].map((step) => codeAt(secret, begunAt + step * 30_000)));
  const codes = Array.from({ length: guesses + 3 }, (_, i) => String(i * 997).padStart(6, '0'))
    .filter((code) => !right.has(code))
    .slice(0, guesses);
  const statuses = await tryAll(guess, codes);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 10);
  expect(await failedTries(person)).toHaveLength(10);
  stopClock();
  const refused = await guess(codeAt(secret, begunAt), '10.9.9.9');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('a thousand guesses at a recovery code fare no better', async () => {
  const { person, guess } = await begun();
  const codes = Array.from({ length: guesses }, (_, i) => `abcd-efgh-jkmn-${String(i).padStart(4, '2')}`);
  const statuses = await tryAll(guess, codes);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(guesses - 10);
  expect((await failedTries(person)).map(({ how }) => how)).toContain('recovery-code');
});

it('one address that tries at many accounts waits too, and nobody waits for them at their password', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 52; i++) {
    const { guess } = await begun();
    stopClock();
    statuses.push((await guess('000000', '10.200.0.1')).status);
  }
  expect(statuses.at(-1)).toBe(429);
  const { person } = await begun();
  const body = { email: person.email, password: demoPassword };
  const from = { 'x-forwarded-for': '10.200.0.1' };
  const login = await world.call(world.guest(world.here), 'POST', '/api/auth/login', body, from);
  expect(login.body.code).toBe('second_factor_needed');
});
