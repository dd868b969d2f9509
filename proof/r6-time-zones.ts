/**
 * R6: all IANA zones × every clock change from 2025 to 2029. Outside the changes the engine's instants are compared
 * with the machine's own offsets, read without the engine; inside them with the rule, computed from the zone's changes:
 * a time that does not exist means the first instant after, one that exists twice means the first. Where PostgreSQL's
 * tz data say otherwise, that is printed: no zone is set aside, and the product asks PostgreSQL for no local time. A
 * daily module comes once on every local date, and "every n hours" counts hours as they pass. The same through the real
 * worker and the real database, by a clock that is handed in.
 *
 *   node proof/r6-time-zones.ts            every zone              --quick   every seventh, and the odd ones
 *   node proof/r6-time-zones.ts --mutant   takes one rule after another out of a copy of the engine; each has to go red
 */
import { existsSync } from 'node:fs';
import pg from 'pg';
import { catchMutants, type Mutant } from '../engine/mutants.ts';
import { changesOf, offsetsOf } from '../engine/zone-changes.ts';
import { checkZone, type Tally } from '../engine/zone-instants.ts';
import { withBarePostgres } from './support/bare-postgres.ts';

const has = (flag: string): boolean => process.argv.includes(flag);
const ODD = [
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'Africa/Cairo',
  'America/Edmonton',
  'America/Santiago',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Pacific/Chatham',
  'America/Nuuk',
];

/** PostgreSQL's own instants for local times of a zone. */
async function instantsBy(client: pg.Client, zone: string, locals: readonly number[]): Promise<number[]> {
  const { rows } = await client.query(
    `select round(extract(epoch from (timestamp '1970-01-01' + x * interval '1 millisecond') at time zone $1) * 1000)::bigint as at
       from unnest($2::bigint[]) with ordinality as t(x, n) order by n`,
    [zone, locals.map(Math.round)],
  );
  return rows.map((row: { at: string }) => Number(row.at));
}

async function prove(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: known } = await client.query('select name from pg_timezone_names');
  const { rows: about } = await client.query('select version() as version');
  const { rows: config } = await client
    .query("select setting from pg_config where name = 'CONFIGURE'")
    .catch(() => ({ rows: [] as { setting: string }[] }));
  const theirs = new Set(known.map((row: { name: string }) => row.name));
  const own = new Set(
    [...Intl.supportedValuesOf('timeZone'), ...[...theirs].filter(isIana)].filter(isKnownHere),
  );
  const { rows: abbreviations } = await client.query('select abbrev from pg_timezone_abbrevs');
  const short = new Set(abbreviations.map((row: { abbrev: string }) => row.abbrev));
  const all = [...own].sort();
  const zones = has('--quick') ? all.filter((zone, index) => index % 7 === 0 || ODD.includes(zone)) : all;
  const system = /--with-system-tzdata=\S+/.exec(config[0]?.setting ?? '')?.[0];
  console.log(`tz data here: ${process.versions.tz ?? 'unknown'} (Node ${process.versions.node})`);
  console.log(
    `tz data there: ${system ?? 'PostgreSQL’s own, whose version it does not tell'} (${about[0]?.version})`,
  );
  const tally: Tally = { outside: 0, inside: 0, compared: 0, differ: new Map(), modules: 0, faults: [] };
  const [unknown, abbreviated]: [string[], string[]] = [[], []];
  let count = 0;
  for (const zone of zones) {
    const offset = offsetsOf(zone);
    const changes = changesOf(offset);
    count += changes.length;
    const comparable = theirs.has(zone) && !short.has(zone);
    if (!theirs.has(zone)) unknown.push(zone);
    else if (short.has(zone)) abbreviated.push(zone);
    const askOthers = async (locals: readonly number[]) =>
      comparable ? instantsBy(client, zone, locals) : [];
    await checkZone(zone, offset, changes, askOthers, tally);
    if (tally.faults.length > 0 && has('--until-red')) break;
  }
  await client.end();
  const notAsked = (why: string, names: readonly string[]): void => {
    if (names.length > 0) console.log(`PostgreSQL was not asked, because ${why}: ${names.join(', ')}`);
  };
  notAsked('it does not know them', unknown);
  notAsked('it reads these names as abbreviations with a fixed offset', abbreviated);
  if (tally.differ.size === 0) console.log('the two tz data agree on every zone compared');
  else console.log(`PostgreSQL's tz data differ: ${[...tally.differ.values()].join(', ')}`);
  console.log(
    `${zones.length} zones, ${count} clock changes 2025 to 2029; ${tally.outside} instants by Node's offsets ` +
      `(${tally.compared} held against PostgreSQL), ${tally.inside} inside changes against the rule, ` +
      `${tally.modules} module occurrences`,
  );
  for (const fault of tally.faults.slice(0, 8)) console.log(fault);
  const pass = tally.faults.length === 0 && tally.inside > 0 && tally.outside > 0;
  console.log(`GOAL R6 ${tally.faults.length}-differences/${zones.length}-zones 0 ${pass ? 'pass' : 'fail'}`);
  process.exitCode = pass ? 0 : 1;
}

