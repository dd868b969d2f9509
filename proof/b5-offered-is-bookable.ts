/**
 * B5, its half that needs no product: random locations, hosts, rooms, rules and sessions around clock changes and on quiet
 * days. What is offered is what can be booked, instant by instant, and exactly where it is not there is a reason. And
 * all of it, hosts, rooms and seats too, is what PostgreSQL's multiranges make of the same.
 *
 *   node proof/b5-offered-is-bookable.ts            10,000 set-ups     --quick   300
 *   node proof/b5-offered-is-bookable.ts --mutant   takes one rule after another out of a copy; each has to go red
 */
import pg from 'pg';
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { type Clock, clockOf } from '../engine/slots-by-the-minute.ts';
import { offeredSlots, slotAt } from '../engine/src/slots/offered.ts';
import type { Slot } from '../engine/src/slots/types.ts';
import { whyNotOffered } from '../engine/src/slots/why-not-offered.ts';
import { type Random, randomFrom } from '../engine/src/testing/random.ts';
import { type RandomSlots, randomSlots } from '../engine/src/testing/random-slots.ts';
import { changesOf, offsetsOf } from '../engine/zone-changes.ts';
import { withBarePostgres } from './support/bare-postgres.ts';
import { flags, goal, show } from './support/goal.ts';
import { prepareJudge, slotsInSql } from './support/slots-in-sql.ts';

const MINUTE = 60_000;
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Nuuk',
  'Asia/Riyadh',
  'Pacific/Chatham',
];
const setups = flags.quick ? 300 : 10_000;
const batch = 50;
const faults: string[] = [];
const counted = { slots: 0, joined: 0, refused: 0, withNone: 0 };
const clocks = new Map<string, Clock>();

function draw(seed: number): RandomSlots {
  const random = randomFrom(seed);
  const zone = random.pick(ZONES);
  const changes = clocks.get(zone)?.changes ?? [];
  const isQuiet = changes.length === 0 || random.chance(0.3);
  const at = isQuiet ? Date.UTC(2026, random.whole(0, 36), random.whole(1, 28)) : random.pick(changes).at;
  return randomSlots(random, at, [zone, random.pick(ZONES), zone]);
}

const plain = ({ from, to, hosts, rooms, session, seatsLeft }: Slot): unknown[] => [
  from,
  to,
  hosts,
  rooms,
  session,
  seatsLeft,
];

/** Asked one by one: all that is offered, the minutes beside it, and some of the rest. */
function checkBookable(seed: number, { setup, now, span }: RandomSlots, slots: readonly Slot[]): void {
  const random = randomFrom(seed + 1_000_000);
  const offered = new Map(slots.map((slot) => [slot.from, slot]));
  const asked = new Set([...offered.keys()].flatMap((at) => [at - 5 * MINUTE, at, at + 1]));
  for (let count = 0; count < 40; count++) asked.add(someInstant(random, span));
  for (const at of asked) {
    if (at < span.from || at >= span.to) continue;
    const [slot, there] = [slotAt(setup, now, at), offered.get(at)];
    if (JSON.stringify(slot && plain(slot)) !== JSON.stringify(there ? plain(there) : null))
      faults.push(`seed ${seed}: offered and bookable differ at ${new Date(at).toISOString()}`);
    const why = whyNotOffered(setup, now, at);
    if ((why.length === 0) !== (there !== undefined) || new Set(why).size !== why.length)
      faults.push(
        `seed ${seed}: ${there ? 'offered' : 'not offered'} at ${new Date(at).toISOString()}, because [${why}]`,
      );
    if (!there) counted.refused++;
  }
}

const someInstant = (random: Random, { from, to }: RandomSlots['span']): number =>
  from + Math.floor((random.next() * (to - from)) / (5 * MINUTE)) * 5 * MINUTE;

async function checkBatch(client: pg.Client, first: number): Promise<void> {
  const drawn = Array.from({ length: batch }, (_, index) => draw(first + index));
  const bySql = await slotsInSql(client, drawn, clocks);
  for (const [index, one] of drawn.entries()) {
    const slots = offeredSlots(one.setup, one.now, one.span);
    counted.slots += slots.length;
    counted.joined += slots.filter(({ session }) => session !== null).length;
    counted.withNone += slots.length === 0 ? 1 : 0;
    if (JSON.stringify(slots.map(plain)) !== JSON.stringify(bySql[index]))
      faults.push(`seed ${first + index}: PostgreSQL's multiranges say otherwise`);
    checkBookable(first + index, one, slots);
  }
}

async function prove(url: string): Promise<void> {
  for (const zone of ZONES) {
    const offset = offsetsOf(zone);
    clocks.set(zone, clockOf(offset, changesOf(offset)));
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await prepareJudge(client);
    for (let first = 0; first < setups; first += batch) {
      await checkBatch(client, first);
      if (faults.length > 0 && flags.untilRed) break;
    }
  } finally {
    await client.end();
  }
  show(faults);
  console.log(
    `${setups} set-ups, of which ${counted.withNone} offer nothing; ${counted.slots} slots, ${counted.joined} of them ` +
      `seats in sessions; ${counted.refused} instants refused, with reasons`,
  );
  const isFine = faults.length === 0 && counted.slots > setups && counted.joined > 0 && counted.refused > 0;
  goal('B5', `${faults.length}-faults/${setups}-setups/${counted.slots}-slots`, '0', isFine);
}

const MUTANTS: Mutant[] = [
  {
    name: 'booked-past-the-most-a-day',
    file: 'slots/offered.ts',
    guard: 'return offeredSlots(setup, now, { from, to: from + 1 })[0] ?? null;',
    without: 'return offeredSlots({ ...setup, taken: new Map() }, now, { from, to: from + 1 })[0] ?? null;',
  },
  {
    name: 'no-buffer-before',
    file: 'slots/starts.ts',
    guard: 'const behind = rules.bufferBeforeMinutes * MINUTE_MS;',
    without: 'const behind = 0;',
  },
  {
    name: 'one-of-all-is-enough',
    file: 'slots/offered.ts',
    guard: '? Math.max(1, hosts.length) : 1;',
    without: '? 1 : 1;',
  },
  {
    name: 'any-room-has-the-seats',
    file: 'slots/starts.ts',
    guard: 'room.seats < rules.seats ? [] : ',
    without: '',
  },
  {
    name: 'weeks-begin-on-sunday',
    file: 'slots/limits.ts',
    guard: 'const monday = day - weekdayOf(day);',
    without: 'const monday = day - ((weekdayOf(day) + 1) % 7);',
  },
  {
    name: 'no-notice',
    file: 'slots/offered.ts',
    guard: 'now + rules.noticeMinutes * MINUTE_MS),',
    without: 'now),',
  },
  {
    name: 'the-emptiest-is-joined',
    file: 'slots/offered.ts',
    guard: 'a.seatsLeft - b.seatsLeft',
    without: 'b.seatsLeft - a.seatsLeft',
  },
  {
    name: 'no-word-of-buffers',
    file: 'slots/why-not-offered.ts',
    guard: "else if (meets(busy, withBuffers(rules, session))) reasons.push('buffer');",
    without: '',
  },
];

await withBarePostgres((url) =>
  flags.mutant
    ? catchMutants('B5', 'proof/b5-offered-is-bookable.ts', MUTANTS, { DATABASE_OWNER_URL: url }, [
        'engine/slots-by-the-minute.ts',
        'proof/support/bare-postgres.ts',
        'proof/support/goal.ts',
        'proof/support/slots-in-sql.ts',
      ])
    : prove(url),
);
