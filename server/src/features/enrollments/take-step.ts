import type { TaskResult } from '@regimen/contract/task-forms.ts';
import {
  advanceProgram,
  type ProgramAdvanced,
  type ProgramRun,
  startProgram,
} from '@regimen/engine/program.ts';
import { programEventEntry, programStartEntry } from '@regimen/engine/program-replay.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { AnswerFault } from '@regimen/engine/questions.ts';
import type { RunEvent } from '@regimen/engine/run-event.ts';
import type { Refusal, Trace } from '@regimen/engine/trace.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { applyEffects } from './apply-effects.ts';
import type { Settled, Wanted } from './new-rows.ts';
import { placesIn } from './protocol-index.ts';
import type { EnrollmentRow, EventRow, NewReadingRow } from './rows.ts';
import { readingsOf } from './step-readings.ts';
import { noteWhatRaised } from './what-raised.ts';

export interface StepOptions {
  byUser?: string | undefined;
  /** What the person handed in, kept with the task. Told from the event when left out. */
  result?: TaskResult | undefined;
  /** Where a reading without a task comes from. */
  source?: 'hand' | 'device' | undefined;
  takenAt?: Date | undefined;
}

/** Deadlines of a task that stayed open: a pause, a journey or putting it off moves them. */
export interface MovedTask {
  key: string;
  lateAt: Date | null;
  expiresAt: Date | null;
  snoozedUntil: Date | null;
}

/** One call of the engine and all that has to be written because of it. */
export interface Step extends Wanted {
  before: EnrollmentRow;
  after: EnrollmentRow;
  run: ProgramRun;
  /** null: nothing changed, so nothing is written. */
  event: EventRow | null;
  moved: MovedTask[];
  readings: NewReadingRow[];
  refused: Refusal | null;
  faults: AnswerFault[];
}

export const tz = process.versions.tz ?? 'unknown';

export function startStep(row: EnrollmentRow, program: Program, now: number, byUser?: string): Step {
  const advanced = startProgram(program, row.input, now);
  const entry = programStartEntry(row.input, now, advanced, tz);
  return stepOf(row, program, null, advanced, { type: 'start', entry, at: now }, { byUser }, null);
}

export function advanceStep(
  row: EnrollmentRow,
  program: Program,
  event: RunEvent,
  now: number,
  options: StepOptions = {},
): Step {
  const before = runOf(row);
  const advanced = advanceProgram(program, before, event, now);
  const entry = programEventEntry(event, now, advanced, tz);
  return stepOf(row, program, before, advanced, { type: event.type, entry, at: now }, options, event);
}

/** Rows that a step has just left, with their runs: the next step need not read them out of the text again. */
const runs = new WeakMap<EnrollmentRow, ProgramRun>();

export function runOf(row: EnrollmentRow): ProgramRun {
  const known = runs.get(row);
  if (known) return known;
  if (row.state === null) throw new Error('An enrollment that has not begun has no state.');
  return JSON.parse(row.state) as ProgramRun;
}

/** What became of a row's run, as everything that has to be written. `event` is null where none of the engine's came. */
export function stepOf(
  row: EnrollmentRow,
  program: Program,
  before: ProgramRun | null,
  advanced: ProgramAdvanced,
  happened: Pick<EventRow, 'type' | 'entry'> & { at: number },
  options: StepOptions,
  event: RunEvent | null,
): Step {
  const { run, effects, trace } = advanced;
  const refusal = event ? refusalOf(trace, event.id) : undefined;
  const isSame = before !== null && run === before && effects.length === 0;
  const taken = event && !refusal && !isSame ? takenEvents(before, event, trace) : [];
  const settled = settledBy(row, taken, event, options);
  const places = placesIn(row, run, before);
  const readings = readingsOf(row, program, before, taken, happened.at, options);
  const wanted = applyEffects(row, program, effects, trace, settled, run.run.urgent ?? null, places);
  noteWhatRaised(wanted, program, event, readings, happened.at);
  const changed = rowAfter(row, run, happened.at, wanted, trace);
  const after = isSame
    ? { ...row, nextDueAt: changed.nextDueAt }
    : { ...changed, eventsCount: row.eventsCount + 1 };
  runs.set(after, run);
  const { tenantId, id: enrollmentId, programId } = row;
  return {
    ...wanted,
    before: row,
    after,
    run,
    event: isSame
      ? null
      : {
          tenantId,
          enrollmentId,
          number: row.eventsCount + 1,
          programId,
          at: new Date(happened.at),
          type: happened.type,
          byUser: options.byUser ?? null,
          entry: happened.entry,
          trace,
        },
    moved: before === null ? [] : movedTasks(before, run),
    readings,
    refused: refusal?.why ?? null,
    faults: refusal?.faults ?? [],
  };
}

type Refused = Extract<Trace, { what: 'refused' }>;
const refusalOf = (trace: readonly Trace[], eventId: string): Refused | undefined =>
  trace.find((entry): entry is Refused => entry.what === 'refused' && entry.event === eventId);

/** The event at hand and, on going on after a pause, those kept meanwhile; without what was refused or is kept now. */
function takenEvents(before: ProgramRun | null, event: RunEvent, trace: readonly Trace[]): RunEvent[] {
  const all = event.type === 'resume' ? [...(before?.run.held ?? []), event] : [event];
  const aside = new Set(
    trace.flatMap((entry) => (entry.what === 'refused' || entry.what === 'held' ? [entry.event] : [])),
  );
  return all.filter(({ id }) => !aside.has(id));
}

