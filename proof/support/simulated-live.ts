import { isDeepStrictEqual } from 'node:util';
import { EXAMPLES } from '@regimen/engine/examples/all.ts';
import type { Program, Protocol } from '@regimen/engine/protocol.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import { followerOf } from '@regimen/engine/simulate/follower.ts';
import { lifeOf } from '@regimen/engine/simulate/population.ts';
import { usualSetup } from '@regimen/engine/simulate/setup.ts';
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
import { wakeBatch } from '../../server/src/features/enrollments/wake-due.ts';
import type { World } from '../../server/src/test-world.ts';
import { withWorld } from './sweep.ts';

export interface SimulatedLive {
  lives: number;
  entries: number;
  faults: string[];
}

const tz = process.versions.tz ?? 'unknown';
const begin = Date.UTC(2026, 2, 16, 7, 30);
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Riyadh'];

/**
 * People of the simulator, each thing that happens to them handed to the product as well: what is due to the worker,
 * what somebody does to the live path. Then the simulator's log against the rows, entry for entry.
 */
export async function liveAsSimulated(
  livesEach: number,
  mostThings: number,
  untilRed: boolean,
): Promise<SimulatedLive> {
  const proved: SimulatedLive = { lives: 0, entries: 0, faults: [] };
  await withWorld(async (world) => {
    for (const protocol of EXAMPLES)
      for (let number = 1; number <= livesEach; number++) {
        if (untilRed && proved.faults.length > 0) return;
        const { entries, fault } = await liveOne(world, protocol, number, mostThings);
        proved.lives++;
        proved.entries += entries;
        if (fault) proved.faults.push(`${protocol.name}, follower ${number}: ${fault}`);
      }
  });
  return proved;
}

function liveOne(world: World, protocol: Protocol, number: number, mostThings: number) {
  const site = { name: 'Here', locale: 'en' as const };
  return world.runtime.tx(world.here.id, async (tx) => {
    const program: Program = { id: 'program', protocols: [{ protocol, onFail: 'stop' }] };
    const zone = zones[number % zones.length] as string;
    const setup = { ...usualSetup(program, begin, zone), seed: 20 + number };
    const row = await enrol(tx, protocol, followerOf(setup, number));
    // The simulator calls this run f1, f2 …; the product by the id of its row.
    const itsName = new RegExp(`\\bf${number}(?=[./"])`, 'g');
    const toLive = <T>(value: T): T => JSON.parse(JSON.stringify(value).replace(itsName, row.id)) as T;
    const wanted: unknown[] = [];
    let things = 0;
    for (const { at, event, entry } of lifeOf(program, setup, number, tz)) {
      if (things++ >= mostThings) break;
      if (entry) wanted.push(toLive(entry));
      const scope = seedScope(tx, site, at);
      if (event === null) await beginEnrollment(scope, tx, row, row.userId);
      else if (event.type === 'timer') {
        const woken = await wakeBatch(scope, () => undefined, { only: row.id });
        if (woken !== 1)
          return { entries: wanted.length, fault: `nothing was due at ${new Date(at).toISOString()}` };
      } else await advanceEnrollment(scope, tx, row.id, toLive<RunEvent>(event), { byUser: row.userId });
    }
    return { entries: wanted.length, fault: await firstDifference(tx, row.id, wanted) };
  });
}

async function enrol(
  tx: Tx,
  document: Protocol,
  { input, startAt }: ReturnType<typeof followerOf>,
): Promise<EnrollmentRow> {
  const { id: userId } = await seedPerson(tx, 'none', {});
  const { program, version } = await seedProgram(tx, userId, { document });
  const at = new Date(startAt);
  const id = newId(startAt);
  const row: EnrollmentRow = {
    tenantId: tx.tenantId,
    id,
    programId: program,
    versionId: version,
    userId,
    status: 'waiting',
    state: null,
    input: { ...input, runId: id },
    eventsCount: 0,
    nextDueAt: at,
    zone: input.zone,
    isSeen: false,
    welcomeFrom: null,
    welcomeTo: null,
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
  return row;
}

async function firstDifference(tx: Tx, id: string, wanted: unknown[]): Promise<string | null> {
  const { rows } = await tx.$client.query<{ entry: unknown }>(
    'SELECT entry FROM enrollment_events WHERE enrollment_id = $1 ORDER BY number',
    [id],
  );
  if (rows.length !== wanted.length) return `${rows.length} entries were written, ${wanted.length} simulated`;
  const at = rows.findIndex(({ entry }, index) => !isDeepStrictEqual(entry, wanted[index]));
  if (at < 0) return null;
  return `entry ${at}: ${JSON.stringify(rows[at]?.entry)} instead of ${JSON.stringify(wanted[at])}`;
}
