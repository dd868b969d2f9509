import { type Call, changes, statusOf } from '@regimen/contract/call.ts';
import type { Answer } from '../server/src/test-answers.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { passBounds } from './support/at-once.ts';
import { caps, raceForTheLast } from './support/caps.ts';
import { fingerprint, grown } from './support/fingerprint.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { allCalls, callerFor, objectFor, type Prepared, prepare, withWorld } from './support/sweep.ts';

// R4: the same Idempotency-Key five times in turn and twenty times at once, on every call that changes something
// and gives out no secret: one effect, one answer. And without a key: what has a bound keeps it when it comes at once,
// and the last of what there may be only so many of goes to one.

const keyed = allCalls.filter(([key, call]) => changes(key) && !call.secret);

async function scene(world: World, key: string, call: Call): Promise<{ caller: Caller; request: Prepared }> {
  const state = call.access.states.at(-1) ?? 'registered';
  const caller = await callerFor(world, call, state);
  return { caller, request: await prepare(world, key, call, await objectFor(world, call, caller)) };
}

const same = (answers: Answer[], call: Call) =>
  answers.every(({ status }) => status === statusOf(call)) &&
  new Set(answers.map(({ body }) => JSON.stringify(body))).size === 1;

async function check(world: World, key: string, call: Call): Promise<string[]> {
  const faults: string[] = [];
  const send = (
    { caller, request }: { caller: Caller; request: Prepared },
    headers: Record<string, string>,
  ) => world.call(caller, request.method, request.url, request.body, { ...request.headers, ...headers });
  const print = () =>
    fingerprint(world, world.here.id, ['idempotency_keys', 'sign_in_failures', 'mail_tallies']);
  // What belongs to a site and not to a caller, such as its settings, is there after the first call of all.
  await send(await scene(world, key, call), {});
  // What one call without a key does is the measure of one effect.
  const once = await scene(world, key, call);
  const beforeOnce = await print();
  await send(once, {});
  const oneEffect = grown(beforeOnce, await print());

  const inTurn = await scene(world, key, call);
  const turnKey = { 'idempotency-key': crypto.randomUUID() };
  const beforeTurn = await print();
  const first = await send(inTurn, turnKey);
  const afterFirst = await print();
  const repeats = [first];
  for (let i = 0; i < 4; i++) repeats.push(await send(inTurn, turnKey));
  // A call that ends its own session answers its repeats with 401: the caller is nobody by then.
  const endsSession = repeats[1]?.status === 401;
  if (!endsSession && !same(repeats, call))
    faults.push(`${key}: repeats answered ${repeats.map(({ status }) => status)}`);
  if ((await print()) !== afterFirst || grown(beforeTurn, afterFirst) !== oneEffect)
    faults.push(`${key}: repeats did more than the first`);

  const atOnce = await scene(world, key, call);
  const onceKey = { 'idempotency-key': crypto.randomUUID() };
  const beforeAll = await print();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(atOnce, onceKey)));
  const done = answers.filter(({ status }) => status !== 401);
  if (!same(endsSession ? done : answers, call))
    faults.push(`${key}: twenty at once answered ${[...new Set(answers.map(({ status }) => status))]}`);
  if (grown(beforeAll, await print()) !== oneEffect) faults.push(`${key}: twenty at once did more than one`);
  return faults;
}

async function passAtOnce(world: World): Promise<number> {
  const { count, faults } = await passBounds(world);
  show(faults);
  goal('R4', `${count} bounds at once, ${faults.length} passed`, '0 passed', faults.length === 0);
  return faults.length;
}

async function sweep(world: World): Promise<void> {
  const faults: string[] = [];
  const rounds = flags.quick ? 1 : 5;
  for (let round = 0; round < rounds; round++) {
    for (const [key, call] of keyed) {
      if (flags.untilRed && faults.length > 0) break;
      faults.push(...(await check(world, key, call)));
    }
  }
  show(faults);
  goal(
    'R4',
    `${keyed.length} calls × ${rounds}, ${faults.length} faults`,
    '1 effect, same answer',
    faults.length === 0,
  );
}

/** What there may be only so many of, and thirty who ask for the last place. */
async function race(world: World): Promise<number> {
  const faults: string[] = [];
  for (const cap of caps) {
    const fault = await raceForTheLast(world, cap);
    if (fault !== null) faults.push(fault);
  }
  show(faults);
  goal('R4', `${caps.length} caps, ${faults.length} passed over`, '0', faults.length === 0);
  return faults.length;
}

if (flags.mutant) {
  await catchMutants('R4', 'proof/r4-idempotency.ts', [
    {
      name: 'key-not-asked',
      changes: [['server/src/http/call-guard.ts', 'if (!once) return', 'return']],
    },
    {
      name: 'answer-not-replayed',
      changes: [['server/src/http/idempotency.ts', 'throw new Replay(JSON.parse(before.reply));', '']],
    },
    {
      name: 'counted-without-holding',
      changes: [['server/src/db/hold-user.ts', ".for('no key update')", '']],
    },
    {
      name: 'tries-not-bounded',
      changes: [['server/src/features/accounts/tries-queries.ts', 'setWhere: lte(tries.nextAt, now),', '']],
    },
    {
      name: 'mails-not-bounded',
      changes: [['server/src/features/accounts/mail-tallies-queries.ts', / {6}setWhere: sql`[^`]*`,\n/, '']],
    },
    {
      name: 'same-form-not-held',
      changes: [
        ['server/src/features/accounts/claims-queries.ts', 'SELECT pg_advisory_xact_lock', 'SELECT abs'],
      ],
    },
  ]);
} else {
  await withWorld(async (world) => {
    const passed = (await passAtOnce(world)) + (await race(world));
    if (!(flags.untilRed && passed > 0)) await sweep(world);
  });
}
