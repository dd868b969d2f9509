/** What a follower, the team and the model do about each thing they are asked. [R44] */

import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import type { Effect } from '../effect.ts';
import type { KpiItem } from '../items.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run, Task } from '../run-state.ts';
import type { Reaction } from '../simulate.ts';
import { doingOf } from '../steps/simulate.ts';
import { asksModel } from '../steps/traits.ts';
import { readingOf } from './asked.ts';
import { type Draws, drawsFrom, seedOf } from './draws.ts';
import { type Follower, WEEK_MS } from './follower.ts';
import { delayMinutes, nextAtWork, nextWithin } from './hours.ts';
import type { LifeBehaviour } from './life.ts';
import { countQuestions, staysThrough } from './patience.ts';
import type { Team } from './profile.ts';

/** Each task draws from its own seed, so that a change elsewhere in the program does not change what is done here. */
export function behaviourOf(follower: Follower, team: Team): LifeBehaviour {
  return (effect, run, protocol) => {
    if (effect.kind !== 'openTask' && effect.kind !== 'askModel') return [];
    const draws = drawsFrom(seedOf(effect.id, follower.seed));
    if (effect.kind === 'askModel') return modelDoes(effect, team, draws);
    const { task } = effect;
    return task.target === 'system'
      ? teamDoes(task, protocol, run, team, follower, draws)
      : followerDoes(task, protocol, run, follower, draws);
  };
}

/** What comes whether anybody asks or not: the departure of those who say so, and the readings of devices. */
export function plannedFor(follower: Follower, program: Program, days: number): Reaction[] {
  const planned: Reaction[] = [];
  const until = Math.min(follower.leavesAt ?? Infinity, follower.startAt + days * DAY_MS);
  for (const [kpi, item] of deviceKpis(program))
    for (let day = 1; follower.startAt + day * DAY_MS < until; day++) {
      const id = `device/${kpi}/${day}`;
      const draws = drawsFrom(seedOf(id, follower.seed));
      if (!draws.chance(follower.profile.devices)) continue;
      const at = follower.startAt + day * DAY_MS + draws.whole(0, 240) * MINUTE_MS;
      const value = readingOf(item, follower, at, draws);
      planned.push({ at, event: { id, type: 'reading', kpi, value } });
    }
  if (follower.leavesAt !== null && follower.tells)
    planned.push({ at: follower.leavesAt, event: { id: 'leaves', type: 'withdraw' } });
  return planned.sort((a, b) => a.at - b.at);
}

function deviceKpis(program: Program): [string, KpiItem][] {
  const found = new Map<string, KpiItem>();
  for (const { protocol } of program.protocols)
    for (const [id, item] of Object.entries(protocol.items))
      if (item.kind === 'kpi' && item.origin === 'device') found.set(id, item);
  return [...found];
}

function followerDoes(
  task: Task,
  protocol: Protocol,
  run: Run,
  follower: Follower,
  draws: Draws,
): Reaction[] {
  const { profile, startAt } = follower;
  const weeks = Math.floor((task.openedAt - startAt) / WEEK_MS);
  if (!draws.chance(profile.adherence / (1 + profile.tires * weeks))) return [];
  if (givesUpOn(task, protocol, follower)) return [];
  const minutes = delayMinutes(profile.delay, draws);
  const putsOff = draws.chance(profile.putsOff) && minutes >= 30;
  const seen = nextWithin(profile.awake, run.zone, task.openedAt + (putsOff ? 5 : minutes) * MINUTE_MS);
  const at = putsOff ? seen + (minutes + 5) * MINUTE_MS : seen;
  if (at >= (follower.leavesAt ?? Infinity) || at >= (task.expiresAt ?? Infinity)) return [];
  const events = answersOf(task, protocol, follower, at, draws);
  const reactions = events.map((event, index) => ({ at: at + index * 2 * DAY_MS, event }));
  if (putsOff)
    reactions.unshift({ at: seen, event: { id: `off-${task.id}`, type: 'snooze', task: task.id, minutes } });
  return reactions;
}

/** [R62] From a seed of its own: who got through a long sheet gets through a shorter one, and does all else as before. */
function givesUpOn(task: Task, protocol: Protocol, follower: Follower): boolean {
  const item = task.item === null ? undefined : protocol.items[task.item];
  const stays = staysThrough(follower.profile.patience, countQuestions(item));
  return stays < 1 && !drawsFrom(seedOf(`${task.id} to the end`, follower.seed)).chance(stays);
}

/** More than one where a thing takes several steps: booked first, attended two days later. */
function answersOf(task: Task, protocol: Protocol, follower: Follower, at: number, draws: Draws): RunEvent[] {
  const id = `re-${task.id}`;
  const item = task.item === null ? undefined : protocol.items[task.item];
  if (draws.chance(follower.profile.declines))
    return [{ id, type: 'taskDone', task: task.id, outcome: 'failure' }];
  return doingOf(task.kind)?.byFollower({ id, task, item, protocol, follower, at, draws }) ?? [];
}

function teamDoes(
  task: Task,
  protocol: Protocol,
  run: Run,
  team: Team,
  follower: Follower,
  draws: Draws,
): Reaction[] {
  if (!draws.chance(team.adherence)) return [];
  const at = nextAtWork(team.atWork, run.zone, task.openedAt + delayMinutes(team.delay, draws) * MINUTE_MS);
  if (at >= (task.expiresAt ?? Infinity)) return [];
  const id = `ex-${task.id}`;
  if (asksModel(task.kind)) return [{ at, event: { id, type: 'expertDecision', task: task.id } }];
  const event = teamAnswer(task, protocol, team, follower, at, draws);
  return event ? [{ at, event: { ...event, id } }] : [];
}

function teamAnswer(
  task: Task,
  protocol: Protocol,
  team: Team,
  follower: Follower,
  at: number,
  draws: Draws,
): RunEvent | null {
  const id = `ex-${task.id}`;
  const item = task.item === null ? undefined : protocol.items[task.item];
  const declines = draws.chance(team.declines);
  const { byTeam } = doingOf(task.kind) ?? {};
  if (byTeam) return byTeam({ id, task, item, protocol, follower, at, draws }, declines);
  if (declines) return { id, type: 'taskDone', task: task.id, outcome: 'failure' };
  // Whoever hands it in, a reading, a booking and a result take the same form.
  return answersOf(task, protocol, willing(follower), at, draws).at(-1) ?? null;
}

const willing = (follower: Follower): Follower => ({
  ...follower,
  profile: { ...follower.profile, declines: 0 },
});

function modelDoes(effect: Extract<Effect, { kind: 'askModel' }>, team: Team, draws: Draws): Reaction[] {
  const branch = draws.pick(effect.branches);
  if (!branch || !draws.chance(team.modelAnswers)) return [];
  const event: RunEvent = { id: `ai-${effect.task}`, type: 'aiDecision', task: effect.task, branch };
  return [{ at: effect.at + MINUTE_MS, event }];
}
