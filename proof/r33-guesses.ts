import type { Call } from '@regimen/contract/call.ts';
import { limits } from '@regimen/contract/limits.ts';
import { z } from 'zod';
import { seedTwoFactor } from '../server/seed/passkeys.ts';
import { eq } from '../server/src/db/drizzle.ts';
import { admins } from '../server/src/db/schema.ts';
import { newRecoveryCodes, totpPlace } from '../server/src/features/dashboard/second-factor.ts';
import { placeOf } from '../server/src/features/two-factor/prove-code.ts';
import { withTestPostgres } from '../server/src/test-database.ts';
import { type Caller, openWorld, type World } from '../server/src/test-world.ts';
import { newTotpSecret } from '../server/src/totp.ts';
import { fingerprint } from './support/fingerprint.ts';
import { flags, goal, show } from './support/goal.ts';
import { stateFor } from './support/losses.ts';
import { catchMutants } from './support/mutants.ts';
import { allCalls, callerFor, objectFor, type Prepared, prepare } from './support/sweep.ts';

// R33: a thousand guesses at every secret that a call takes, from one address, under the limits as they are: none is
// right, nothing is written, and from the first "too many" on all of them are refused, for as long as it said. Where
// the limit is higher, so many more are made.

const secret = /\{43\}/;
/** The quick form guesses a twentieth as often, under a twentieth of the limits. */
const limitFactor = flags.quick ? 0.05 : 1;
const guesses = 1_000 * limitFactor;
const atOnce = 25;

/** Somebody's guess in place of the secret: at one of a call's own fields, or in the header. */
interface Target {
  name: string;
  key: string;
  call: Call;
  guess(request: Prepared, secret: string): Prepared & { token?: string };
  /** What the caller has to have for the secret to be asked for at all. */
  ready?(world: World, caller: Caller, request: Prepared): Promise<unknown>;
}

type Shape = { properties?: Record<string, Shape>; pattern?: string; anyOf?: Shape[] };
function secretsIn(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  return [shape, ...(shape.anyOf ?? [])].flatMap(({ properties = {} }) =>
    Object.entries(properties)
      .filter(([, { pattern = '' }]) => secret.test(pattern))
      .map(([name]) => name),
  );
}

const inCalls: Target[] = allCalls.flatMap(([key, call]) => [
  ...secretsIn(call.params).map((name) =>
    target(key, call, name, (request, guess) => inPath(key, name, request, guess)),
  ),
  ...secretsIn(call.query).map((name) =>
    target(key, call, name, (request, guess) => inQuery(name, request, guess)),
  ),
  ...secretsIn(call.body).map((name) =>
    target(key, call, name, (request, guess) => ({
      ...request,
      body: { ...(request.body as object), [name]: guess },
    })),
  ),
]);

const find = (key: string): Call => {
  const found = allCalls.find(([each]) => each === key);
  if (!found) throw new Error(`There is no call ${key}.`);
  return found[1];
};
const asPassword = (key: string, field: string): Target =>
  target(key, find(key), field, (request, guess) => ({
    ...request,
    body: { ...(request.body as object), [field]: guess },
  }));
const asToken = (key: string, what: string): Target =>
  target(key, find(key), what, (request, token) => ({ ...request, token }));

const asCookie = (key: string, name: string): Target =>
  target(key, find(key), `cookie ${name}`, ({ headers: { cookie = '' }, ...request }, guess) => ({
    ...request,
    headers: { cookie: cookie.replace(new RegExp(`${name}=[\\w-]+`), `${name}=${guess}`) },
  }));
/** Every secret that a call takes from its browser. */
const inCookies: Target[] = allCalls.flatMap(([key, { example }]) =>
  Object.keys(example.cookies ?? {}).map((name) => asCookie(key, name)),
);
/** Six digits, as an authenticator app shows them. */
const asDigits = (key: string, field: string): Target =>
  target(key, find(key), `${field} in digits`, (request) => ({
    ...request,
    body: { ...(request.body as object), [field]: digits() },
  }));

/** A code alone, and not beside the password of the example. */
const onlyCode = (code: () => string, name: string): Target => ({
  name: `POST auth/step-up ${name}`,
  key: 'POST auth/step-up',
  call: find('POST auth/step-up'),
  guess: (request) => ({ ...request, body: { code: code() } }),
  ready: (world, { id }) => {
    const secret = world.vault.lock(newTotpSecret(), placeOf(world.here.id, id as string));
    return world.runtime.tx(world.here.id, (tx) => seedTwoFactor(tx, id as string, secret));
  },
});
/** Behind the right password of an admin whose app shows codes. */
const atDesk = (code: () => string, name: string): Target => ({
  name: `POST dashboard/login ${name}`,
  key: 'POST dashboard/login',
  call: find('POST dashboard/login'),
  guess: (request) => ({ ...request, body: { ...(request.body as object), code: code() } }),
  ready: async (world, _caller, { body }) => {
    const { email } = body as { email: string };
    await world.runtime.tx(world.here.id, async (tx) => {
      const [admin] = await tx.select().from(admins).where(eq(admins.email, email));
      if (!admin) throw new Error('There is no such admin.');
      const totp = world.vault.lock(newTotpSecret(), totpPlace(admin));
      await tx.update(admins).set({ totp }).where(eq(admins.id, admin.id));
    });
  },
});
const digits = () => String(Math.random()).slice(2, 8);
/** As long as those that are written down. */
const letters = () => newRecoveryCodes()[0] as string;

