/**
 * One follower's life through a whole program, in virtual time: to the next thing that happens. [R46]
 *
 *   let lived = beginLife(program, input, now, behaviour)
 *   while ((lived = toNextThing(program, lived.life, behaviour))) …    what happened, what came of it, and why
 *   lived = letHappen(program, lived.life, { at, event }, behaviour)   something of one's own: an answer, a pause
 */
import type { Effect } from '../effect.ts';
import { advanceProgram, type ProgramAdvanced, type ProgramRun, startProgram } from '../program.ts';
import { programEventEntry, programStartEntry } from '../program-replay.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { EventEntry, StartEntry } from '../replay.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run, RunInput } from '../run-state.ts';
import type { Reaction } from '../simulate.ts';
import type { Trace } from '../trace.ts';

/** What people do about an effect, and when: pure, so that the same behaviour always lives the same life. */
export type LifeBehaviour = (effect: Effect, run: Run, protocol: Protocol) => readonly Reaction[];

/** `pending`: what people are going to do, in order of time. `entries`: how many the log has by now. */
export type Life = { run: ProgramRun; now: number; pending: readonly Reaction[]; entries: number };

export type Lived = {
  life: Life;
  at: number;
  /** null: the start. */
  event: RunEvent | null;
  effects: Effect[];
  trace: Trace[];
  /** What the live worker writes into the log; null where nothing changed, because then it writes nothing. */
  entry: StartEntry | EventEntry | null;
};

export type LifeOptions = {
  /** Version of the time-zone data for the log's entries. */
  tz?: string;
  /** What will happen whatever the program asks: a departure, readings of a device. In order of time. */
  planned?: readonly Reaction[];
};

export function beginLife(
  program: Program,
  input: RunInput,
  now: number,
  behaviour: LifeBehaviour,
  { tz = 'unknown', planned = [] }: LifeOptions = {},
): Lived {
  const began = startProgram(program, input, now);
  const entry = programStartEntry(input, now, began, tz);
  return lived(program, began, { at: now, event: null, entry, entries: 1 }, planned, behaviour);
}

/** When the next thing happens; null when this life is over or nothing is left to wait for. */
export function nextThingAt({ run, pending }: Life): number | null {
  if (run.end !== null) return null;
  const { dueAt } = run.run;
  const reaction = pending[0];
  if (!reaction) return dueAt;
  return dueAt === null || reaction.at <= dueAt ? reaction.at : dueAt;
}

/** Moves to the next thing that happens: what somebody does, or the time the run asked to be woken. */
export function toNextThing(
  program: Program,
  before: Life,
  behaviour: LifeBehaviour,
  tz = 'unknown',
): Lived | null {
  const life = { ...before, pending: stillPossible(before) };
  const at = nextThingAt(life);
  if (at === null) return null;
  const [reaction, ...later] = life.pending;
  if (reaction && reaction.at === at)
    return happened(program, life, at, reaction.event, later, behaviour, tz);
  const timer: RunEvent = { id: `timer/${life.entries + 1}`, type: 'timer' };
  return happened(program, life, at, timer, life.pending, behaviour, tz);
}

/** Lets something else happen, at the earliest now. */
export function letHappen(
  program: Program,
  before: Life,
  { at, event }: Reaction,
  behaviour: LifeBehaviour,
  tz = 'unknown',
): Lived {
  return happened(program, before, Math.max(at, before.now), event, before.pending, behaviour, tz);
}

/** Nobody hands in what is closed: an answer to a task that went away in the meantime is not given. */
function stillPossible({ run, pending }: Life): readonly Reaction[] {
  const isPossible = ({ event }: Reaction): boolean =>
    !('task' in event) || run.run.tasks.some((task) => task.id === event.task);
  const first = pending.findIndex(isPossible);
  return first === 0 ? pending : first < 0 ? [] : pending.slice(first);
}

function happened(
  program: Program,
  before: Life,
  at: number,
  event: RunEvent,
  pending: readonly Reaction[],
  behaviour: LifeBehaviour,
  tz: string,
): Lived {
  const advanced = advanceProgram(program, before.run, event, at);
  const isSame = advanced.run === before.run && advanced.effects.length === 0;
  const entry = isSame ? null : programEventEntry(event, at, advanced, tz);
  const entries = before.entries + (isSame ? 0 : 1);
  return lived(program, advanced, { at, event, entry, entries }, pending, behaviour);
}

function lived(
  program: Program,
  { run, effects, trace }: ProgramAdvanced,
  { entries, ...what }: Pick<Lived, 'at' | 'event' | 'entry'> & { entries: number },
  pending: readonly Reaction[],
  behaviour: LifeBehaviour,
): Lived {
  const protocol = program.protocols[run.index]?.protocol;
  let reactions = pending;
  if (protocol && run.end === null)
    for (const effect of effects)
      for (const reaction of behaviour(effect, run.run, protocol)) reactions = inserted(reactions, reaction);
  return { ...what, life: { run, now: what.at, pending: reactions, entries }, effects, trace };
}

/** In order of time; what was planned first comes first at the same instant. */
function inserted(pending: readonly Reaction[], reaction: Reaction): readonly Reaction[] {
  const at = pending.findIndex((other) => other.at > reaction.at);
  if (at < 0) return [...pending, reaction];
  return [...pending.slice(0, at), reaction, ...pending.slice(at)];
}
