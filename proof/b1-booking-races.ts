/**
 * B1: many people after one thing at once: one time, the seats of a group, moves to one time, the same series, and holds
 * that have run out confirmed again. Exactly as many win as there is room for, every loser is told 409, the database
 * sees no deadlock, and what is written agrees with who was told what.
 *
 *   node proof/b1-booking-races.ts            200 people, 50 rounds of each     --quick   20 people, 1 round
 *   node proof/b1-booking-races.ts --mutant   takes one guard after another out of a copy; each has to go red
 */
import { setTimeout } from 'node:timers/promises';
import { openTime, seedBooking } from '../server/seed/bookings.ts';
import { seedLocation, seedService } from '../server/seed/services.ts';
import type { Answer } from '../server/src/test-answers.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { withWorld } from './support/sweep.ts';

const crowd = flags.quick ? 20 : 200;
const rounds = flags.quick ? 1 : 50;
const seats = 7;
const faults: string[] = [];
let raced = 0;

interface Scene {
  world: World;
  expert: Caller;
  people: Caller[];
}
type Said = NonNullable<Parameters<typeof seedService>[3]>;

/** With a host of its own, so that nothing else is in the way. */
async function serviceOf({ world }: Scene, said: Said = {}): Promise<string> {
  const host = (await world.add(world.here, { roles: ['expert'] })).id as string;
  return world.runtime.tx(world.here.id, async (tx) => {
    const { location } = await seedLocation(tx, host);
    return seedService(tx, host, location, { everyMinutes: 10, durations: [10], aheadDays: 365, ...said });
  });
}

const iso = (at: number): string => new Date(at).toISOString();

/** Whoever is told that the site is busy tries again, as a page does. */
async function call(world: World, person: Caller, path: string, body: object): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    const answer = await world.call(person, 'POST', path, body);
    if (answer.status !== 503 || tries > 20) return answer;
    await setTimeout(250);
  }
}

async function judge(name: string, answers: Answer[], winners: number, taken: () => Promise<number>) {
  raced += answers.length;
  const won = answers.filter(({ status }) => status < 300).length;
  const other = answers.filter(({ status }) => status >= 300 && status !== 409);
  if (won !== winners) faults.push(`${name}: ${won} won in place of ${winners}`);
  if (other.length > 0) faults.push(`${name}: ${other.length} were told ${other[0]?.status}`);
  const inDatabase = await taken();
  if (inDatabase !== winners) faults.push(`${name}: ${inDatabase} seats are taken in place of ${winners}`);
}

/** Seats that stand, by the bookings and by the sessions, which have to agree. */
async function countSeats({ world }: Scene, service: string, from: number): Promise<number> {
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query<{ booked: number; taken: number }>(
      `SELECT (SELECT count(*)::int FROM bookings WHERE service_id = $1 AND from_at = $2
          AND state IN ('held', 'requested', 'confirmed')) AS booked,
        (SELECT coalesce(sum(seats_taken), 0)::int FROM sessions_booked WHERE service_id = $1 AND from_at = $2) AS taken`,
      [service, new Date(from)],
    ),
  );
  const { booked = -1, taken = -2 } = rows[0] ?? {};
  if (booked !== taken) faults.push(`${booked} have a seat and ${taken} are taken`);
  return booked;
}

async function oneTime(scene: Scene, winners: number): Promise<void> {
  const { world, people } = scene;
  const [service, from] = [await serviceOf(scene, { seats: winners }), openTime()];
  const answers = await Promise.all(
    people.map((person) =>
      call(world, person, `/api/services/${service}/holds`, { from: iso(from), duration: 10 }),
    ),
  );
  await judge(winners === 1 ? 'one time' : 'seats', answers, winners, () => countSeats(scene, service, from));
}