const targets: Target[] = [
  ...inCalls,
  asPassword('POST auth/login', 'password'),
  asPassword('POST auth/merge', 'password'),
  asPassword('POST auth/openid-proof', 'password'),
  asPassword('POST auth/step-up', 'password'),
  onlyCode(digits, 'code'),
  onlyCode(letters, 'recovery code'),
  asPassword('POST dashboard/login', 'password'),
  atDesk(digits, 'code'),
  atDesk(letters, 'recovery code'),
  asPassword('POST dashboard/step-up', 'password'),
  asCookie('POST dashboard/passkey', 'regimen_sign_in'),
  asToken('GET dashboard/me', 'session of an admin'),
  asPassword('POST auth/second-factor', 'code'),
  asDigits('POST auth/second-factor', 'code'),
  ...inCookies,
  asToken('GET user/get-data', 'session'),
  asToken('POST enrollments/{id}/readings', 'token of a device'),
];

function target(key: string, call: Call, field: string, guess: Target['guess']): Target {
  return { name: `${key} ${field}`, key, call, guess };
}

function inPath(key: string, name: string, request: Prepared, guess: string): Prepared {
  const at = key.split('/').indexOf(`{${name}}`);
  const parts = request.url.split('/');
  // The key begins with "GET ", the address with "/api/": the same number of parts but two.
  parts[at + 2] = guess;
  return { ...request, url: parts.join('/') };
}

function inQuery(name: string, request: Prepared, guess: string): Prepared {
  const url = new URL(request.url, 'http://here.test');
  url.searchParams.set(name, guess);
  return { ...request, url: url.pathname + url.search };
}

const newGuess = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
/** Counters of what was tried, which are meant to change. */
const counters = ['sign_in_failures', 'sign_ins', 'mail_tallies', 'audit_entries'];

async function guessAt(world: World, { name, key, call, guess, ready }: Target): Promise<string | null> {
  const caller = await callerFor(world, call, stateFor(call));
  const owner = call.access.object?.whose === 'anyone' ? await world.add(world.here) : caller;
  const request = await prepare(world, key, call, await objectFor(world, call, owner));
  await ready?.(world, caller, request);
  // What everybody may see takes any token.
  await world.owner.tx(world.here.id, async ({ $client }) => {
    await $client.query(`UPDATE programs SET access = 'private', link_hash = sha256('its link')`);
    await $client.query(`UPDATE program_listings SET access = 'private'`);
  });
  const before = await fingerprint(world, world.here.id, counters);
  const judged = new Set<string>();
  let limited = 0;
  /** As long as the refusals so far said that it would take; they round a second up. */
  let until = 0;
  let early = 0;
  const wanted = Math.max(guesses, limits[call.limit ?? 'standard'] * limitFactor + 100);
  for (let made = 0; made < wanted; made += atOnce) {
    const secrets = Array.from({ length: atOnce }, newGuess);
    const wait = until;
    const answers = secrets.map(async (each) => {
      const { status, text, retryAfter } = await send(world, caller, guess(request, each));
      const now = Date.now();
      if (status === 429) {
        limited++;
        until = Math.max(until, now + (retryAfter - 1) * 1_000);
        return;
      }
      if (now < wait) early++;
      judged.add(`${status} ${text.replaceAll(each, '…')}`);
    });
    await Promise.all(answers);
  }
  if (limited === 0) return `${name}: nobody is made to wait`;
  if (early > 0) return `${name}: ${early} more were judged while it said to wait`;
  if (judged.size > 1)
    return `${name}: answered in ${judged.size} ways: ${[...judged].join(' | ').slice(0, 300)}`;
  const after = await fingerprint(world, world.here.id, counters);
  return before === after ? null : `${name}: a guess wrote something`;
}

let places = 0;
async function send(world: World, { tenant, token }: Caller, request: Prepared & { token?: string }) {
  const bearer = request.token ?? token;
  const response = await world.app.inject({
    method: request.method as 'GET',
    url: request.url,
    remoteAddress: `10.1.${places >> 8}.${places & 255}`,
    headers: {
      host: tenant.host,
      'x-domain': tenant.host,
      ...request.headers,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(request.body !== undefined && { payload: request.body as object }),
  });
  const retryAfter = Number(response.headers['retry-after'] ?? 0);
  return { status: response.statusCode, text: response.body, retryAfter };
}

if (flags.mutant) {
  await catchMutants('R33', 'proof/r33-guesses.ts', [
    {
      // Every second one comes through, though the others are told to wait.
      name: 'limit-with-gaps',
      changes: [
        [
          'server/src/http/limits.ts',
          '++count.used > limits[name] * factor',
          '++count.used > limits[name] * factor && count.used % 2 === 0',
        ],
      ],
    },
    {
      name: 'tokens-without-end',
      changes: [['server/src/http/limits.ts', '++count.used > limits[name] * factor', '++count.used < 0']],
    },
  ]);
} else {
  await withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    const world = await openWorld({ database, limitFactor });
    const faults: string[] = [];
    for (const each of targets) {
      if (flags.untilRed && faults.length > 0) break;
      places++;
      const fault = await guessAt(world, each);
      if (fault !== null) faults.push(fault);
    }
    show(faults);
    goal(
      'R33',
      `${targets.length - faults.length}/${targets.length} secrets`,
      'none right, all limited',
      faults.length === 0,
    );
    await world.close();
    await database.drop();
  });
}
