import { mostTestDays, mostTestFollowers } from '@regimen/contract/simulation-test-limits.ts';
import type { Expectation, Measure } from '@regimen/engine/simulate/expectations.ts';
import { measured } from '@regimen/engine/simulate/expectations.ts';
import type { PopulationResult } from '@regimen/engine/simulate/result.ts';
import type { PopulationSetup } from '@regimen/engine/simulate/setup.ts';

/** The same people, as many of them and as long as a test may take. */
export function fitForTest(setup: PopulationSetup): PopulationSetup {
  return {
    ...setup,
    followers: Math.min(setup.followers, mostTestFollowers),
    days: Math.min(setup.days, mostTestDays),
    arriveOverDays: Math.min(setup.arriveOverDays, mostTestDays),
  };
}

export const isSmaller = (setup: PopulationSetup): boolean =>
  setup.followers > mostTestFollowers || setup.days > mostTestDays || setup.arriveOverDays > mostTestDays;

/** Where the run itself says nothing, what a careful creator would ask for. */
const careful = { finished: 0.5, stuck: 0.05, promptsInADay: 3 };

/**
 * What could be expected from now on: a little less than what just came, in round figures, so that chance alone
 * breaks no test.
 */
export function suggestExpectations(result: PopulationResult | null): Expectation[] {
  const came = (measure: Measure): number | null => (result ? measured(result, measure) : null);
  const finished = came({ of: 'finished' });
  const stuck = came({ of: 'stuck' });
  const ranOut = came({ of: 'expertTasksRanOut' });
  const prompts = came({ of: 'promptsInADay' });
  return [
    ...(finished === null || finished >= 0.1
      ? [expectation('finished', 'atLeast', finished === null ? careful.finished : lower(finished))]
      : []),
    expectation('stuck', 'atMost', stuck === null ? careful.stuck : higher(stuck)),
    expectation('promptsInADay', 'atMost', prompts ?? careful.promptsInADay),
    // Whoever an expert did not answer in time may have been in danger.
    ...(ranOut ? [expectation('expertTasksRanOut', 'atMost', higher(ranOut))] : []),
  ];
}

const expectation = (
  of: 'finished' | 'stuck' | 'promptsInADay' | 'expertTasksRanOut',
  must: Expectation['must'],
  value: number,
): Expectation => ({ id: of, measure: { of }, must, value });

/** Down to the next five in a hundred, at least three away. */
const lower = (share: number): number => Math.max(0, Math.floor((share - 0.03) * 20) / 20);
const higher = (share: number): number => Math.min(1, Math.ceil((share + 0.03) * 20) / 20);
