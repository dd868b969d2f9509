import { isDeepStrictEqual } from 'node:util';
import { replayProgram } from '../../engine/src/program-replay.ts';
import type { Program, Protocol } from '../../engine/src/protocol.ts';
import type { EventEntry, StartEntry } from '../../engine/src/replay.ts';
import type { World } from '../../server/src/test-world.ts';
import type { Acknowledged } from './r7-load.ts';

const tz = process.versions.tz ?? 'unknown';

/** Looks for what was lost and what was done twice. */
export async function judgeAll(
  world: Pick<World, 'runtime' | 'here'>,
  kept: Acknowledged,
  document: Protocol,
): Promise<{ faults: string[]; figures: string }> {
  const faults: string[] = [];
  const ask = <T>(text: string) =>
    world.runtime.read(world.here.id, async (tx) => (await tx.$client.query(text)).rows as T[]);
  const tasks = await ask<{ id: string; enrollment_id: string; key: string; status: string }>(
    'SELECT id, enrollment_id, key, status FROM tasks',
  );
  const done = new Set(tasks.filter(({ status }) => status === 'done').map(({ id }) => id));
  for (const [id, times] of kept.tasks) {
    if (!done.has(id)) faults.push(`task ${id} was acknowledged and is not done`);
    if (times > 1) faults.push(`task ${id} was taken ${times} times`);
  }
  const readings = await ask<{ enrollment_id: string; taken_at: Date }>(
    'SELECT enrollment_id, taken_at FROM kpi_readings',
  );
  const taken = new Set(readings.map((row) => `${row.enrollment_id} ${row.taken_at.toISOString()}`));
  for (const { enrollment, takenAt } of kept.readings)
    if (!taken.has(`${enrollment} ${takenAt}`))
      faults.push(`a reading of ${takenAt} was acknowledged and is gone`);

  const letters = await ask<{ subject: string; jobs: number; failed: number }>(
    `SELECT subject, count(job.id)::int AS jobs, count(*) FILTER (WHERE job.state = 'failed')::int AS failed
     FROM contact_messages LEFT JOIN pgboss.job ON job.name = 'forward-contact' AND job.data->>'messageId' = contact_messages.id::text
     GROUP BY contact_messages.id, subject`,
  );
  for (const subject of kept.letters) {
    const found = letters.filter((row) => row.subject === subject);
    if (found.length !== 1) faults.push(`a letter was acknowledged and is there ${found.length} times`);
    if (found[0]?.jobs !== 1 || found[0].failed > 0)
      faults.push('a letter has not exactly one job that can be done');
  }

  const enrollments = await ask<{ id: string; state: string; events_count: number }>(
    "SELECT id, state, events_count FROM enrollments WHERE status = 'active'",
  );
  const events = await ask<{ id: string; entry: StartEntry | EventEntry }>(
    'SELECT enrollment_id AS id, entry FROM enrollment_events ORDER BY enrollment_id, number',
  );
  const prompts = await ask<{ id: string; key: string }>('SELECT enrollment_id AS id, key FROM prompts');
  const program: Program = { id: 'program', protocols: [{ protocol: document, onFail: 'stop' }] };
  for (const { id, state, events_count: count } of enrollments) {
    const entries = events.filter((event) => event.id === id).map(({ entry }) => entry);
    const [start, ...rest] = entries as [StartEntry, ...EventEntry[]];
    // Made by the proof of single failing calls, with another program.
    if (JSON.parse(state).run.protocolId !== document.id) continue;
    if (entries.length !== count) faults.push(`${id}: ${entries.length} events, ${count} counted`);
    const { run, differences } = replayProgram(
      { ...program, id: JSON.parse(state).programId },
      { start, events: rest },
      tz,
    );
    if (differences.length > 0) faults.push(`${id}: replay differs: ${JSON.stringify(differences[0])}`);
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(run)), JSON.parse(state)))
      faults.push(`${id}: its events do not lead to its state`);
    const effects = entries.flatMap((entry) => entry.effects.map((effect) => effect.id));
    if (new Set(effects).size !== effects.length) faults.push(`${id}: an effect was given out twice`);
    const wantedPrompts = effects.filter((effect) => /\/(openTask|sendNudge)\//.test(effect)).sort();
    const told = prompts
      .filter((row) => row.id === id && !row.key.includes('/missed/'))
      .map(({ key }) => key);
    if (!isDeepStrictEqual(told.sort(), wantedPrompts))
      faults.push(`${id}: ${told.length} prompts, ${wantedPrompts.length} wanted`);
    const opened = effects.filter((effect) => effect.includes('/openTask/')).length;
    const rows = tasks.filter((row) => row.enrollment_id === id).length;
    if (opened !== rows) faults.push(`${id}: ${rows} tasks, ${opened} wanted`);
  }
  return { faults, figures: `${events.length} events, ${tasks.length} tasks, ${prompts.length} prompts` };
}
