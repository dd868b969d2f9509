/** Two results side by side: what would be better, worse or the same. [R50] */
import type { Outcomes, PopulationResult, StepResult, StuckPlace } from './result.ts';

/** null: not known on that side. `change` is after minus before. */
export type Pair = { before: number | null; after: number | null; change: number | null };

export type ComparedStep = {
  protocolId: string;
  node: string;
  /** Where the step exists. */
  on: 'both' | 'before' | 'after';
  /** Shares of all followers. */
  reached: Pair;
  here: Pair;
  stuck: Pair;
  /** Share of its ends that were a success. */
  success: Pair;
  /** Half of all visits were shorter than this. */
  minutes: Pair;
};

export type Comparison = {
  followers: Pair;
  /** Shares of all followers. */
  outcomes: Record<keyof Outcomes, Pair>;
  daysToFinish: Pair;
  promptsPerWeek: Pair;
  mostPromptsInADay: Pair;
  expertMinutesPerFollower: Pair;
  steps: ComparedStep[];
  /** Shares of all followers, by place and reason. */
  stuck: (Pick<StuckPlace, 'protocolId' | 'node' | 'reason'> & { share: Pair })[];
  kpis: { kpi: string; last: Pair; lastInTarget: Pair }[];
  scores: { item: string; last: Pair }[];
};

export function comparePopulations(before: PopulationResult, after: PopulationResult): Comparison {
  const share = (of: (result: PopulationResult) => number): Pair =>
    pair(of(before) / Math.max(1, before.followers), of(after) / Math.max(1, after.followers));
  const both = (of: (result: PopulationResult) => number | null | undefined): Pair =>
    pair(of(before) ?? null, of(after) ?? null);
  const outcome = (name: keyof Outcomes): Pair => share(({ outcomes }) => outcomes[name]);
  return {
    followers: both(({ followers }) => followers),
    outcomes: {
      finished: outcome('finished'),
      failed: outcome('failed'),
      ranThrough: outcome('ranThrough'),
      stopped: outcome('stopped'),
      stuck: outcome('stuck'),
      underWay: outcome('underWay'),
    },
    daysToFinish: both(({ daysToFinish }) => daysToFinish?.p50),
    promptsPerWeek: both(({ prompts }) => prompts.perWeek),
    mostPromptsInADay: both(({ prompts }) => prompts.mostInADay),
    expertMinutesPerFollower: both(({ expert }) => expert.minutesPerFollower),
    steps: steps(before, after),
    stuck: stuckPlaces(before, after),
    kpis: namesIn(before.kpis, after.kpis, ({ kpi }) => kpi).map((kpi) => {
      const of = (result: PopulationResult) => result.kpis.find((one) => one.kpi === kpi);
      return {
        kpi,
        last: both((result) => of(result)?.last?.p50),
        lastInTarget: both((result) => of(result)?.lastInTarget),
      };
    }),
    scores: namesIn(before.scores, after.scores, ({ item }) => item).map((item) => ({
      item,
      last: both((result) => result.scores.find((one) => one.item === item)?.last?.p50),
    })),
  };
}

/** The new version's order first, then what it no longer has. */
function steps(before: PopulationResult, after: PopulationResult): ComparedStep[] {
  const key = ({ protocolId, node }: StepResult): string => `${protocolId}/${node}`;
  const old = new Map(before.steps.map((step) => [key(step), step]));
  const own = new Map(after.steps.map((step) => [key(step), step]));
  return namesIn(after.steps, before.steps, key).map((name) => {
    const [was, is] = [old.get(name), own.get(name)];
    const { protocolId, node } = (is ?? was) as StepResult;
    const each = (of: (step: StepResult, followers: number) => number | null | undefined): Pair =>
      pair(
        was ? (of(was, Math.max(1, before.followers)) ?? null) : null,
        is ? (of(is, Math.max(1, after.followers)) ?? null) : null,
      );
    return {
      protocolId,
      node,
      on: was && is ? 'both' : was ? 'before' : 'after',
      reached: each((step, all) => step.followers / all),
      here: each((step, all) => step.here / all),
      stuck: each((step, all) => step.stuck / all),
      success: each(({ success, failure }) => (success + failure > 0 ? success / (success + failure) : null)),
      minutes: each((step) => step.minutes?.p50),
    };
  });
}

function stuckPlaces(before: PopulationResult, after: PopulationResult): Comparison['stuck'] {
  const key = ({ protocolId, node, reason }: StuckPlace): string => `${protocolId}/${node ?? ''}/${reason}`;
  return namesIn(after.stuck, before.stuck, key).map((name) => {
    const of = (result: PopulationResult) => result.stuck.find((place) => key(place) === name);
    const { protocolId, node, reason } = (of(after) ?? of(before)) as StuckPlace;
    const share = (result: PopulationResult): number =>
      (of(result)?.followers ?? 0) / Math.max(1, result.followers);
    return { protocolId, node, reason, share: pair(share(before), share(after)) };
  });
}

function namesIn<T>(first: readonly T[], second: readonly T[], name: (one: T) => string): string[] {
  return [...new Set([...first.map(name), ...second.map(name)])];
}

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function pair(before: number | null, after: number | null): Pair {
  const change = before === null || after === null ? null : rounded(after - before);
  return {
    before: before === null ? null : rounded(before),
    after: after === null ? null : rounded(after),
    change,
  };
}