/** Names of the data base itself: not the copies with leap seconds or without, and no fixed offsets of POSIX. */
const isIana = (name: string): boolean => !/^(posix|right)\/|^(posixrules|localtime|Factory)$/.test(name);

function isKnownHere(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const MUTANTS: Mutant[] = [
  {
    name: 'gap-means-before',
    file: 'wall-clock.ts',
    guard: 'const at = Math.max(from, local - offset);',
    without: 'const at = local - offset;\n    if (at < from) return at;',
  },
  {
    name: 'twice-means-second',
    file: 'wall-clock.ts',
    guard: 'let from = local - WIDEST_OFFSET;',
    without: 'let from = local - offsetAt(zone, local + WIDEST_OFFSET);',
  },
  {
    name: 'changes-overlooked',
    file: 'zone.ts',
    guard: 'const WEEK_MS = 7 *',
    without: 'const WEEK_MS = 190 *',
  },
  {
    name: 'hours-by-the-wall',
    file: 'recurrence.ts',
    guard: 'const at = first + index * rule.everyMs;',
    without: 'const at = instantOf(frame.zone, day, rule.time + index * rule.everyMs);',
  },
];

const WORKER_MUTANTS = [
  {
    name: 'worker-begins-late',
    changes: [
      [
        'server/src/features/enrollments/wake-due.ts',
        'startStep(row, program, row.nextDueAt?.getTime() ?? now)',
        'startStep(row, program, now + 86_400_000)',
      ],
    ] as [string, string, string][],
  },
];

const worker = new URL('./support/worker-zones.ts', import.meta.url);

/** Every zone's clock changes through the product; the short form takes some. */
async function proveWorker(): Promise<void> {
  const { proveThroughWorker } = (await import(worker.href)) as typeof import('./support/worker-zones.ts');
  const zones = has('--quick') ? ODD : Intl.supportedValuesOf('timeZone');
  const { enrollments, tasks, faults } = await proveThroughWorker(
    zones,
    has('--quick') ? 2 : 1,
    has('--until-red'),
  );
  for (const fault of faults.slice(0, 8)) console.log(fault);
  console.log(`${enrollments} lives around clock changes through the worker, ${tasks} tasks opened`);
  const pass = faults.length === 0 && tasks === enrollments * 7 && tasks > 0;
  console.log(`GOAL R6 worker:${faults.length}-differences/${enrollments} 0 ${pass ? 'pass' : 'fail'}`);
  if (!pass) process.exitCode = 1;
}

await withBarePostgres((url) =>
  has('--mutant')
    ? catchMutants('R6', 'proof/r6-time-zones.ts', MUTANTS, { DATABASE_URL: url, DATABASE_OWNER_URL: url }, [
        'proof/support/bare-postgres.ts',
      ])
    : prove(url),
);
if (has('--mutant')) {
  const product = await import('./support/mutants.ts');
  await product.catchMutants('R6', 'proof/r6-time-zones.ts', WORKER_MUTANTS, {
    folders: ['engine/mutants.ts', 'engine/zone-changes.ts', 'engine/zone-instants.ts'],
  });
  // A copy of the engine alone has no product around it.
} else if (existsSync(worker)) await proveWorker();
