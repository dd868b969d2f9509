import { isDeepStrictEqual } from 'node:util';
import { firstVersion, replayVersions } from '@regimen/engine/migrate/replay.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { EventEntry, StartEntry } from '@regimen/engine/replay.ts';
import { and, asc, eq } from './db/drizzle.ts';
import { newId } from './db/ids.ts';
import { enrollmentEvents, enrollments, programs, programVersions, tasks } from './db/schema.ts';
import { movePeople } from './features/moves/jobs.ts';
import { createScope } from './scope.ts';
import type { World } from './test-world.ts';

const tz = process.versions.tz ?? 'unknown';

/** A further version of a published program, as publishing makes it. */
export function addVersion(world: World, program: string, content: Program): Promise<string> {
  return world.runtime.tx(world.here.id, async (tx) => {
    const rows = await tx.select().from(programVersions).where(eq(programVersions.programId, program));
    const newest = rows.sort((a, b) => a.number - b.number).at(-1);
    if (!newest) throw new Error('There is no such program.');
    const publishedAt = new Date(Math.max(Date.now(), newest.publishedAt.getTime() + 1));
    const id = newId(publishedAt.getTime());
    const number = newest.number + 1;
    await tx
      .insert(programVersions)
      .values({ ...newest, id, number, publishedAt, content: JSON.stringify(content) });
    await tx.update(programs).set({ versionId: id }).where(eq(programs.id, program));
    return id;
  });
}

/** Does what a worker would do with a moving, until nothing is left to do or `most` batches are done. */
export async function workOn(world: World, movingId: string, most = Infinity): Promise<void> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('There is no such tenant.');
  let batches = 0;
  await movePeople(movingId, async (work) => {
    if (++batches > most) return;
    const now = Date.now() + world.clock.skewMs;
    await work(createScope(world.scope, { tenant, actor: null, locale: 'en' }, now));
  });
}

/** What rests of an enrollment against its own log, over every version it went through. `null`: it is the same. */
export function replayFault(world: World, id: string): Promise<string | null> {
  return world.runtime.read(world.here.id, async (tx) => {
    const [row] = await tx.select().from(enrollments).where(eq(enrollments.id, id));
    const events = await tx
      .select()
      .from(enrollmentEvents)
      .where(eq(enrollmentEvents.enrollmentId, id))
      .orderBy(asc(enrollmentEvents.number));
    const versions = await tx
      .select({ id: programVersions.id, content: programVersions.content })
      .from(programVersions)
      .where(eq(programVersions.programId, row?.programId ?? ''));
    const open = await tx
      .select({ key: tasks.key, kind: tasks.kind })
      .from(tasks)
      .where(and(eq(tasks.enrollmentId, id), eq(tasks.status, 'open')));
    if (!row?.state) return 'it has not begun';
    const all = new Map(versions.map((version) => [version.id, JSON.parse(version.content) as Program]));
    const [start, ...entries] = events.map(({ entry }) => entry);
    const log = {
      version: firstVersion(entries, row.versionId),
      start: start as StartEntry,
      entries: entries as EventEntry[],
    };
    const again = replayVersions((version) => all.get(version) as Program, log, tz);
    if (again.differences.length > 0) return `replay: ${JSON.stringify(again.differences[0])}`;
    if (again.version !== row.versionId) return 'replay ends on another version';
    const state = JSON.parse(row.state) as ProgramRun;
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(again.run)), state)) return 'replay ends elsewhere';
    if (row.eventsCount !== events.length) return 'events are missing';
    const keys = open.filter(({ kind }) => kind !== 'alert').map(({ key }) => key);
    const wanted = state.run.tasks.filter(({ target }) => target !== 'model').map((task) => task.id);
    if (keys.sort().join() !== wanted.sort().join()) return 'other tasks are open than the run knows';
    const isRunning = state.end === null && state.run.status === 'running';
    if ((row.nextDueAt?.getTime() ?? null) !== (isRunning ? state.run.dueAt : null))
      return 'it would be woken at another time';
    return null;
  });
}