async function moves(scene: Scene): Promise<void> {
  const { world, people } = scene;
  const service = await serviceOf(scene);
  const target = openTime();
  const booked = await world.runtime.tx(world.here.id, async (tx) => {
    const ids: string[] = [];
    for (const [index, { id }] of people.entries()) {
      // Thirty a day, from the morning on.
      const from = openTime(Date.now(), 1 + Math.floor(index / 30)) + (index % 30) * 10 * 60_000;
      ids.push(await seedBooking(tx, { service, client: id as string, from, duration: 10 }));
    }
    return ids;
  });
  const answers = await Promise.all(
    people.map((person, index) =>
      call(world, person, `/api/bookings/${booked[index]}/move`, { from: iso(target) }),
    ),
  );
  await judge('moves', answers, 1, () => countSeats(scene, service, target));
}

async function series(scene: Scene): Promise<void> {
  const { world, people } = scene;
  const [service, from] = [await serviceOf(scene), openTime()];
  const body = { from: iso(from), duration: 10, everyWeeks: 1, times: 3, skipClashes: false, answers: {} };
  const answers = await Promise.all(
    people.map((person) => call(world, person, `/api/services/${service}/series`, body)),
  );
  await judge('series', answers, 1, () => countSeats(scene, service, from));
}

/** Each of them once held it for ten minutes, one after the other, and comes back to it now. */
async function confirms(scene: Scene): Promise<void> {
  const { world, people } = scene;
  const [service, from] = [await serviceOf(scene), openTime()];
  const held = await world.runtime.tx(world.here.id, async (tx) => {
    const ids: string[] = [];
    for (const { id } of people)
      ids.push(
        await seedBooking(tx, { service, client: id as string, from, duration: 10, state: 'expired' }),
      );
    return ids;
  });
  const answers = await Promise.all(
    people.map((person, index) =>
      call(world, person, `/api/bookings/${held[index]}/confirm-hold`, { answers: {} }),
    ),
  );
  await judge('confirms', answers, 1, () => countSeats(scene, service, from));
}

async function countDeadlocks(world: World): Promise<number> {
  const { rows } = await world.owner.global.query<{ deadlocks: string }>(
    'SELECT pg_stat_clear_snapshot(), deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.deadlocks ?? 0);
}

async function prove(world: World): Promise<void> {
  const expert = await world.add(world.here, { roles: ['expert'] });
  const people: Caller[] = [];
  for (let count = 0; count < crowd; count++) people.push(await world.add(world.here));
  const scene = { world, expert, people };
  for (let round = 0; round < rounds; round++) {
    await oneTime(scene, 1);
    await oneTime(scene, seats);
    await moves(scene);
    await series(scene);
    await confirms(scene);
    if (faults.length > 0 && flags.untilRed) break;
  }
  // What the statistics say is told a moment after it happened.
  await setTimeout(1_500);
  const deadlocks = await countDeadlocks(world);
  if (deadlocks > 0) faults.push(`${deadlocks} deadlocks`);
  show(faults);
  goal(
    'B1',
    `${raced} tries of ${crowd} at once, ${faults.length} faults, ${deadlocks} deadlocks`,
    '0',
    faults.length === 0,
  );
}

if (flags.mutant)
  await catchMutants('B1', 'proof/b1-booking-races.ts', [
    {
      name: 'no-lock-and-no-wall',
      changes: [
        [
          'server/src/features/bookings/occupancy-queries.ts',
          'SELECT pg_advisory_xact_lock(key) FROM',
          'SELECT key FROM',
        ],
        [
          'server/src/features/bookings/occupancy-queries.ts',
          'return written.length === rows.length;',
          'return true;',
        ],
      ],
    },
    {
      name: 'seats-not-counted',
      changes: [
        [
          'server/src/features/bookings/occupancy-queries.ts',
          'SELECT pg_advisory_xact_lock(key) FROM',
          'SELECT key FROM',
        ],
        [
          'server/src/features/bookings/session-queries.ts',
          'lt(sessionsBooked.seatsTaken, sessionsBooked.seats),',
          '',
        ],
      ],
    },
    {
      name: 'nobody-is-busy',
      changes: [
        [
          'server/src/features/bookings/read-slots.ts',
          'busy: Map.groupBy(busy, ({ resource }) => resource),',
          'busy: new Map(),',
        ],
      ],
    },
  ]);
else await withWorld(prove);
