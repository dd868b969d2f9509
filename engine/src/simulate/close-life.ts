/** What is counted when the time a follower was watched is over: how it ended for them, and what came of it. [R48] */

import { DAY_MS } from '../calendar.ts';
import type { Program } from '../protocol.ts';
import { countMissedDanger } from './danger.ts';
import { type Follower, WEEK_MS } from './follower.ts';
import type { Lived } from './life.ts';
import type { Outcomes } from './result.ts';
import type { PopulationSetup } from './setup.ts';
import { stuckAt } from './stuck.ts';
import { countStuck, noOutcomes, type Tally, weekOf } from './tally.ts';
import { didTheWork, hasStopped, type Work } from './work.ts';

/** One life while it is watched. `here`: the step they are in, and since when. */
export type Watch = {
  tally: Tally;
  program: Program;
  setup: PopulationSetup;
  follower: Follower;
  protocol: number;
  here: { node: string; at: number } | null;
  /** When they were last in danger. */
  dangerAt: number | null;
  /** A transition that was chosen and not yet made. */
  transition: { from: string; to: string } | null;
  /** The branch that a model said, or a rule gave, until its step ends. */
  proposed: string | null;
  prompts: Map<number, number>;
  expertTasks: Map<string, number>;
  /** Open tasks to book something with the team, with how long that takes. */
  appointments: Map<string, number>;
  scores: Map<string, { first: Scored; last: Scored }>;
  work: Work;
};
export type Scored = { score: number | null; band: string | null };

export function closeLife(watch: Watch, { life }: Lived, until: number, isWild: boolean): void {
  const { tally, program, setup, follower } = watch;
  const { run } = life;
  const endedAt = run.end?.at ?? until;
  const weeks = Math.max(1, Math.ceil((endedAt - follower.startAt) / WEEK_MS));
  for (let week = 0; week < weeks; week++) weekOf(tally, week).followers++;
  tally.followerWeeks += Math.max(DAY_MS, endedAt - follower.startAt) / WEEK_MS;
  tally.fullestDays.push(Math.max(0, ...watch.prompts.values()));

  const stuck = isWild ? 'too-much-happens' : stuckAt(program, run, until, setup.stuckAfterDays);
  if (!run.end && run.run.here) {
    const step = tally.steps[run.index]?.get(run.run.here.node);
    if (step) step.here++;
  }
  if (stuck && !run.end) {
    const { node = null, enteredAt = until } = run.run.here ?? {};
    const place = { protocol: run.index, node, reason: stuck };
    countStuck(tally, program, place, stuckSince(watch, enteredAt));
    if (stuck === 'waits-for-expert') countMissedDanger(watch);
  }
  const outcome = stuck ? 'stuck' : outcomeOf(watch, run.end?.status ?? null, until);
  tally.outcomes[outcome]++;
  if (run.end?.status === 'withdrawn') tally.withdrawn++;
  tally.work.asked += watch.work.asked;
  tally.work.done += watch.work.done;
  const took = endedAt - follower.startAt;
  if (outcome === 'finished') tally.daysToFinish.push(Math.round(took / DAY_MS));
  if (run.end?.status === 'finished' && took <= DAY_MS) tally.withinADay++;
  const profile = tally.profiles.get(follower.profile.id) ?? { followers: 0, outcomes: noOutcomes() };
  profile.followers++;
  profile.outcomes[outcome]++;
  tally.profiles.set(follower.profile.id, profile);

  const counts = watch.work.asked === 0 || didTheWork(watch.work);
  for (const [id, { first, last, count }] of Object.entries(run.run.kpis)) {
    const kpi = tally.kpis.get(id) ?? { first: [], last: [], readings: 0, leftOut: 0 };
    if (counts) kpi.first.push(first);
    if (counts) kpi.last.push(last);
    else kpi.leftOut++;
    kpi.readings += count;
    tally.kpis.set(id, kpi);
  }
  if (counts) for (const [id, scored] of watch.scores) closeScore(tally, id, scored);
}

/** [R90] */
function outcomeOf(
  { work, setup }: Watch,
  status: 'finished' | 'failed' | 'withdrawn' | null,
  until: number,
): keyof Outcomes {
  if (status === 'finished') return didTheWork(work) ? 'finished' : 'ranThrough';
  if (status === 'withdrawn') return 'stopped';
  return status ?? (hasStopped(work, until, setup.stuckAfterDays) ? 'stopped' : 'underWay');
}

export const stuckSince = ({ follower }: Watch, at: number): { number: number; days: number } => ({
  number: follower.number,
  days: Math.max(0, Math.floor((at - follower.startAt) / DAY_MS)),
});

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
