/**
 * Pause and resume. [R31]–[R33] Nothing falls due while a run is paused. On resuming, what was counted in elapsed
 * time moves by the length of the pause, what was counted in days by its number of local days.
 *
 *   day      0   1   2   ‖ paused ‖   3   4         a module "on day 3" comes on the third lived day,
 *            ●   ●   ●   ‖        ‖   ●   ●         what would have come in between does not exist
 */

import { MINUTE_MS } from './calendar.ts';
import { frameOf } from './module-run.ts';
import { firstSlot } from './recurrence.ts';
import type { RecurringModule } from './recurring-module.ts';
import type { ModuleState, Moment, Run, Task } from './run-state.ts';
import { waitOf } from './steps/traits.ts';
import { nextTime } from './steps/wait/run.ts';
import { dayAt, instantOf } from './wall-clock.ts';
import type { Work } from './work.ts';

export function pause(work: Work): void {
  const { run, now } = work;
  run.status = 'paused';
  run.pausedAt = now;
  work.trace.push({ rule: 'R31', at: now, what: 'paused' });
}

export function resume(work: Work): void {
  const { run, now, protocol } = work;
  const pausedAt = run.pausedAt ?? now;
  const ms = now - pausedAt;
  const days = dayAt(run.zone, now) - dayAt(run.zone, pausedAt);
  run.status = 'running';
  run.pausedAt = null;
  run.startDay += days;
  run.originDay += days;
  run.tasks = run.tasks.map((task) => shiftedTask(task, pausedAt, ms));
  shiftHere(work, ms, days);
  run.modules = Object.fromEntries(
    protocol.modules.flatMap((module): [string, Run['modules'][string]][] => {
      const state = run.modules[module.id];
      if (!state) return [];
      return [[module.id, state.next ? resumedModule(work, module, state, days) : state]];
    }),
  );
  work.trace.push({ rule: 'R32', at: now, what: 'resumed', afterMs: ms });
}

/**
 * [R32] Goes on with the first slot after the pause. A rule counted in days does not come twice on one lived day;
 * a rule that names weekdays keeps to them.
 */
function resumedModule(work: Work, module: RecurringModule, state: ModuleState, days: number): ModuleState {
  const counted = module.at_week_days.length === 0;
  const lastDay = state.lastDay !== null && counted ? state.lastDay + days : state.lastDay;
  const fromDay = lastDay !== null && counted && module.every_hour === 0 ? lastDay + 1 : undefined;
  const shifted = {
    ...state,
    lastDay,
    ...(state.startDay !== undefined && { startDay: state.startDay + days }),
  };
  const next = firstSlot(module, frameOf(work.run, shifted), work.now, state.count, fromDay);
  return { ...shifted, next };
}

const quarterMs = 15 * MINUTE_MS;
const hourMs = 60 * MINUTE_MS;

/** Whoever had time left keeps a deadline that can be said: 8:00 does not become 8:01 by a pause of seconds. */
function shiftedTask(task: Task, pausedAt: number, ms: number): Task {
  const whole = Math.round(ms / quarterMs) * quarterMs;
  const later = (at: number | null): number | null =>
    at === null ? null : at + (at - pausedAt > hourMs ? whole : ms);
  return {
    ...task,
    lateAt: later(task.lateAt),
    expiresAt: later(task.expiresAt),
    snoozedUntil: later(task.snoozedUntil),
  };
}

function shiftHere(work: Work, ms: number, days: number): void {
  const { run, now, graph } = work;
  const { here } = run;
  if (!here) return;
  const node = graph.byId.get(here.node);
  const challenge = here.challenge && { ...here.challenge, startDay: here.challenge.startDay + days };
  // What the step waited for may have come during the pause: then it goes on at once.
  let moment: Moment | null = here.eventCame
    ? here.moment
    : here.moment && shiftedMoment(run.zone, here.moment, ms, days);
  const wait = node && waitOf(node);
  if (moment && wait?.kind === 'until')
    moment = here.moment && here.moment.at >= now ? here.moment : nextTime(run.zone, wait, now);
  run.here = { ...here, challenge, moment };
  if (challenge) {
    // The task of a challenge's day closes when that day ends, wherever the pause has moved it.
    const dayEnds = instantOf(run.zone, challenge.startDay + challenge.day + 1, 0);
    run.tasks = run.tasks.map((task) => (task.node === here.node ? { ...task, expiresAt: dayEnds } : task));
  }
}

function shiftedMoment(zone: string, moment: Moment, ms: number, days: number): Moment {
  if (moment.day === null || moment.time === null) return { ...moment, at: moment.at + ms };
  const day = moment.day + days;
  return { at: instantOf(zone, day, moment.time), day, time: moment.time };
}
