import { moveEntry, undoEntry } from '@regimen/engine/migrate/replay.ts';
import { type NotUndone, undoMove } from '@regimen/engine/migrate/undo.ts';
import type { MoveOptions, Verdict } from '@regimen/engine/migrate/verdict.ts';
import { judgeMove } from '@regimen/engine/migrate.ts';
import type { ProgramRun } from '@regimen/engine/program.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { EnrollmentRow } from './rows.ts';
import { advanceStep, runOf, type Step, stepOf, tz } from './take-step.ts';
import { nameOf } from './task-names.ts';

/** A version of the program, as the engine takes it. */
export interface Version {
  id: string;
  program: Program;
}

/** A step over to another version, and what has to follow it into the tasks. */
export interface VersionStep extends Step {
  fromVersion: string;
  /** Tasks that stay open, by the names and at the places that they have in the version they now belong to. */
  kept: { key: string; name: string; protocolIndex: number }[];
}

/** However long nobody looked, what fell due is settled in a few goes. */
const mostGoes = 20;

/** What fell due until now, by the version under which it did: steps of their own, before a move. */
export function settleDue(row: EnrollmentRow, program: Program, now: number): Step[] {
  const steps: Step[] = [];
  for (let last = row; steps.length < mostGoes; ) {
    const step = advanceStep(last, program, { id: `timer/${last.eventsCount + 1}`, type: 'timer' }, now);
    if (step.event === null) break;
    steps.push(step);
    last = step.after;
  }
  return steps;
}

export type MoveTried =
  | { step: VersionStep; before: ProgramRun; verdict: Extract<Verdict, { verdict: 'move' }> }
  | { step: null; verdict: Exclude<Verdict, { verdict: 'move' }> };

/** The run on another version, if it can be moved. Whatever is due has to be settled before. */
export function moveStep(
  row: EnrollmentRow,
  from: Version,
  to: Version,
  options: MoveOptions,
  byUser: string | null,
): MoveTried {
  const before = runOf(row);
  const verdict = judgeMove(before, from.program, to.program, options);
  if (verdict.verdict !== 'move') return { step: null, verdict };
  const entry = moveEntry({ from: from.id, to: to.id }, options, verdict, tz);
  const happened = { type: 'move' as const, entry, at: options.now };
  const step = stepOf(
    { ...row, versionId: to.id },
    to.program,
    before,
    verdict,
    happened,
    { byUser: byUser ?? undefined },
    null,
  );
  const kept = keptTasks(before, verdict.run, to.program);
  return { step: { ...step, fromVersion: from.id, kept }, before: verdict.before, verdict };
}

export type UndoTried = { step: VersionStep; because: null } | { step: null; because: NotUndone };

/** Back to where they were. `before` is the run as the old version left it, and nothing has happened since. */
export function undoStep(
  row: EnrollmentRow,
  from: Version,
  back: Version,
  before: ProgramRun,
  now: number,
  byUser: string | null,
): UndoTried {
  const current = runOf(row);
  const undone = undoMove(current, { before, run: current }, back.program, now);
  if (!undone.undone) return { step: null, because: undone.because };
  const entry = undoEntry(now, undone, tz);
  const step = stepOf(
    { ...row, versionId: back.id },
    back.program,
    current,
    undone,
    { type: 'undo', entry, at: now },
    { byUser: byUser ?? undefined },
    null,
  );
  const kept = keptTasks(current, undone.run, back.program);
  return { step: { ...step, fromVersion: from.id, kept }, because: null };
}

function keptTasks(before: ProgramRun, after: ProgramRun, program: Program): VersionStep['kept'] {
  const known = new Set(before.run.tasks.map(({ id }) => id));
  const protocol = program.protocols[after.index]?.protocol;
  return after.run.tasks.flatMap((task) =>
    known.has(task.id) && task.target !== 'model'
      ? [{ key: task.id, name: nameOf(protocol, task), protocolIndex: after.index }]
      : [],
  );
}
