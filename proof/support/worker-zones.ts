import { module, node, protocol } from '../../engine/src/testing/build.ts';
import { ITEMS } from '../../engine/src/testing/items.ts';
import { instantOf } from '../../engine/src/wall-clock.ts';
import { type Change, changesOf, insideChange, offsetsOf } from '../../engine/zone-changes.ts';
import { seedPerson } from '../../server/seed/people.ts';
import { type SeededProgram, seedProgram } from '../../server/seed/programs.ts';
import { newId } from '../../server/src/db/ids.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import { insertEnrollment } from '../../server/src/features/enrollments/queries.ts';
import { wakeDue } from '../../server/src/features/enrollments/wake-due.ts';
import { createScope } from '../../server/src/scope.ts';
import type { World } from '../../server/src/test-world.ts';
import { withWorld } from './sweep.ts';

const [DAY, MINUTE] = [86_400_000, 60_000];
const days = 7;

export interface WorkerProved {
  enrollments: number;
  tasks: number;
  faults: string[];
}

interface Followed {
  enrollment: string;
  zone: string;
  /** The local date and time on which a task has to open, one a day. */
  wanted: number[];
}

/**
 * Around each clock change somebody follows a daily module, at a time inside the change, at midnight and at eight. The
 * real worker is woken at each instant it asked for, by a clock that is handed in. Every local date has its task,
 * once, at the instant that the rule gives inside the change and the machine's own offsets give outside it.
 */
export async function proveThroughWorker(
  zones: readonly string[],
  every: number,
  untilRed: boolean,
): Promise<WorkerProved> {
  const proved: WorkerProved = { enrollments: 0, tasks: 0, faults: [] };
  await withWorld(async (world) => {
    const followed: Followed[] = [];
    let index = 0;
    await world.runtime.tx(world.here.id, async (tx) => {
      const { id: creator } = await seedPerson(tx, 'none', {});
      const programs = new Map<string, SeededProgram>();
      for (const zone of zones)
        for (const [change, changes] of eachChange(zone)) {
          const time = [timeInside(change), '00:00', '08:00'][index % 3] ?? '08:00';
          if (index++ % every !== 0) continue;
          const program = programs.get(time) ?? (await seedProgram(tx, creator, { document: dailyAt(time) }));
          programs.set(time, program);
          followed.push(await follow(tx, program, zone, change, changes, time));
        }
    });
    proved.enrollments = followed.length;
    await wakeThrough(world);
    await judge(world, followed, proved, untilRed);
  });
  return proved;
}

function* eachChange(zone: string): Generator<[Change, readonly Change[]]> {
  const changes = changesOf(offsetsOf(zone));
  for (const change of changes) yield [change, changes];
}

/** A wall-clock time in the middle of what is left out or comes twice. */
function timeInside({ at, before, after }: Change): string {
  const local = at + (before + after) / 2;
  const minutes = Math.floor((local - Math.floor(local / DAY) * DAY) / MINUTE);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const dailyAt = (at_time: string) =>
  protocol(
    [node('wait', 'w', null, { settings: { kind: 'for', days: days + 2 } }), node('finish', 'f', 'w')],
    ITEMS,
    [module('m', { selected_module: 'followup', selected_item: 'act', at_time, stop_after: days })],
  );

async function follow(
  tx: Tx,
  { program, version }: SeededProgram,
  zone: string,
  { at, before, after }: Change,
  changes: readonly Change[],
  time: string,
): Promise<Followed> {
  const startDay = Math.floor((at + (before + after) / 2) / DAY) - 3;
  const startsAt = new Date(instantOf(zone, startDay, 0));
  const { id: userId } = await seedPerson(tx, 'none', {});
  const id = newId(startsAt.getTime());
  const person = { age: 40, sex: null, roles: ['user'], signs: [] };
  await insertEnrollment(tx, {
    tenantId: tx.tenantId,
    id,
    programId: program,
    versionId: version,
    userId,
    status: 'waiting',
    state: null,
    input: { runId: id, zone, person },
    eventsCount: 0,
    nextDueAt: startsAt,
    zone,
    welcomeFrom: null,
    welcomeTo: null,
    isSeen: false,
    consentedAt: startsAt,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    streak: 0,
    bestStreak: 0,
    lastActiveAt: startsAt,
    startedAt: startsAt,
    endedAt: null,
    accessEndedAt: null,
  });
  const minutes = (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * MINUTE;
  const locals = Array.from({ length: days }, (_, index) => (startDay + index) * DAY + minutes);
  const offset = offsetsOf(zone);
  const wanted = locals.map((local) => insideChange(changes, local) ?? outsideChange(offset, local));
  return { enrollment: id, zone, wanted };
}

/** Where a clock shows each time once, its offset is found by asking for it at the instant it gives. */
function outsideChange(offset: (at: number) => number, local: number): number {
  const near = local - offset(local);
  return local - offset(near);
}

/** Wakes the worker at every instant that anybody is due, until nobody is any more. */
async function wakeThrough(world: World): Promise<void> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('no tenant');
  const none = async () => undefined;
  const parts = { database: world.runtime, bus: world.bus, send: none, sendAll: none };
  for (;;) {
    const due = await world.runtime.read(world.here.id, async (tx) => {
      const { rows } = await tx.$client.query<{ at: Date | null }>(
        'SELECT min(next_due_at) AS at FROM enrollments',
      );
      return rows[0]?.at ?? null;
    });
    if (due === null) return;
    const now = due.getTime();
    await wakeDue({
      database: world.runtime,
      now: () => now,
      scopeOf: async () => createScope(parts, { tenant, actor: null, locale: 'en' }, now),
      onFault: (_, error) => {
        throw error;
      },
    });
  }
}

async function judge(
  world: World,
  followed: Followed[],
  proved: WorkerProved,
  untilRed: boolean,
): Promise<void> {
  const opened = await world.runtime.read(world.here.id, async (tx) => {
    const { rows } = await tx.$client.query<{ id: string; at: Date[] }>(
      'SELECT enrollment_id AS id, array_agg(opened_at ORDER BY opened_at) AS at FROM tasks GROUP BY enrollment_id',
    );
    return new Map(rows.map(({ id, at }) => [id, at.map((one) => one.getTime())]));
  });
  for (const { enrollment, zone, wanted } of followed) {
    const found = opened.get(enrollment) ?? [];
    proved.tasks += found.length;
    if (JSON.stringify(found) === JSON.stringify(wanted)) continue;
    const shown = (list: number[]) => list.map((at) => new Date(at).toISOString()).join(' ');
    proved.faults.push(`${zone}: opened ${shown(found)}, wanted ${shown(wanted)}`);
    if (untilRed) return;
  }
}
