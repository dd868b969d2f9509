/** Lives one follower's life and counts it into a tally. [R48] */
import type { Effect, ExpertNotice } from '../effect.ts';
import type { Program } from '../protocol.ts';
import type { Task } from '../run-state.ts';
import type { Trace } from '../trace.ts';
import { DAY_MS, dayAt, MINUTE_MS } from '../wall-clock.ts';
import { behaviourOf, plannedFor } from './behave.ts';
import { type Follower, followerOf, WEEK_MS } from './follower.ts';
import { beginLife, type Lived, nextThingAt, toNextThing } from './life.ts';
import type { Outcomes } from './result.ts';
import type { PopulationSetup } from './setup.ts';
import { stuckAt } from './stuck.ts';
import { countStuck, countWay, noOutcomes, type Tally, weekOf } from './tally.ts';

/** More than this in one life is a program gone wild; the life is cut there and counted as stuck. */
const MOST_HAPPENINGS = 100_000;

type Watch = {
  tally: Tally;
  program: Program;
  setup: PopulationSetup;
  follower: Follower;
  protocol: number;
  here: { node: string; at: number } | null;
  prompts: Map<number, number>;
  expertTasks: Map<string, number>;
  scores: Map<string, { first: Scored; last: Scored }>;
};
type Scored = { score: number | null; band: string | null };

export function watchLife(tally: Tally, program: Program, setup: PopulationSetup, number: number): void {
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team);
  const until = follower.startAt + setup.days * DAY_MS;
  const watch: Watch = {
    ...{ tally, program, setup, follower, protocol: 0, here: null },
    ...{ prompts: new Map(), expertTasks: new Map(), scores: new Map() },
  };
  const planned = plannedFor(follower, program, setup.days);
  let lived: Lived = beginLife(program, follower.input, follower.startAt, behaviour, { planned });
  let happenings = 1;
  watchOne(watch, lived);
  for (; happenings < MOST_HAPPENINGS; happenings++) {
    const at = nextThingAt(lived.life);
    if (at === null || at >= until) break;
    const next = toNextThing(program, lived.life, behaviour);
    if (!next || next.at >= until) break;
    lived = next;
    watchOne(watch, lived);
  }
  tally.followers++;
  tally.happenings += happenings;
  closeLife(watch, lived, until, happenings >= MOST_HAPPENINGS);
}

function watchOne(watch: Watch, lived: Lived): void {
  watch.tally.effects += lived.effects.length;
  for (const entry of lived.trace) watchTrace(watch, entry);
  for (const effect of lived.effects) watchEffect(watch, effect);
}

function watchTrace(watch: Watch, entry: Trace): void {
  const { tally, protocol } = watch;
  switch (entry.what) {
    case 'entered': {
      leaveStep(watch, entry.at);
      watch.here = { node: entry.node, at: entry.at };
      const step = tally.steps[protocol]?.get(entry.node);
      if (!step) return;
      step.visits++;
      if (entry.visit === 1) step.followers++;
      return;
    }
    case 'ended': {
      const step = tally.steps[protocol]?.get(entry.node);
      if (!step) return;
      step[entry.result]++;
      step.reasons[entry.reason] = (step.reasons[entry.reason] ?? 0) + 1;
      return;
    }
    case 'chose':
    case 'jumped':
      countWay(tally, protocol, entry.node, entry.to);
      return;
    case 'came':
    case 'missed': {
      const module = tally.modules[protocol]?.get(entry.module);
      if (!module) return;
      module.came++;
      if (entry.what === 'missed') module.missed++;
      return;
    }
    case 'answered':
    case 'expired': {
      const module = tally.modules[protocol]?.get(entry.module);
      if (module) module[entry.what === 'answered' ? 'done' : 'missed']++;
      return;
    }
    case 'scored': {
      const { score, band } = entry;
      const first = watch.scores.get(entry.item)?.first ?? { score, band };
      watch.scores.set(entry.item, { first, last: { score, band } });
      return;
    }
    case 'run-ended': {
      leaveStep(watch, entry.at);
      const step = tally.steps[protocol]?.get(entry.node ?? '');
      if (step) step.ended++;
      const { reason } = entry;
      if (reason !== 'finish' && reason !== 'fail' && reason !== 'withdrawn')
        countStuck(tally, watch.program, { protocol, node: entry.node, reason }, watch.follower.number);
      return;
    }
    case 'protocol-began':
      watch.protocol = entry.index;
      return;
  }
}

function leaveStep(watch: Watch, at: number): void {
  const { here, tally, protocol } = watch;
  if (here) tally.steps[protocol]?.get(here.node)?.minutes.push(Math.round((at - here.at) / MINUTE_MS));
  watch.here = null;
}

