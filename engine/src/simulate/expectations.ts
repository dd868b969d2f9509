/** A run kept as a test: what is expected of a population, judged against what came of it. [R51] */
import type { Program } from '../protocol.ts';
import { simulatePopulation } from './population.ts';
import type { Outcomes, PopulationResult } from './result.ts';
import type { PopulationSetup } from './setup.ts';

/** Shares are of all followers, 0 to 1. */
export type Measure =
  /** `withdrawn`: those of the stopped who said so. */
  | { of: keyof Outcomes | 'withdrawn' }
  /** Days until half of those who finish have. */
  | { of: 'daysToFinish' }
  /** Of any follower, on any local day. */
  | { of: 'promptsInADay' }
  /** For one follower on the way. */
  | { of: 'promptsInAWeek' }
  | { of: 'expertMinutesPerFollower' }
  /** Share of experts' tasks that ran out unanswered. */
  | { of: 'expertTasksRanOut' }
  /** Share of followers who come to a step. */
  | { of: 'reached'; protocol: string; node: string }
  /** Half of all visits of a step are shorter. */
  | { of: 'daysInStep'; protocol: string; node: string }
  /** Share of those with readings who did the work, whose last one is in the target. */
  | { of: 'kpiInTarget'; kpi: string };

export type Expectation = { id: string; measure: Measure; must: 'atLeast' | 'atMost'; value: number };

/** `actual` is null where nothing is known: the step is gone, nobody finished. Then nothing is fulfilled. */
export type Judgement = { expectation: Expectation; actual: number | null; holds: boolean };

export type SavedRun = {
  id: string;
  name: string;
  setup: PopulationSetup;
  expectations: readonly Expectation[];
};

/** A stopped run fulfils nothing: it is not known how it would have gone on. */
export function judge(result: PopulationResult, expectations: readonly Expectation[]): Judgement[] {
  return expectations.map((expectation) => {
    const actual = measured(result, expectation.measure);
    const { must, value } = expectation;
    const fits = actual !== null && (must === 'atLeast' ? actual >= value : actual <= value);
    return { expectation, actual, holds: fits && result.complete };
  });
}

/** Lives a saved run again on a program, for example before it is published. */
export function runSaved(
  program: Program,
  saved: SavedRun,
  onProgress?: Parameters<typeof simulatePopulation>[2],
  shouldStop?: () => boolean,
): { result: PopulationResult; judgements: Judgement[]; passes: boolean } {
  const result = simulatePopulation(program, saved.setup, onProgress, shouldStop);
  const judgements = judge(result, saved.expectations);
  return { result, judgements, passes: judgements.every(({ holds }) => holds) };
}

const MINUTES_A_DAY = 24 * 60;

export function measured(result: PopulationResult, measure: Measure): number | null {
  const { followers, outcomes, prompts, expert } = result;
  const share = (count: number): number | null => (followers > 0 ? count / followers : null);
  switch (measure.of) {
    case 'daysToFinish':
      return result.daysToFinish?.p50 ?? null;
    case 'promptsInADay':
      return prompts.mostInADay;
    case 'promptsInAWeek':
      return prompts.perWeek;
    case 'expertMinutesPerFollower':
      return expert.minutesPerFollower;
    case 'expertTasksRanOut':
      return expert.tasks > 0 ? expert.ranOut / expert.tasks : 0;
    case 'kpiInTarget':
      return result.kpis.find(({ kpi }) => kpi === measure.kpi)?.lastInTarget ?? null;
    case 'reached':
    case 'daysInStep': {
      const step = result.steps.find(
        ({ protocolId, node }) => protocolId === measure.protocol && node === measure.node,
      );
      if (!step) return null;
      if (measure.of === 'reached') return share(step.followers);
      return step.minutes === null ? null : step.minutes.p50 / MINUTES_A_DAY;
    }
    case 'withdrawn':
      return share(result.withdrawn);
    default:
      return share(outcomes[measure.of]);
  }
}
