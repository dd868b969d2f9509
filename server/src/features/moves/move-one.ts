import type { ProgramRun } from '@regimen/engine/program.ts';
import {
  moveStep,
  settleDue,
  undoStep,
  type Version,
  type VersionStep,
} from '../enrollments/change-version.ts';
import type { EnrollmentRow } from '../enrollments/rows.ts';
import { runOf, type Step } from '../enrollments/take-step.ts';
import { judgedAs, notBegun, optionsOf, staying } from './judge-person.ts';
import type { ClaimedPerson, Outcome } from './work-queries.ts';

/** Everything that has to be written for one person. */
export interface Moved {
  outcome: Outcome;
  /** What fell due before, by the old version. */
  settled: Step[];
  step: VersionStep | null;
  /** Of somebody who has not begun: nothing happens to them, they will begin on another version. */
  beginsOn: string | null;
}

interface Around {
  from: Version;
  to: Version;
  now: number;
  byUser: string | null;
}

const rest = { settled: [], step: null, beginsOn: null };
const outcomeOf = (person: ClaimedPerson, change: Partial<Outcome>): Outcome => ({
  id: person.enrollmentId,
  status: person.status,
  verdict: person.verdict ?? 'stay',
  reason: person.reason,
  found: null,
  beforeRun: person.beforeRun,
  movedNumber: person.movedNumber,
  movedAt: person.movedAt,
  undoneAt: person.undoneAt,
  keptBecause: null,
  ...change,
});

/** Judged again as they are now: what has happened since they were looked at counts. Pure. */
export function moveOne(person: ClaimedPerson, row: EnrollmentRow, { from, to, now, byUser }: Around): Moved {
  if (row.versionId !== person.fromVersion)
    return { ...rest, outcome: outcomeOf(person, { status: 'stayed', ...staying('elsewhere') }) };
  const movedAt = new Date(now);
  if (row.endedAt !== null)
    return { ...rest, outcome: outcomeOf(person, { status: 'stayed', ...staying('ended') }) };
  if (row.state === null) {
    const moved = { status: 'moved', ...notBegun(), movedNumber: 0, movedAt };
    return { ...rest, beginsOn: to.id, outcome: outcomeOf(person, moved) };
  }
  const settled = settleDue(row, from.program, now);
  const current = settled.at(-1)?.after ?? row;
  const run = runOf(current);
  const tried = moveStep(
    current,
    from,
    to,
    optionsOf(run, from.program, now, person.decision),
    person.decidedBy ?? byUser,
  );
  const judged = judgedAs(run, from.program, tried.verdict);
  if (tried.step === null) {
    const status = tried.verdict.verdict === 'stay' ? 'stayed' : 'planned';
    return { ...rest, settled, outcome: outcomeOf(person, { status, ...judged }) };
  }
  const moved = {
    status: 'moved',
    ...judged,
    beforeRun: JSON.stringify(tried.before),
    movedNumber: tried.step.after.eventsCount,
    movedAt,
  };
  return { ...rest, settled, step: tried.step, outcome: outcomeOf(person, moved) };
}

/** Back to the version they came from, if nothing has happened to them since. Pure. */
export function undoOne(person: ClaimedPerson, row: EnrollmentRow, { from, to, now, byUser }: Around): Moved {
  const kept = (keptBecause: string): Moved => ({ ...rest, outcome: outcomeOf(person, { keptBecause }) });
  const undone = { status: 'undone', undoneAt: new Date(now), beforeRun: null };
  if (row.endedAt !== null) return kept('ended');
  if (row.versionId !== to.id) return kept('elsewhere');
  if (row.eventsCount !== person.movedNumber) return kept('something-happened');
  if (row.state === null) return { ...rest, beginsOn: from.id, outcome: outcomeOf(person, undone) };
  if (person.beforeRun === null) return kept('something-happened');
  const before = JSON.parse(person.beforeRun) as ProgramRun;
  const { step, because } = undoStep(row, to, from, before, now, byUser);
  return step === null ? kept(because) : { ...rest, step, outcome: outcomeOf(person, undone) };
}
