import { sleep } from '@regimen/engine/examples/sleep.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { followerOf } from '@regimen/engine/simulate/follower.ts';
import { TEAMS } from '@regimen/engine/simulate/profile.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { enrollments } from '../src/db/schema.ts';
import type { EnrollmentRow } from '../src/features/enrollments/rows.ts';
import type { Step } from '../src/features/enrollments/take-step.ts';
import { writeSteps } from '../src/features/enrollments/write-steps.ts';
import { deliverBatch } from '../src/features/notifications/deliver-due.ts';
import { openWorld, type World } from '../src/test-world.ts';
import { type Life, liveThrough, stepsOf } from './live-through.ts';
import { seedPerson } from './people.ts';
import { seedProgram } from './programs.ts';
import { seedScope } from './scope.ts';
import { type Told, tellThrough } from './tell-through.ts';
import { writeTold } from './write-told.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const begin = Date.UTC(2026, 2, 20, 9, 15);
const until = begin + 12 * day;
const zone = 'Europe/Berlin';

/** The same person of the simulator's on a run of their own. */
async function newLife(tx: Tx): Promise<Life> {
  const { id: userId } = await seedPerson(tx, 'none', { state: 'unverified' });
  await tx.$client.query('UPDATE users SET zone = $2 WHERE id = $1', [userId, zone]);
  const seeded = await seedProgram(tx, userId, { document: sleep });
  const program: Program = { id: seeded.program, protocols: [{ protocol: sleep, onFail: 'stop' }] };
  const setup = { ...usualSetup(program, begin, zone), seed: 4, arriveOverDays: 0 };
  // Somebody who puts things off now and then.
  const drawn = followerOf(setup, 2);
  const profile = { ...drawn.profile, adherence: 0.8, putsOff: 0.4, declines: 0.1 };
  const id = newId(begin);
  const at = new Date(begin);
  const input = { ...drawn.input, runId: id };
  const row: EnrollmentRow = {
    tenantId: tx.tenantId,
    id,
    programId: seeded.program,
    versionId: seeded.version,
    userId,
    input,
    zone,
    status: 'waiting',
    state: null,
    eventsCount: 0,
    nextDueAt: at,
    isSeen: false,
    consentedAt: at,
    welcomeFrom: null,
    welcomeTo: null,
    lastActiveAt: at,
    startedAt: at,
    endedAt: null,
    accessEndedAt: null,
    streak: 0,
    protocolIndex: 0,
    node: null,
    nodeSince: null,
    bestStreak: 0,
  };
  await tx.insert(enrollments).values(row);
  const follower = { ...drawn, profile, input, leavesAt: null };
  return { row, program, follower, team: TEAMS.usual, expertId: userId };
}

const scopeAt = (tx: Tx, at: number) => seedScope(tx, { name: 'Here', locale: 'en' }, at);

/** What rests of a run, without the ids that every row has of its own. */
async function resting(tx: Tx, { row }: Life) {
  const ask = async (text: string) =>
    JSON.parse(
      JSON.stringify((await tx.$client.query(text, [row.id])).rows)
        .replaceAll(row.id, 'run')
        .replaceAll(row.programId, 'program'),
    ) as Record<string, unknown>[];
  return {
    run: await ask(`SELECT status, state, events_count, next_due_at, node, streak, best_streak, last_active_at
      FROM enrollments WHERE id = $1`),
    events: await ask(
      'SELECT number, at, type, entry FROM enrollment_events WHERE enrollment_id = $1 ORDER BY number',
    ),
    tasks:
      await ask(`SELECT key, status, was_late, opened_at, late_at, expires_at, snoozed_until, closed_at, result
      FROM tasks WHERE enrollment_id = $1 ORDER BY key`),
    readings: await ask(
      'SELECT kpi, value, taken_at FROM kpi_readings WHERE enrollment_id = $1 ORDER BY taken_at',
    ),
  };
}

it('a life that is written in one piece rests as one that was written thing by thing', () =>
  world.runtime.tx(world.here.id, async (tx) => {
    const [slow, fast] = [await newLife(tx), await newLife(tx)];
    for (const step of stepsOf(slow, until)) await writeSteps(scopeAt(tx, until), tx, [step]);
    await liveThrough(scopeAt(tx, until), tx, [fast], until);
    const [one, other] = [await resting(tx, slow), await resting(tx, fast)];
    expect(other.tasks.length).toBeGreaterThan(10);
    expect(other).toEqual(one);
  }));

it('what somebody was told is what the arbiter would have told them, day by day', () =>
  world.runtime.tx(world.here.id, async (tx) => {
    const [real, told] = [await newLife(tx), await newLife(tx)];
    await deliverThrough(tx, [...stepsOf(real, until)]);
    const [steps] = await liveThrough(scopeAt(tx, until), tx, [told], until);
    const listener = { zone, quiet: { from: 22 * 60, to: 7 * 60 }, mostADay: 6, channels: null };
    const heard = tellThrough([steps as Step[]], { ...listener, reachable: ['in-app'], attentive: 0 }, until);
    await writeTold(tx, heard.told);
    const [live, seeded] = [await ledger(tx, real), await ledger(tx, told)];
    expect(new Set(live.map(({ status }) => status)).size).toBeGreaterThan(2);
    expect(live.some(({ why }) => why?.held)).toBe(true);
    expect(seeded).toEqual(live);
  }));

/** Thing by thing, with the arbiter's round whenever something is due in between. */
async function deliverThrough(tx: Tx, steps: Step[]): Promise<void> {
  const times = [...steps.slice(1).map(({ event }) => event?.at.getTime() ?? begin), until];
  for (const [index, step] of steps.entries()) {
    await writeSteps(scopeAt(tx, until), tx, [step]);
    for (;;) {
      const { rows } = await tx.$client.query<{ due: Date | null }>(
        'SELECT min(try_at) AS due FROM prompts WHERE enrollment_id = $1',
        [step.after.id],
      );
      const due = rows[0]?.due?.getTime();
      // A round is a moment after what is due, so what happens then is already known to it.
      if (due === undefined || due + 1_300 > (times[index] ?? until)) break;
      await deliverBatch(scopeAt(tx, due + 700));
    }
  }
}

async function ledger(tx: Tx, { row }: Life) {
  const { rows } = await tx.$client.query<{ status: string; why: Told['why'] }>(
    `SELECT replace(key, $1::text, 'run') AS key, kind, title, status, intended_at, fresh_until, answered_at, why,
       sent_at IS NOT NULL AS sent, held_at IS NOT NULL AS held, ended_at IS NOT NULL AS ended,
       date_trunc('minute', try_at) AS try_at
     FROM prompts WHERE enrollment_id = $1::uuid ORDER BY 1`,
    [row.id],
  );
  return rows;
}