function settledBy(
  row: EnrollmentRow,
  taken: readonly RunEvent[],
  event: RunEvent | null,
  { byUser, result }: StepOptions,
): Settled {
  const settled = new Map<string, { by: string | null; declined: boolean; result: TaskResult | null }>();
  for (const one of taken) {
    if (!('task' in one) || one.task === undefined) continue;
    const declined =
      (one.type === 'taskDone' && one.outcome === 'failure') ||
      (one.type === 'booking' && (one.status === 'cancelled' || one.status === 'missed'));
    // What was handed in during a pause stands in its task already.
    const own = one === event ? (result ?? resultOf(one)) : null;
    settled.set(one.task, { by: one === event ? (byUser ?? null) : row.userId, declined, result: own });
  }
  return settled;
}

function resultOf(event: RunEvent): TaskResult | null {
  switch (event.type) {
    case 'taskDone':
      if (event.outcome === 'failure') return { type: 'declined', words: '' };
      if (event.value !== undefined) return { type: 'reading', value: event.value };
      return event.proof === undefined ? { type: 'done' } : { type: 'proof', proof: event.proof };
    case 'answers':
      return { type: 'answers', answers: event.answers };
    case 'reading':
      return { type: 'reading', value: event.value, ...(event.unit && { unit: event.unit }) };
    case 'expertDecision': {
      const { outcome, branch, answers } = event;
      return {
        type: 'decision',
        words: '',
        ...(outcome && { outcome }),
        ...(branch && { branch }),
        ...(answers && { answers }),
      };
    }
    case 'booking':
      return { type: 'booking', status: event.status, words: '' };
    default:
      return null;
  }
}

/** The columns that lists and counts read, taken from the state. */
function rowAfter(
  row: EnrollmentRow,
  run: ProgramRun,
  now: number,
  wanted: Wanted,
  trace: readonly Trace[],
): EnrollmentRow {
  const { here } = run.run;
  const status = run.end ? run.end.status : run.run.status === 'paused' ? 'paused' : 'active';
  const at = Math.max(now, run.run.at);
  const endedAt = run.end ? new Date(run.end.at) : null;
  return {
    ...row,
    status,
    state: JSON.stringify(run),
    nextDueAt: nextDueAfter(row, status, run.run.dueAt),
    zone: run.run.zone,
    protocolIndex: run.index,
    node: run.end ? run.end.node : (here?.node ?? null),
    nodeSince: here && !run.end ? new Date(here.enteredAt) : (endEnteredAt(run, trace) ?? row.nodeSince),
    endedAt,
    accessEndedAt: status === 'withdrawn' ? endedAt : row.accessEndedAt,
    ...streakAfter(row, run.run.zone, at, wanted, trace),
  };
}

/** When the last step of a program was reached; null where it ended at the step at which somebody was already. */
function endEnteredAt({ end }: ProgramRun, trace: readonly Trace[]): Date | null {
  const entered = trace.findLast((line) => line.what === 'entered' && line.node === end?.node);
  return entered ? new Date(entered.at) : null;
}

/** While a pause goes on, when it ends stays as it was said. */
function nextDueAfter(
  row: EnrollmentRow,
  status: EnrollmentRow['status'],
  dueAt: number | null,
): Date | null {
  if (status === 'paused') return row.status === 'paused' ? row.nextDueAt : null;
  return status === 'active' && dueAt !== null ? new Date(dueAt) : null;
}

/**
 * Streak: local days with something done since something was last missed. A day on which nothing was asked for
 * neither adds to it nor ends it.
 */
function streakAfter(
  row: EnrollmentRow,
  zone: string,
  at: number,
  wanted: Wanted,
  trace: readonly Trace[],
): Pick<EnrollmentRow, 'streak' | 'bestStreak' | 'lastActiveAt'> {
  const closed = [...wanted.closed, ...wanted.opened.filter(({ status }) => status !== 'open')];
  const missed = closed.some(({ status }) => status === 'expired') || trace.some(isMissed);
  let streak = missed ? 0 : row.streak;
  const did = wanted.closed.some(({ status, by }) => status === 'done' && by === row.userId);
  if (!did) return { streak, bestStreak: row.bestStreak, lastActiveAt: row.lastActiveAt };
  const isNewDay = dayAt(zone, at) !== dayAt(zone, row.lastActiveAt.getTime());
  if (streak === 0 || isNewDay) streak++;
  return { streak, bestStreak: Math.max(row.bestStreak, streak), lastActiveAt: new Date(at) };
}
const isMissed = ({ what }: Trace): boolean => what === 'missed';

function movedTasks(before: ProgramRun, after: ProgramRun): MovedTask[] {
  if (before.run.tasks === after.run.tasks) return [];
  const known = new Map(before.run.tasks.map((task) => [task.id, task]));
  return after.run.tasks.flatMap((task) => {
    const was = known.get(task.id);
    const same =
      was?.lateAt === task.lateAt &&
      was.expiresAt === task.expiresAt &&
      was.snoozedUntil === task.snoozedUntil;
    if (!was || same || task.target === 'model') return [];
    const date = (at: number | null) => (at === null ? null : new Date(at));
    return [
      {
        key: task.id,
        lateAt: date(task.lateAt),
        expiresAt: date(task.expiresAt),
        snoozedUntil: date(task.snoozedUntil),
      },
    ];
  });
}