function watchEffect(watch: Watch, effect: Effect): void {
  const { tally, setup } = watch;
  switch (effect.kind) {
    case 'openTask':
      if (effect.task.target === 'system') expertTask(watch, effect.task);
      else prompted(watch, effect.at);
      return;
    case 'sendNudge':
      prompted(watch, effect.at);
      return;
    case 'closeTask': {
      const since = watch.expertTasks.get(effect.task);
      if (since === undefined) return;
      watch.expertTasks.delete(effect.task);
      if (effect.reason === 'expired') tally.expert.ranOut++;
      if (effect.reason !== 'done') return;
      tally.expert.answered++;
      tally.expert.waited.push(Math.round((effect.at - since) / MINUTE_MS));
      return;
    }
    case 'notifyExpert':
      tally.notices[effect.about] = (tally.notices[effect.about] ?? 0) + 1;
      // The review itself is a task and counts there.
      if (effect.about !== 'review') expertWorks(watch, effect.at, minutesFor(setup, effect.about));
      return;
  }
}

const minutesFor = (setup: PopulationSetup, about: ExpertNotice): number => setup.team.minutes[about];

function expertTask(watch: Watch, task: Task): void {
  const { tally, setup, program, protocol } = watch;
  tally.expert.tasks++;
  watch.expertTasks.set(task.id, task.openedAt);
  const item = task.item === null ? undefined : program.protocols[protocol]?.protocol.items[task.item];
  const said = item && 'minutes' in item ? item.minutes : undefined;
  const { task: usual, review } = setup.team.minutes;
  expertWorks(watch, task.openedAt, task.kind === 'ai' ? review : (said ?? usual));
}

function expertWorks(watch: Watch, at: number, minutes: number): void {
  watch.tally.expert.minutes += minutes;
  weekOf(watch.tally, weekSince(watch.follower, at)).expertMinutes += minutes;
}

function prompted(watch: Watch, at: number): void {
  const { tally, follower, prompts } = watch;
  tally.prompts++;
  weekOf(tally, weekSince(follower, at)).prompts++;
  const day = dayAt(follower.input.zone, at);
  prompts.set(day, (prompts.get(day) ?? 0) + 1);
}

const weekSince = ({ startAt }: Follower, at: number): number =>
  Math.max(0, Math.floor((at - startAt) / WEEK_MS));

function closeLife(watch: Watch, { life }: Lived, until: number, isWild: boolean): void {
  const { tally, program, setup, follower } = watch;
  const { run } = life;
  const endedAt = run.end?.at ?? until;
  const weeks = Math.max(1, Math.ceil((endedAt - follower.startAt) / WEEK_MS));
  for (let week = 0; week < weeks; week++) weekOf(tally, week).followers++;
  tally.followerWeeks += Math.max(DAY_MS, endedAt - follower.startAt) / WEEK_MS;
  tally.fullestDays.push(Math.max(0, ...watch.prompts.values()));
  if (run.end?.status === 'finished')
    tally.daysToFinish.push(Math.round((endedAt - follower.startAt) / DAY_MS));

  const stuck = isWild ? 'too-much-happens' : stuckAt(program, run, until, setup.stuckAfterDays);
  if (!run.end && run.run.here) {
    const step = tally.steps[run.index]?.get(run.run.here.node);
    if (step) step.here++;
  }
  if (stuck && !run.end) {
    const node = run.run.here?.node ?? null;
    countStuck(tally, program, { protocol: run.index, node, reason: stuck }, follower.number);
  }
  const outcome: keyof Outcomes = stuck ? 'stuck' : (run.end?.status ?? 'underWay');
  tally.outcomes[outcome]++;
  const profile = tally.profiles.get(follower.profile.id) ?? { followers: 0, outcomes: noOutcomes() };
  profile.followers++;
  profile.outcomes[outcome]++;
  tally.profiles.set(follower.profile.id, profile);

  for (const [id, { first, last, count }] of Object.entries(run.run.kpis)) {
    const kpi = tally.kpis.get(id) ?? { first: [], last: [], readings: 0 };
    kpi.first.push(first);
    kpi.last.push(last);
    kpi.readings += count;
    tally.kpis.set(id, kpi);
  }
  for (const [id, scored] of watch.scores) closeScore(tally, id, scored);
}

function closeScore(tally: Tally, item: string, { first, last }: { first: Scored; last: Scored }): void {
  let known = tally.scores.get(item);
  if (!known) {
    known = { first: [], last: [], firstBands: {}, lastBands: {}, followers: 0 };
    tally.scores.set(item, known);
  }
  known.followers++;
  if (first.score !== null) known.first.push(first.score);
  if (last.score !== null) known.last.push(last.score);
  if (first.band !== null) known.firstBands[first.band] = (known.firstBands[first.band] ?? 0) + 1;
  if (last.band !== null) known.lastBands[last.band] = (known.lastBands[last.band] ?? 0) + 1;
}
