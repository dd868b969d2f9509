/**
 * Running a protocol: given definition, state, event and time, the new state and what is wanted of the world.
 *
 *   const { run, effects, trace } = start(protocol, { runId, zone, person }, now)
 *   … and for everything that happens …    advance(protocol, run, event, now)
 *   … and again at the latest at …         nextDueAt(run), with an event of type `timer`
 */
import { catchUp } from './due.ts';
import type { Effect } from './effect.ts';
import { endRun } from './ending.ts';
import { goTo, isBetweenSteps, lookAgain } from './flow.ts';
import { happen } from './happen.ts';
import type { Keeps } from './keeps.ts';
import { firstModuleStates } from './module-run.ts';
import type { Protocol } from './protocol.ts';
import type { RunEvent } from './run-event.ts';
import type { Run, RunInput } from './run-state.ts';
import type { Refused } from './steps/step.ts';
import type { Trace } from './trace.ts';
import { dayAt } from './wall-clock.ts';
import { beginWork, endWork, type Work } from './work.ts';

export type Advanced = { run: Run; effects: Effect[]; trace: Trace[] };

/** What a protocol takes over from the one before it in the same program. */
export type Carried = Pick<Run, 'originDay' | 'results' | 'kpis' | 'recent' | 'seen' | 'urgent'>;

/** `keeps`: which series are kept, where others than this protocol look back on them. [R99] */
export function start(
  protocol: Protocol,
  input: RunInput,
  now: number,
  carried?: Carried,
  keeps?: Keeps,
): Advanced {
  const work = beginWork(protocol, freshRun(protocol, input, now, carried), now, keeps);
  const { run, graph } = work;
  run.modules = firstModuleStates(work);
  if (graph.root) goTo(work, graph.root.id, now);
  else endRun(work, 'failed', null, 'nothing-to-do', now);
  settle(work);
  return { run, effects: work.effects, trace: work.trace };
}

export function advance(protocol: Protocol, run: Run, event: RunEvent, now: number, keeps?: Keeps): Advanced {
  // [R6] Time never goes back: what is handed in late happens at the last instant the run knows.
  const work = beginWork(protocol, run, Math.max(now, run.at), keeps);
  if (run.end) return { run, effects: [], trace: [refusal(work, event, { refused: 'run-ended' })] };
  if (isKnown(run, event.id))
    return { run, effects: [], trace: [refusal(work, event, { refused: 'seen-before' })] };
  const due = run.dueAt !== null && run.dueAt <= work.now ? catchUp(work) : run.dueAt;
  apply(work, event);
  if (event.type === 'resume') applyHeld(work);
  if (event.type === 'timer' && !isBetweenSteps(work.run)) work.run.dueAt = due;
  else settle(work);
  return { run: endWork(work, run), effects: work.effects, trace: work.trace };
}

const isKnown = (run: Run, eventId: string): boolean =>
  (run.seen.length > 0 && run.seen.includes(eventId)) ||
  (run.held.length > 0 && run.held.some((held) => held.id === eventId));

/** When to call `advance` with a timer, at the latest. null: nothing changes by time alone. */
export const nextDueAt = (run: Run): number | null => run.dueAt;

function settle(work: Work): void {
  lookAgain(work, work.now);
  work.run.dueAt = catchUp(work);
}

function apply(work: Work, event: RunEvent): void {
  if (work.run.end) {
    if (event.type !== 'timer') work.trace.push(refusal(work, event, { refused: 'run-ended' }));
    return;
  }
  const refused = happen(work, event);
  if (refused) work.trace.push(refusal(work, event, refused));
}

function applyHeld(work: Work): void {
  const { held } = work.run;
  if (held.length === 0) return;
  work.run.held = [];
  for (const { told = false, ...event } of held) {
    work.told = told;
    apply(work, event as RunEvent);
  }
  work.told = false;
}

function refusal(work: Work, event: RunEvent, { refused, faults }: Refused): Trace {
  const why = { rule: 'R13', at: work.now, what: 'refused', event: event.id, why: refused } as const;
  return faults ? { ...why, faults } : why;
}

function freshRun(protocol: Protocol, input: RunInput, now: number, carried?: Carried): Run {
  const today = dayAt(input.zone, now);
  return {
    id: input.runId,
    protocolId: protocol.id,
    status: 'running',
    zone: input.zone,
    person: input.person,
    at: now,
    startedAt: now,
    startDay: today,
    originDay: carried?.originDay ?? today,
    pausedAt: null,
    held: [],
    here: null,
    visits: {},
    ends: {},
    results: carried?.results ?? {},
    kpis: carried?.kpis ?? {},
    modules: {},
    tasks: [],
    seen: carried?.seen ?? [],
    end: null,
    ...(carried?.urgent && { urgent: carried.urgent }),
    ...(carried?.recent && { recent: carried.recent }),
    dueAt: null,
  };
}
