import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { AnswerFault } from '@regimen/engine/questions.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { Refusal } from '@regimen/engine/trace.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { easeDanger } from './ease-danger.ts';
import { kpisOf } from './kpi-summaries.ts';
import { programOf } from './programs-of-versions.ts';
import type { EnrollmentRow } from './rows.ts';
import { lockEnrollment } from './shared-queries.ts';
import { advanceStep, type Step, type StepOptions, startStep } from './take-step.ts';
import { writeSteps } from './write-steps.ts';

export interface AdvanceOptions extends StepOptions {
  /** When it happened, in ms; now when left out. Time never goes back behind what the run knows. */
  at?: number | undefined;
}

export interface EnrollmentAdvanced {
  row: EnrollmentRow;
  run: ProgramRun;
  program: Program;
  /** Then nothing of the event counts. What had fallen due before it may have been done all the same. */
  refused: Refusal | null;
  faults: AnswerFault[];
}

/**
 * Something happens to an enrollment. Its row is locked, the engine decides, and everything that follows is written in
 * the caller's transaction. One that has not begun takes nothing: 409.
 */
export async function advanceEnrollment(
  scope: Scope,
  tx: Tx,
  enrollmentId: string,
  event: RunEvent,
  { at, ...options }: AdvanceOptions = {},
): Promise<EnrollmentAdvanced> {
  const row = await lockEnrollment(tx, enrollmentId);
  if (!row) throw notFound();
  if (row.state === null) throw conflict();
  const program = await programOf(tx, row.versionId);
  const now = scope.now.getTime();
  const step = advanceStep(row, program, event, Math.min(at ?? now, now), options);
  if (outgrows(event, step)) throw invalid('result.answers', 'run_full');
  await writeSteps(scope, tx, [step]);
  for (const { kpi } of step.readings)
    await easeDanger(scope, tx, enrollmentId, kpi, kpisOf(program).get(kpi));
  const last = await catchUp(scope, tx, program, step);
  return { row: last.after, run: last.run, program, refused: step.refused, faults: step.faults };
}

/** Of a run's state, in characters: it is read and written whole with everything that happens. */
const longestState = 1_000_000;

/** Answers are what makes it long. Time, saying no and leaving are never refused, nor what means danger. */
const outgrows = (event: RunEvent, { before, after, news }: Step): boolean =>
  'answers' in event &&
  !news.some(({ inDanger }) => inDanger) &&
  (after.state?.length ?? 0) > Math.max(longestState, before.state?.length ?? 0);

/** The first step of an enrollment that waits, as of the instant it was to begin. */
export async function beginEnrollment(
  scope: Scope,
  tx: Tx,
  row: EnrollmentRow,
  byUser?: string,
): Promise<EnrollmentAdvanced> {
  const program = await programOf(tx, row.versionId);
  const at = row.nextDueAt?.getTime() ?? scope.now.getTime();
  const step = startStep(row, program, at, byUser);
  await writeSteps(scope, tx, [step]);
  const last = await catchUp(scope, tx, program, step);
  return { row: last.after, run: last.run, program, refused: null, faults: [] };
}

/** What happened earlier than now may leave something due already. */
async function catchUp(scope: Scope, tx: Tx, program: Program, step: Step): Promise<Step> {
  const due = step.after.nextDueAt?.getTime();
  if (due === undefined || due > scope.now.getTime() || step.refused) return step;
  const timer: RunEvent = { id: timerId(step.after), type: 'timer' };
  const next = advanceStep(step.after, program, timer, scope.now.getTime());
  await writeSteps(scope, tx, [next]);
  return next;
}

export const timerId = (row: EnrollmentRow): string => `timer/${row.eventsCount + 1}`;
