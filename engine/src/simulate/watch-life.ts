/** Lives one follower's life and counts it into a tally. [R48] */

import { DAY_MS, MINUTE_MS } from '../calendar.ts';
import type { Effect, ExpertNotice } from '../effect.ts';
import type { EndReason } from '../end-reasons.ts';
import type { Program } from '../protocol.ts';
import type { RunEvent } from '../run-event.ts';
import type { Task } from '../run-state.ts';
import { asksModel } from '../steps/traits.ts';
import type { Trace } from '../trace.ts';
import { dayAt } from '../wall-clock.ts';
import { behaviourOf, plannedFor } from './behave.ts';
import { closeLife, stuckSince, type Watch } from './close-life.ts';
import { countMissedDanger } from './danger.ts';
import { type Follower, followerOf, WEEK_MS } from './follower.ts';
import { beginLife, type Lived, nextThingAt, toNextThing } from './life.ts';
import type { PopulationSetup } from './setup.ts';
import {
  countStuck,
  countTransition,
  type StepTally,
  type Tally,
  takeBackTransition,
  weekOf,
} from './tally.ts';
import { asksFor, closesTask, noWork } from './work.ts';

/** More than this in one life is a program gone wild; the life is cut there and counted as stuck. */
const MOST_HAPPENINGS = 100_000;

export function watchLife(tally: Tally, program: Program, setup: PopulationSetup, number: number): void {
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team, setup);
  const until = follower.startAt + setup.days * DAY_MS;
  const watch: Watch = {
    tally,
    program,
    setup,
    follower,
    protocol: 0,
    here: null,
    dangerAt: null,
    transition: null,
    proposed: null,
    prompts: new Map(),
    expertTasks: new Map(),
    appointments: new Map(),
    scores: new Map(),
    work: noWork(),
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
  for (const entry of lived.trace) watchTrace(watch, entry, lived.event);
  for (const effect of lived.effects) watchEffect(watch, effect, lived.event);
}

function watchTrace(watch: Watch, entry: Trace, event: RunEvent | null): void {
  const { tally, protocol } = watch;
  switch (entry.what) {
    case 'entered': {
      leaveStep(watch, entry.at);
      watch.transition = null;
      watch.proposed = null;
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
      countBranch(step, entry.reason, event?.type === 'expertDecision' ? event.branch : undefined, watch);
      if (entry.reason === 'expired' || entry.reason === 'declined') countMissedDanger(watch);
      return;
    }
    case 'model-said':
    case 'fell-back':
      watch.proposed = entry.branch;
      return;
    case 'urgent':
      watch.dangerAt = entry.at;
      return;
    case 'chose':
    case 'jumped':
      countTransition(tally, protocol, entry.node, entry.to);
      watch.transition = { from: entry.node, to: entry.to };
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
      // Too many steps, or a step that is not there: the run ends on the way, where it came from.
      const { transition } = watch;
      if (transition) takeBackTransition(tally, protocol, transition.from, transition.to);
      watch.transition = null;
      const step = tally.steps[protocol]?.get(transition?.from ?? entry.node ?? '');
      if (step) step.ended++;
      const { reason } = entry;
      if (reason !== 'finish' && reason !== 'fail' && reason !== 'withdrawn')
        countStuck(tally, watch.program, { protocol, node: entry.node, reason }, stuckSince(watch, entry.at));
      return;
    }
    case 'protocol-began':
      watch.protocol = entry.index;
      return;
  }
}

/** What the model said or the rule gave counts, unless an expert named another. */
function countBranch(step: StepTally, reason: EndReason, named: string | undefined, watch: Watch): void {
  const branch = named ?? watch.proposed;
  watch.proposed = null;
  if (branch === null || !DECIDED.includes(reason)) return;
  step.branches ??= {};
  step.branches[branch] = (step.branches[branch] ?? 0) + 1;
}

const DECIDED: readonly EndReason[] = ['model', 'expert', 'fallback'];

function leaveStep(watch: Watch, at: number): void {
  const { here, tally, protocol } = watch;
  if (here) tally.steps[protocol]?.get(here.node)?.minutes.push(Math.round((at - here.at) / MINUTE_MS));
  watch.here = null;
}

function watchEffect(watch: Watch, effect: Effect, event: RunEvent | null): void {
  const { tally, setup } = watch;
  switch (effect.kind) {
    case 'openTask':
      if (effect.task.target === 'system') expertTask(watch, effect.task);
      else {
        tally.tasks++;
        asksToMeet(watch, effect.task);
        prompted(watch, effect.at);
        asksFor(watch.work, effect.task, effect.at);
      }
      return;
    case 'sendNudge':
      prompted(watch, effect.at);
      return;
    case 'closeTask': {
      const since = watch.expertTasks.get(effect.task);
      if (since === undefined) {
        meets(watch, effect.task, event, effect.at);
        closesTask(watch.work, effect.task, effect.reason, event);
        return;
      }
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

/** What is urgent takes the time of an alert. */
const minutesFor = (setup: PopulationSetup, about: ExpertNotice): number =>
  setup.team.minutes[about === 'urgent' ? 'alert' : about];

function expertTask(watch: Watch, task: Task): void {
  const { tally, setup, program, protocol } = watch;
  tally.expert.tasks++;
  watch.expertTasks.set(task.id, task.openedAt);
  const item = task.item === null ? undefined : program.protocols[protocol]?.protocol.items[task.item];
  const said = item && 'minutes' in item ? item.minutes : undefined;
  const { task: usual, review } = setup.team.minutes;
  expertWorks(watch, task.openedAt, asksModel(task.kind) ? review : (said ?? usual));
}

/** [R112] What is booked elsewhere is not the team's time. */
function asksToMeet({ program, protocol, appointments }: Watch, task: Task): void {
  const item = task.item === null ? undefined : program.protocols[protocol]?.protocol.items[task.item];
  if (item?.kind === 'service' && item.service !== undefined) appointments.set(task.id, item.minutes);
}

/** Once it is booked, or took place, as its step wants it. */
function meets(watch: Watch, task: string, event: RunEvent | null, at: number): void {
  const minutes = watch.appointments.get(task);
  watch.appointments.delete(task);
  if (minutes === undefined || event?.type !== 'booking' || event.task !== task) return;
  if (event.status === 'booked' || event.status === 'attended') expertWorks(watch, at, minutes);
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
