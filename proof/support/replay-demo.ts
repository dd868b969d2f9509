import { isDeepStrictEqual } from 'node:util';
import {
  firstVersion,
  type LogEntry,
  replayVersions,
  type VersionedLog,
} from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { StartEntry } from '@regimen/engine/replay.ts';
import { openDatabase, type Tx } from '../../server/src/db/pool.ts';

export interface ReplayedDemo {
  enrollments: number;
  entries: number;
  faults: string[];
}

const tz = process.versions.tz ?? 'unknown';
const tenants = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

/** Everything that rests in the demo against its own log: states, effects, instants, tasks, and what is counted. */
export async function replayDemo(url: string): Promise<ReplayedDemo> {
  const told: ReplayedDemo = { enrollments: 0, entries: 0, faults: [] };
  const database = openDatabase(url, { size: 1 });
  try {
    for (const tenantId of tenants)
      await database.read(tenantId, async (tx) => {
        await replayAll(tx, told);
        told.faults.push(...(await countAgain(tx)));
      });
  } finally {
    await database.close();
  }
  return told;
}

interface Resting {
  id: string;
  version_id: string;
  status: string;
  state: string;
  next_due_at: Date | null;
  events_count: number;
}

async function replayAll(tx: Tx, told: ReplayedDemo): Promise<void> {
  const ask = async <T>(text: string, ...values: unknown[]): Promise<T[]> =>
    (await tx.$client.query(text, values)).rows as T[];
  const versions = await ask<{ id: string; content: string }>('SELECT id, content FROM program_versions');
  const programs = new Map(versions.map(({ id, content }) => [id, JSON.parse(content) as Program]));
  const programOf = (id: string): Program => {
    const program = programs.get(id);
    if (!program) throw new Error(`There is no version ${id}.`);
    return program;
  };
  for (const row of await ask<Resting>(
    'SELECT id, version_id, status, state, next_due_at, events_count FROM enrollments',
  )) {
    const entries = await ask<{ entry: StartEntry | LogEntry }>(
      'SELECT entry FROM enrollment_events WHERE enrollment_id = $1 ORDER BY number',
      row.id,
    );
    const open = await ask<{ key: string }>(
      `SELECT key FROM tasks WHERE enrollment_id = $1 AND status = 'open' AND kind <> 'alert' ORDER BY key COLLATE "C"`,
      row.id,
    );
    told.enrollments++;
    told.entries += entries.length;
    const fault = faultOf(
      row,
      entries.map(({ entry }) => entry),
      open.map(({ key }) => key),
      programOf,
    );
    if (fault) told.faults.push(`${row.id}: ${fault}`);
  }
}

function faultOf(
  row: Resting,
  [start, ...entries]: (StartEntry | LogEntry)[],
  open: string[],
  programOf: (id: string) => Program,
): string | null {
  // Whoever has not begun has done nothing yet.
  if (row.status === 'waiting' && row.events_count === 0)
    return start ? 'it has done something already' : null;
  if (!start || !('input' in start)) return 'its log has no beginning';
  if (row.events_count !== entries.length + 1) return 'events are missing';
  const log = entries as VersionedLog['entries'];
  const version = firstVersion(log, row.version_id);
  const again = replayVersions(programOf, { version, start, entries: log }, tz);
  if (again.differences.length > 0) return `told again: ${JSON.stringify(again.differences[0])}`;
  if (again.version !== row.version_id) return 'it ends on another version';
  const rests = JSON.parse(row.state) as ProgramRun;
  if (!isDeepStrictEqual(again.run, rests)) return 'it ends elsewhere';
  const { end, run } = again.run;
  const due = end === null && run.status === 'running' ? run.dueAt : null;
  if ((row.next_due_at?.getTime() ?? null) !== due) return 'it would be woken at another time';
  const wanted = run.tasks.filter(({ target }) => target !== 'model').map(({ id }) => id);
  if (!isDeepStrictEqual(open, end ? [] : wanted.sort())) return 'other tasks are open';
  return null;
}

/** What lists say beside what is there. */
async function countAgain(tx: Tx): Promise<string[]> {
  const { rows } = await tx.$client.query<Record<string, string | number>>(
    `SELECT l.program_id, l.followers_count, l.finished_count, l.recent_count, l.ratings_count, l.ratings_sum,
       (SELECT count(*)::int FROM enrollments e WHERE e.program_id = l.program_id) AS followers,
       (SELECT count(*)::int FROM enrollments e WHERE e.program_id = l.program_id AND e.status = 'finished') AS finished,
       (SELECT count(*)::int FROM enrollments e
         WHERE e.program_id = l.program_id AND e.started_at >= now() - interval '30 days') AS recent,
       (SELECT count(*)::int FROM reviews r WHERE r.program_id = l.program_id) AS ratings,
       (SELECT coalesce(sum(rating), 0)::int FROM reviews r WHERE r.program_id = l.program_id) AS points
     FROM program_listings l`,
  );
  const pairs = [
    ['followers_count', 'followers'],
    ['finished_count', 'finished'],
    ['recent_count', 'recent'],
    ['ratings_count', 'ratings'],
    ['ratings_sum', 'points'],
  ] as const;
  if (rows.length === 0) return ['no program is listed'];
  return rows.flatMap((row) =>
    pairs.flatMap(([said, is]) =>
      row[said] === row[is] ? [] : [`${row.program_id} says ${row[said]} ${is}, there are ${row[is]}`],
    ),
  );
}
