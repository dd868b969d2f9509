import { setTimeout as pause } from 'node:timers/promises';
import { watchChannel } from '@regimen/contract/watching.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import type { Version } from '../enrollments/change-version.ts';
import { programsOf } from '../enrollments/programs-of-versions.ts';
import { writeSteps } from '../enrollments/write-steps.ts';
import { beginOnVersion, writeVersionSteps } from '../enrollments/write-versions.ts';
import { type Moved, moveOne, undoOne } from './move-one.ts';
import { findWork, shareMoving } from './queries.ts';
import { tellMoved } from './tell-moved.ts';
import * as work from './work-queries.ts';

/** People in one transaction: few, since nothing else can happen to them meanwhile. */
const batchSize = 20;
/** Where something happens to all who are left, it is over in less than this. */
const soonMs = 50;

/**
 * Moves the next of those who are asked for, or moves them back; says whether there is more to do. Several workers may
 * do so at once: each has its own people, and what was written is written whole, together with what it means for them.
 */
export async function moveBatch(scope: Scope, movingId: string, programId: string): Promise<boolean> {
  const tellTeam = () => scope.publish('watched', watchChannel('work', programId));
  let done: number;
  try {
    done = await moveSome(scope, movingId, tellTeam, batchSize);
  } catch {
    done = await moveOneByOne(scope, movingId, tellTeam);
  }
  if (done > 0) return true;
  const left = await scope.read((tx) => work.listWantedIds(tx, movingId, 1));
  if (left.length > 0) {
    const moving = await scope.read((tx) => findWork(tx, movingId));
    if (moving?.state !== 'working') return false;
    await pause(soonMs);
    return true;
  }
  await scope.tx((tx) => {
    tellTeam();
    return work.endWork(tx, movingId, scope.now);
  });
  return false;
}

/** Where a batch could not be written, each is tried alone, so that one does not hold up the others. */
async function moveOneByOne(scope: Scope, movingId: string, tellTeam: () => void): Promise<number> {
  const ids = await scope.read((tx) => work.listWantedIds(tx, movingId, batchSize));
  let done = 0;
  for (const id of ids) {
    try {
      done += await moveSome(scope, movingId, tellTeam, 1, id);
    } catch {
      await scope.tx((tx) => work.markFailed(tx, movingId, id));
      done++;
    }
  }
  return done;
}

function moveSome(
  scope: Scope,
  movingId: string,
  tellTeam: () => void,
  most: number,
  only?: string,
): Promise<number> {
  return scope.tx(async (tx) => {
    const moving = await shareMoving(tx, movingId);
    if (moving?.state !== 'working' || moving.versionId === null) return 0;
    const people = await work.claimWanted(tx, movingId, most, only);
    if (people.length === 0) return 0;
    const rows = await work.claimEnrollments(
      tx,
      people.map(({ enrollmentId }) => enrollmentId),
    );
    scope.concerns(rows.map(({ userId }) => userId));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const versions = await versionsOf(tx, [
      moving.versionId,
      ...people.map(({ fromVersion }) => fromVersion),
    ]);
    const to = versions(moving.versionId);
    const moved: Moved[] = [];
    for (const person of people) {
      const row = byId.get(person.enrollmentId);
      if (!row) continue;
      const around = {
        from: versions(person.fromVersion),
        to,
        now: scope.now.getTime(),
        byUser: moving.byUser,
      };
      moved.push(person.wanted === 'undo' ? undoOne(person, row, around) : moveOne(person, row, around));
      await breathe();
    }
    await write(scope, tx, movingId, moved, to);
    tellTeam();
    return moved.length;
  });
}

async function write(
  scope: Scope,
  tx: Tx,
  movingId: string,
  moved: readonly Moved[],
  to: Version,
): Promise<void> {
  // One step an enrollment at a time.
  const goes = Math.max(0, ...moved.map(({ settled }) => settled.length));
  for (let go = 0; go < goes; go++)
    await writeSteps(
      scope,
      tx,
      moved.flatMap(({ settled }) => settled.slice(go, go + 1)),
    );
  await writeVersionSteps(
    scope,
    tx,
    moved.flatMap(({ step }) => (step ? [step] : [])),
  );
  const beginners = moved.filter(({ beginsOn }) => beginsOn !== null);
  for (const version of new Set(beginners.map(({ beginsOn }) => beginsOn as string)))
    await beginOnVersion(
      tx,
      beginners.filter(({ beginsOn }) => beginsOn === version).map(({ outcome }) => outcome.id),
      version,
    );
  await work.writeOutcomes(
    tx,
    movingId,
    moved.map(({ outcome }) => outcome),
  );
  await tellMoved(scope, tx, moved, to.id);
}

async function versionsOf(tx: Tx, ids: readonly string[]): Promise<(id: string) => Version> {
  const programs = await programsOf(tx, ids);
  return (id) => {
    const program = programs.get(id);
    if (!program) throw new Error('A version that is followed is gone.');
    return { id, program };
  };
}
