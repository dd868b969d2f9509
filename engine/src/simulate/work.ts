/** How much somebody did of what they were asked for. Coming to the end is not doing the work. [R90] */

import { DAY_MS } from '../calendar.ts';
import type { CloseReason } from '../effect.ts';
import type { RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';

/** Times that it is over because it was done, refused or ran out; and times that it was done. */
type Counts = { asked: number; done: number };

export type Work = Counts & {
  /** By step or module: what comes every day must not weigh more than all the rest. */
  each: Map<string, Counts>;
  /** What is open for the follower, with the counts of its step or module. */
  open: Map<string, Counts>;
  /** When they were first asked for something since they last did anything. */
  silentSince: number | null;
};

export const noWork = (): Work => ({
  asked: 0,
  done: 0,
  each: new Map(),
  open: new Map(),
  silentSince: null,
});

export function asksFor(work: Work, { id, node, module }: Task, at: number): void {
  const source = node ?? `module:${module}`;
  let counts = work.each.get(source);
  if (!counts) {
    counts = { asked: 0, done: 0 };
    work.each.set(source, counts);
  }
  work.open.set(id, counts);
  work.silentSince ??= at;
}

/** What the end of the way closed was not left undone by anybody. */
export function closesTask(work: Work, task: string, reason: CloseReason, event: RunEvent | null): void {
  const counts = work.open.get(task);
  if (counts === undefined) return;
  work.open.delete(task);
  if (reason !== 'done' && reason !== 'expired') return;
  counts.asked++;
  work.asked++;
  if (reason === 'expired' || saysNo(event, task)) return;
  counts.done++;
  work.done++;
  work.silentSince = null;
}

const saysNo = (event: RunEvent | null, task: string): boolean =>
  event?.type === 'taskDone' && event.task === task && event.outcome === 'failure';

/** At least half, each step and each module by the share of it that was done. Who was asked for nothing did nothing. */
export function didTheWork({ each, done }: Work): boolean {
  let shares = 0;
  let asked = 0;
  for (const counts of each.values()) {
    if (counts.asked === 0) continue;
    shares += counts.done / counts.asked;
    asked++;
  }
  return done > 0 && 2 * shares >= asked;
}

/** Asked, and silent since, for so many days. */
export const hasStopped = ({ silentSince }: Work, now: number, days: number): boolean =>
  silentSince !== null && now - silentSince >= days * DAY_MS;
