/** What a follower, the team and the model do about each thing they are asked. [R44] */

import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import type { Effect } from '../effect.ts';
import type { KpiItem } from '../items.ts';
import type { Program, Protocol } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import type { Run, Task } from '../run-state.ts';
import type { Reaction } from '../simulate.ts';
import type { Decision } from '../steps/ai/read-decision.ts';
import { doingOf } from '../steps/simulate.ts';
import { asksModel, modelOf } from '../steps/traits.ts';
import { type Asked, readingOf } from './asked.ts';
import { type Draws, drawsFrom, seedOf } from './draws.ts';
import { type Follower, WEEK_MS } from './follower.ts';
import { delayMinutes, nextAtWork, nextWithin } from './hours.ts';
import type { LifeBehaviour } from './life.ts';
import { countQuestions, staysThrough } from './patience.ts';
import type { Team } from './profile.ts';
import { type Choices, type PopulationSetup, saidKey } from './setup.ts';

/** Each task draws from its own seed, so that a change elsewhere in the program does not change what is done here. */
export function behaviourOf(
  follower: Follower,
  team: Team,
  { choices = {}, said, appointments }: Pick<PopulationSetup, 'choices' | 'said' | 'appointments'> = {},
): LifeBehaviour {
  return (effect, run, protocol) => {
    if (effect.kind !== 'openTask' && effect.kind !== 'askModel') return [];
    const draws = drawsFrom(seedOf(effect.id, follower.seed));
    if (effect.kind === 'askModel')
      return said
        ? modelSaid(effect, said[saidKey(follower, protocol, effect.task)])
        : modelDoes(effect, protocol, team, choices, draws);
    const { task } = effect;
    return task.target === 'system'
      ? teamDoes({ task, protocol, follower, draws, appointments }, run, team)
      : followerDoes({ task, protocol, follower, draws, appointments }, run);
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

type ForTask = Pick<Asked, 'task' | 'protocol' | 'follower' | 'draws' | 'appointments'>;

function followerDoes(asked: ForTask, run: Run): Reaction[] {
  const { task, protocol, follower, draws } = asked;
  const { profile, startAt } = follower;
  const weeks = Math.floor((task.openedAt - startAt) / WEEK_MS);
  if (!draws.chance(profile.adherence / (1 + profile.tires * weeks))) return [];
  if (givesUpOn(task, protocol, follower)) return [];
  const minutes = delayMinutes(profile.delay, draws);
  const putsOff = draws.chance(profile.putsOff) && minutes >= 30;
  const seen = nextWithin(profile.awake, run.zone, task.openedAt + (putsOff ? 5 : minutes) * MINUTE_MS);
  const at = putsOff ? seen + (minutes + 5) * MINUTE_MS : seen;
  if (at >= (follower.leavesAt ?? Infinity) || at >= (task.expiresAt ?? Infinity)) return [];
  const reactions = answersOf(asked, at, `re-${task.id}`);
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

function answersOf(forTask: ForTask, at: number, id: string): Reaction[] {
  const { task, protocol, follower, draws } = forTask;
  const item = task.item === null ? undefined : protocol.items[task.item];
  if (draws.chance(follower.profile.declines))
    return [{ at, event: { id, type: 'taskDone', task: task.id, outcome: 'failure' } }];
  const doing = doingOf(task.kind);
  if (!doing) return [];
  const asked = { ...forTask, id, item, at };
  const done = doing.byFollower(asked).map((event) => ({ at, event }));
  return [...done, ...(doing.afterwards?.(asked) ?? [])];
}

function teamDoes(asked: ForTask, run: Run, team: Team): Reaction[] {
  const { task, draws } = asked;
  if (!draws.chance(team.adherence)) return [];
  const at = nextAtWork(team.atWork, run.zone, task.openedAt + delayMinutes(team.delay, draws) * MINUTE_MS);
  if (at >= (task.expiresAt ?? Infinity)) return [];
  if (!asksModel(task.kind)) return teamAnswers(asked, team, at);
  return [{ at, event: { id: `ex-${task.id}`, type: 'expertDecision', task: task.id } }];
}

function teamAnswers(forTask: ForTask, team: Team, at: number): Reaction[] {
  const { task, protocol, follower, draws } = forTask;
  const id = `ex-${task.id}`;
  const item = task.item === null ? undefined : protocol.items[task.item];
  const declines = draws.chance(team.declines);
  const { byTeam } = doingOf(task.kind) ?? {};
  if (byTeam) return [{ at, event: byTeam({ ...forTask, id, item, at }, declines) }];
  if (declines) return [{ at, event: { id, type: 'taskDone', task: task.id, outcome: 'failure' } }];
  // Whoever hands it in, a reading, a booking and a result take the same form.
  return answersOf({ ...forTask, follower: willing(follower) }, at, id);
}

const willing = (follower: Follower): Follower => ({
  ...follower,
  profile: { ...follower.profile, declines: 0 },
});

function modelDoes(
  effect: Extract<Effect, { kind: 'askModel' }>,
  protocol: Protocol,
  team: Team,
  choices: NonNullable<PopulationSetup['choices']>,
  draws: Draws,
): Reaction[] {
  const chooses = Object.hasOwn(choices, effect.node) ? choices[effect.node] : undefined;
  const branch = chooses ? pickByRate(effect.branches, chooses.rates, draws) : draws.pick(effect.branches);
  if (!branch || !draws.chance(team.modelAnswers)) return [];
  const node = protocol.nodes.find(({ id }) => id === effect.node);
  const wantsSure = node && modelOf(node)?.sureFrom !== undefined;
  const sure = wantsSure ? { sure: draws.chance(chooses?.unsure ?? 0) ? 0 : 1 } : {};
  const event: RunEvent = { id: `ai-${effect.task}`, type: 'aiDecision', task: effect.task, branch, ...sure };
  return [{ at: effect.at + MINUTE_MS, event }];
}

/** Nothing said is silence. */
function modelSaid(
  { task, at }: Extract<Effect, { kind: 'askModel' }>,
  decision: Decision | undefined,
): Reaction[] {
  if (!decision) return [];
  return [{ at: at + MINUTE_MS, event: { id: `ai-${task}`, type: 'aiDecision', task, ...decision } }];
}

function pickByRate(branches: readonly string[], rates: Choices['rates'], draws: Draws): string | undefined {
  const rateOf = (branch: string): number => (Object.hasOwn(rates, branch) ? (rates[branch] ?? 0) : 0);
  let left = draws.next() * branches.reduce((sum, branch) => sum + rateOf(branch), 0);
  return branches.find((branch) => {
    left -= rateOf(branch);
    return left < 0;
  });
}
