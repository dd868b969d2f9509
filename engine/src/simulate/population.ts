/**
 * Sends many followers through a program. [R44] The same program and setup always give the same result, however the
 * work is cut into pieces, so that a page's worker can report, be cancelled, and still be believed.
 *
 *   const population = beginPopulation(program, setup)
 *   while (population.step(50).done < setup.followers) …                  other things get their turn in between
 *   population.result()                                                   at any time: what has been lived so far
 */

import { DAY_MS } from '../calendar.ts';
import type { Item } from '../items.ts';
import type { Program } from '../protocol.ts';
import { inTarget } from '../readings.ts';
import { behaviourOf, plannedFor } from './behave.ts';
import { followerOf } from './follower.ts';
import { beginLife, type Lived, toNextThing } from './life.ts';
import { percentilesOf } from './percentiles.ts';
import type { KpiResult, PopulationResult, ScoreResult } from './result.ts';
import type { PopulationSetup } from './setup.ts';
import { emptyTally, type Tally } from './tally.ts';
import { watchLife } from './watch-life.ts';

export type Progress = { done: number; of: number };

export type Population = {
  /** Lives the next n lives. */
  step(lives: number): Progress;
  result(): PopulationResult;
};

export function beginPopulation(program: Program, setup: PopulationSetup): Population {
  const tally = emptyTally(program);
  return {
    step(lives) {
      const last = Math.min(setup.followers, tally.followers + lives);
      for (let number = tally.followers + 1; number <= last; number++)
        watchLife(tally, program, setup, number);
      return { done: tally.followers, of: setup.followers };
    },
    result: () => resultOf(tally, program, setup),
  };
}

const LIVES_AT_A_TIME = 20;

export function simulatePopulation(
  program: Program,
  setup: PopulationSetup,
  onProgress: (progress: Progress) => void = () => undefined,
  shouldStop: () => boolean = () => false,
): PopulationResult {
  const population = beginPopulation(program, setup);
  for (let done = 0; done < setup.followers && !shouldStop(); ) {
    const progress = population.step(LIVES_AT_A_TIME);
    done = progress.done;
    onProgress(progress);
  }
  return population.result();
}

/** The life of one of them, thing by thing, as it was counted. */
export function* lifeOf(
  program: Program,
  setup: PopulationSetup,
  number: number,
  tz = 'unknown',
): Generator<Lived, void, undefined> {
  const follower = followerOf(setup, number);
  const behaviour = behaviourOf(follower, setup.team, setup);
  const planned = plannedFor(follower, program, setup.days);
  const until = follower.startAt + setup.days * DAY_MS;
  let lived: Lived | null = beginLife(program, follower.input, follower.startAt, behaviour, { tz, planned });
  while (lived && lived.at < until) {
    yield lived;
    lived = toNextThing(program, lived.life, behaviour, tz);
  }
}

function resultOf(tally: Tally, program: Program, setup: PopulationSetup): PopulationResult {
  const { followers, expert } = tally;
  const perWeek = (count: number) => rounded(count / Math.max(1, tally.followerWeeks));
  const names = new Map(setup.profiles.map(({ profile }) => [profile.id, profile.name]));
  return {
    programId: program.id,
    seed: setup.seed,
    days: setup.days,
    followers,
    complete: followers === setup.followers,
    outcomes: { ...tally.outcomes },
    withdrawn: tally.withdrawn,
    withinADay: tally.withinADay,
    work: { ...tally.work },
    profiles: [...tally.profiles]
      .map(([profile, counts]) => ({
        profile,
        name: names.get(profile) ?? profile,
        followers: counts.followers,
        outcomes: { ...counts.outcomes },
      }))
      .sort((a, b) => b.followers - a.followers),
    steps: program.protocols.flatMap(({ protocol }, index) =>
      protocol.nodes.flatMap(({ id, type }) => {
        const step = tally.steps[index]?.get(id);
        if (!step) return [];
        const { minutes, reasons, branches, ...counts } = step;
        const place = { protocol: index, protocolId: protocol.id, node: id, type };
        const chosen = branches && { branches: { ...branches } };
        return [{ ...place, ...counts, reasons: { ...reasons }, ...chosen, minutes: percentilesOf(minutes) }];
      }),
    ),
    transitions: tally.transitions.flatMap((transitions, protocol) =>
      [...transitions.values()].map((transition) => ({ protocol, ...transition })),
    ),
    modules: program.protocols.flatMap(({ protocol }, index) =>
      protocol.modules.map(({ id }) => {
        const counts = tally.modules[index]?.get(id) ?? { came: 0, done: 0, missed: 0 };
        const place = { protocol: index, protocolId: protocol.id, module: id };
        return { ...place, ...counts, perWeek: perWeek(counts.came) };
      }),
    ),
    stuck: [...tally.stuck.values()]
      .map(({ days, ...place }) => ({
        ...place,
        afterDays: percentilesOf(days)?.p50 ?? 0,
        examples: [...place.examples],
      }))
      .sort((a, b) => b.followers - a.followers),
    daysToFinish: percentilesOf(tally.daysToFinish),
    weeks: tally.weeks.map((week, index) => ({ week: index + 1, ...week })),
    prompts: {
      total: tally.prompts,
      perWeek: perWeek(tally.prompts),
      tasksPerWeek: perWeek(tally.tasks),
      fullestDay: percentilesOf(tally.fullestDays),
      mostInADay: tally.fullestDays.reduce((most, day) => Math.max(most, day), 0),
    },
    expert: {
      tasks: expert.tasks,
      answered: expert.answered,
      ranOut: expert.ranOut,
      notices: { ...tally.notices },
      minutes: expert.minutes,
      hours: rounded(expert.minutes / 60),
      minutesPerFollower: rounded(expert.minutes / Math.max(1, followers)),
      waitedMinutes: percentilesOf(expert.waited),
    },
    kpis: kpisOf(tally, program),
    scores: scoresOf(tally, program),
    happenings: tally.happenings,
    effects: tally.effects,
  };
}

function itemOf(program: Program, id: string): Item | undefined {
  return program.protocols.find(({ protocol }) => protocol.items[id])?.protocol.items[id];
}

function kpisOf(tally: Tally, program: Program): KpiResult[] {
  return [...tally.kpis].flatMap(([kpi, { first, last, readings, leftOut }]) => {
    const item = itemOf(program, kpi);
    if (item?.kind !== 'kpi') return [];
    const share = (values: readonly number[]): number | null =>
      item.target === undefined || values.length === 0
        ? null
        : rounded(values.filter((value) => inTarget(item, value)).length / values.length);
    return [
      {
        kpi,
        name: item.name,
        unit: item.unit,
        followers: last.length,
        leftOut,
        readings,
        first: percentilesOf(first),
        last: percentilesOf(last),
        firstInTarget: share(first),
        lastInTarget: share(last),
      },
    ];
  });
}

function scoresOf(tally: Tally, program: Program): ScoreResult[] {
  return [...tally.scores].map(([item, { first, last, firstBands, lastBands, followers }]) => ({
    item,
    name: itemOf(program, item)?.name ?? item,
    followers,
    first: percentilesOf(first),
    last: percentilesOf(last),
    firstBands: { ...firstBands },
    lastBands: { ...lastBands },
  }));
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
