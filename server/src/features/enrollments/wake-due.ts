import type { Program } from '@regimen/engine/protocol.ts';
import { newId } from '../../db/ids.ts';
import type { Database } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { timerId } from './advance-enrollment.ts';
import { claimDue, listDue, listTenantsWithDue, putOff } from './due-queries.ts';
import { programsOf } from './programs-of-versions.ts';
import type { EnrollmentRow } from './rows.ts';
import { advanceStep, type Step, startStep } from './take-step.ts';
import { writeSteps } from './write-steps.ts';

/** Enrollments in one transaction. More would hold locks longer, fewer would pay for more commits. */
export const batchSize = 200;
const mostTenants = 1_000;
/** One that the engine cannot go on with is tried again after this. */
const putOffMs = 15 * 60_000;

export interface Waking {
  database: Database;
  /** `null`: the tenant is gone. */
  scopeOf(tenantId: string): Promise<Scope | null>;
  now: () => number;
  /** Told of what could not be woken. The error may hold what is in an enrollment: only its name is for the log. */
  onFault(id: string, error: unknown): void;
}

/** Wakes everything that is due now, one batch for each tenant, and says how many that were. */
export async function wakeDue(waking: Waking): Promise<number> {
  const tenantIds = await listTenantsWithDue(waking.database, new Date(waking.now()), mostTenants);
  let woken = 0;
  for (const tenantId of tenantIds) {
    const scope = await waking.scopeOf(tenantId);
    if (!scope) continue;
    try {
      woken += await wakeBatch(scope, waking.onFault);
    } catch (error) {
      waking.onFault(tenantId, error);
      woken += await wakeOneByOne(scope, waking.onFault);
    }
  }
  return woken;
}

/** Where a batch could not be written, each is tried alone, so that one does not hold up the others. */
async function wakeOneByOne(scope: Scope, onFault: Waking['onFault']): Promise<number> {
  const ids = await scope.read((tx) => listDue(tx, scope.now, batchSize));
  for (const id of ids) {
    try {
      await wakeBatch(scope, onFault, { only: id });
    } catch (error) {
      onFault(id, error);
      await scope.tx((tx) => putOff(tx, [id], laterThan(scope)));
    }
  }
  return ids.length;
}

const laterThan = (scope: Scope): Date => new Date(scope.now.getTime() + putOffMs);

/** As of the instant it was to end, so that nothing of the days after it is lost. */
function endPause(row: EnrollmentRow, program: Program, now: number): Step {
  const event = { id: newId(now), type: 'resume' } as const;
  return advanceStep(row, program, event, row.nextDueAt?.getTime() ?? now);
}

/**
 * Rows that another worker holds are passed over; a lock ends with the transaction, also where a worker died. What was
 * written is written whole: state, events, tasks, prompts and jobs of the batch, or nothing.
 */
export function wakeBatch(
  scope: Scope,
  onFault: Waking['onFault'],
  { most = batchSize, only }: { most?: number; only?: string } = {},
): Promise<number> {
  const now = scope.now.getTime();
  return scope.tx(async (tx) => {
    const rows = await claimDue(tx, scope.now, most, only);
    if (rows.length === 0) return 0;
    scope.concerns(rows.map(({ userId }) => userId));
    const programs = await programsOf(
      tx,
      rows.map(({ versionId }) => versionId),
    );
    const broken: string[] = [];
    /** One whose engine call throws does not hold up the others. */
    const takeEach = async (due: EnrollmentRow[], take: (row: EnrollmentRow) => Step): Promise<Step[]> => {
      const taken: Step[] = [];
      for (const row of due) {
        try {
          taken.push(take(row));
        } catch (error) {
          onFault(row.id, error);
          broken.push(row.id);
        }
        await breathe();
      }
      return taken;
    };
    const steps = await takeEach(rows, (row) => {
      const program = programs.get(row.versionId);
      if (!program) throw new Error('Its version is gone.');
      // One that waited begins as of the instant it was to begin, so that nothing of its first day is lost.
      if (row.state === null) return startStep(row, program, row.nextDueAt?.getTime() ?? now);
      if (row.status === 'paused') return endPause(row, program, now);
      return advanceStep(row, program, { id: timerId(row), type: 'timer' }, now);
    });
    await writeSteps(scope, tx, steps);
    const late = steps.filter(({ after }) => after.nextDueAt !== null && after.nextDueAt.getTime() <= now);
    const caughtUp = await takeEach(
      late.map(({ after }) => after),
      (after) => {
        const program = programs.get(after.versionId);
        if (!program) throw new Error('Its version is gone.');
        return advanceStep(after, program, { id: timerId(after), type: 'timer' }, now);
      },
    );
    await writeSteps(scope, tx, caughtUp);
    if (broken.length > 0) await putOff(tx, broken, laterThan(scope));
    return rows.length;
  });
}
