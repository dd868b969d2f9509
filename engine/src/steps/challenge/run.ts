/**
 * A goal on each of a number of days. [R27] Each local day has its own task; the step ends when the last day is over.
 *
 *   entered    day 0        day 1        day 2
 *   ───┼───────┬────────────┬────────────┬────────────┐
 *      09:00   │06:00  24:00│06:00  24:00│06:00  24:00│ → success when enough days were done
 */

import { timeOfDay } from '../../calendar.ts';
import type { ChallengeItem } from '../../items.ts';
import type { NodeOf } from '../../protocol.ts';
import type { ChallengeState } from '../../run-state.ts';
import { openNodeTask } from '../../tasks.ts';
import { dayAt, instantOf } from '../../wall-clock.ts';
import type { Work } from '../../work.ts';
import { DOES_NOT_FIT, type Ended, type Step } from '../step.ts';

type Challenge = NodeOf<'challenge'>;

export const challenge: Step<'challenge'> = {
  enter(work, node, at) {
    const item = itemOf(work, node);
    if (!item) return { result: 'failure', reason: 'goal-missed' };
    const { zone } = work.run;
    const today = dayAt(zone, at);
    const startDay = instantOf(zone, today, timeOfDay(item.opensAt)) >= at ? today : today + 1;
    wakeForDay(work, item, { startDay, day: 0, done: 0, streak: 0, best: 0 });
    return null;
  },

  answer(work, task, event) {
    if (event.type !== 'taskDone') return DOES_NOT_FIT;
    if (event.outcome === 'failure') return { result: 'failure', reason: 'declined' };
    const item = task.item === null ? undefined : work.protocol.items[task.item];
    if (item?.kind === 'challenge' && item.proof !== 'none' && event.proof === undefined)
      return { refused: 'proof-missing' };
    return { result: 'success', reason: 'done' };
  },

  /** The day's opening time. A day that is over before anybody could be told is missed. */
  moment(work, node, at) {
    const item = itemOf(work, node);
    const state = work.run.here?.challenge;
    if (!item || !state) return { result: 'failure', reason: 'goal-missed' };
    const dayEnds = instantOf(work.run.zone, state.startDay + state.day + 1, 0);
    if (work.now >= dayEnds) return dayOver(work, node, item, state, false, at);
    if (work.run.here) work.run.here = { ...work.run.here, moment: null };
    openNodeTask(work, node, { occurrence: state.day + 1, expiresAt: dayEnds });
    return null;
  },

  taskEnded(work, node, _task, ended, at) {
    const item = itemOf(work, node);
    const state = work.run.here?.challenge;
    if (!item || !state) return { result: 'failure', reason: 'goal-missed' };
    return dayOver(work, node, item, state, ended.result === 'success', at);
  },
};

function dayOver(
  work: Work,
  node: Challenge,
  item: ChallengeItem,
  state: ChallengeState,
  wasDone: boolean,
  at: number,
): Ended | null {
  work.trace.push({ rule: 'R27', at, what: 'challenge-day', node: node.id, day: state.day, done: wasDone });
  const done = state.done + (wasDone ? 1 : 0);
  const streak = wasDone ? state.streak + 1 : 0;
  const next = { ...state, day: state.day + 1, done, streak, best: Math.max(state.best, streak) };
  if (next.day < item.days) {
    wakeForDay(work, item, next);
    return null;
  }
  if (work.run.here) work.run.here = { ...work.run.here, challenge: next, moment: null };
  return done >= (item.goalDays ?? item.days)
    ? { result: 'success', reason: 'goal-reached' }
    : { result: 'failure', reason: 'goal-missed' };
}

function wakeForDay(work: Work, item: ChallengeItem, state: ChallengeState): void {
  const { run } = work;
  if (!run.here) return;
  const [day, time] = [state.startDay + state.day, timeOfDay(item.opensAt)];
  run.here = { ...run.here, challenge: state, moment: { at: instantOf(run.zone, day, time), day, time } };
}

function itemOf(work: Work, node: Challenge): ChallengeItem | null {
  const item = work.protocol.items[node.data.selectedItem ?? ''];
  return item?.kind === 'challenge' ? item : null;
}
