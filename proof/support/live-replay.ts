import { isDeepStrictEqual } from 'node:util';
import { type ProgramRun, startProgram } from '../../engine/src/program.ts';
import { replayProgram } from '../../engine/src/program-replay.ts';
import type { Program } from '../../engine/src/protocol.ts';
import type { EventEntry, StartEntry } from '../../engine/src/replay.ts';
import type { RunEvent } from '../../engine/src/run-event.ts';
import { randomFrom } from '../../engine/src/testing/random.ts';
import { randomEvent, randomProtocol, ZONES } from '../../engine/src/testing/random-run.ts';
import { seedPerson } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { seedScope } from '../../server/seed/scope.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import {
  advanceEnrollment,
  beginEnrollment,
} from '../../server/src/features/enrollments/advance-enrollment.ts';
import { insertEnrollment } from '../../server/src/features/enrollments/queries.ts';
import type { EnrollmentRow } from '../../server/src/features/enrollments/rows.ts';
import type { World } from '../../server/src/test-world.ts';
import { withWorld } from './sweep.ts';

const parsed = (text: string): unknown => JSON.parse(text);
const mostEvents = 40;
const first = Date.UTC(2026, 0, 1);
const day = 86_400_000;
const tz = process.versions.tz ?? 'unknown';

export interface LiveProved {
  lives: number;
  events: number;
  faults: string[];
}

/** Random programs and lives through the product and its database; then their records alone, replayed. */
export async function proveLiveAgainstReplay(lives: number, untilRed: boolean): Promise<LiveProved> {
  const proved: LiveProved = { lives: 0, events: 0, faults: [] };
  await withWorld(async (world) => {
    for (let seed = 1; seed <= lives && !(untilRed && proved.faults.length > 0); seed++) {
      const { events, fault } = await liveOnce(world, seed);
      proved.lives++;
      proved.events += events;
      if (fault) proved.faults.push(`seed ${seed}: ${fault}`);
    }
  });
  return proved;
}

function liveOnce(world: World, seed: number): Promise<{ events: number; fault: string | null }> {
  const site = { name: 'Here', locale: 'en' as const };
  return world.runtime.tx(world.here.id, async (tx) => {
    const random = randomFrom(seed);
    const { program, row } = await seedLife(tx, seed);
    let now = row.startedAt.getTime();
    const began = await beginEnrollment(seedScope(tx, site, now), tx, row);
    let { run } = began;
    const states = [JSON.stringify(run)];
    const past: RunEvent[] = [];
    for (let index = 0; index < mostEvents && run.end === null; index++) {
      const protocol = program.protocols[run.index]?.protocol;
      if (!protocol) break;
      const next = randomEvent(random, protocol, run.run, past, `e${index}`, now);
      // What the product cannot be asked: something that happened before it began, or to a task of no run.
      now = next.now;
      past.push(next.event);
      const advanced = await advanceEnrollment(seedScope(tx, site, now), tx, row.id, next.event);
      run = advanced.run;
      if (JSON.stringify(run) !== states.at(-1)) states.push(JSON.stringify(run));
    }
    return { events: past.length, fault: await compare(tx, row.id, program, run, states) };
  });
}

export async function seedLife(tx: Tx, seed: number) {
  const random = randomFrom(seed + 1_000_000);
  const { id: userId } = await seedPerson(tx, 'none', {});
  const documents = Array.from({ length: random.whole(1, 2) }, (_, index) => ({
    ...randomProtocol(random),
    id: `p${index}`,
  }));
  const seeded = await seedProgram(tx, userId, { document: documents[0] as never });
  const onFail = random.chance(0.5) ? 'goOn' : 'stop';
  const program: Program = {
    id: seeded.program,
    protocols: documents.map((protocol) => ({ protocol, onFail })),
  };
  await tx.$client.query('UPDATE program_versions SET content = $2 WHERE id = $1', [
    seeded.version,
    JSON.stringify(program),
  ]);
  const at = new Date(first + random.whole(0, 364) * day + random.whole(0, 1_439) * 60_000);
  const id = newId(at.getTime());
  const person = { age: random.whole(18, 70), sex: null, roles: ['user'], signs: [] };
  const zone = random.pick(ZONES);
  const row: EnrollmentRow = {
    tenantId: tx.tenantId,
    id,
    programId: seeded.program,
    versionId: seeded.version,
    userId,
    status: 'waiting',
    state: null,
    input: { runId: id, zone, person },
    eventsCount: 0,
    nextDueAt: at,
    zone,
    welcomeFrom: null,
    welcomeTo: null,
    isSeen: false,
    consentedAt: at,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    streak: 0,
    bestStreak: 0,
    lastActiveAt: at,
    startedAt: at,
    endedAt: null,
    accessEndedAt: null,
  };
  await insertEnrollment(tx, row);
  return { program, row };
}

/** What rests in the database against its own record: state, steps, tasks, and when it wants to be woken. */
async function compare(
  tx: Tx,
  id: string,
  program: Program,
  run: ProgramRun,
  states: string[],
): Promise<string | null> {
  const ask = async <T>(text: string): Promise<T[]> => (await tx.$client.query(text, [id])).rows as T[];
  const [row] = await ask<{ state: string; next_due_at: Date | null; events_count: number }>(
    'SELECT state, next_due_at, events_count FROM enrollments WHERE id = $1',
  );
  const entries = await ask<{ entry: StartEntry | EventEntry }>(
    'SELECT entry FROM enrollment_events WHERE enrollment_id = $1 ORDER BY number',
  );
  const open = await ask<{ key: string }>(
    `SELECT key FROM tasks WHERE enrollment_id = $1 AND status = 'open' AND kind <> 'alert' ORDER BY key COLLATE "C"`,
  );
  const [begin, ...events] = entries.map(({ entry }) => entry);
  if (!row || !begin) return 'nothing was recorded';
  if (row.events_count !== entries.length) return 'events are missing';
  if (row.state !== JSON.stringify(run)) return 'what rests is not what was answered';
  const again: string[] = [JSON.stringify(startProgram(program, (begin as StartEntry).input, begin.at).run)];
  const log = { start: begin as StartEntry, events: events as EventEntry[] };
  const { run: replayed, differences } = replayProgram(program, log, tz, (entry, { run: at }) => {
    if (entry >= 0 && JSON.stringify(at) !== again.at(-1)) again.push(JSON.stringify(at));
  });
  if (differences.length > 0) return `replay: ${JSON.stringify(differences[0])}`;
  // Records rest as jsonb, which keeps no order of fields.
  if (!isDeepStrictEqual(replayed, JSON.parse(row.state))) return 'replay ends elsewhere';
  if (!isDeepStrictEqual(again.map(parsed), states.map(parsed))) return 'replay takes other steps';
  const due = run.end === null && run.run.status === 'running' ? run.run.dueAt : null;
  if ((row.next_due_at?.getTime() ?? null) !== due) return 'it would be woken at another time';
  const wanted = run.run.tasks.map((task) => task.id).sort();
  if (JSON.stringify(open.map(({ key }) => key)) !== JSON.stringify(wanted)) return 'other tasks are open';
  return null;
}
