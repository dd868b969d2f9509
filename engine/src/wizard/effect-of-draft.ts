/** What a draft does to people, in a few numbers: the same simulated followers each time, so that two can be compared. [E22] */
import type { Protocol } from '../protocol.ts';
import { beginPopulation } from '../simulate/population.ts';
import { usualSetup } from '../simulate/setup.ts';

export type DraftEffect = {
  followers: number;
  /** Shares of them, from 0 to 1. */
  finish: number;
  stuck: number;
  /** What one of them is told on a day, on average, and on the fullest day of all. */
  promptsADay: number;
  mostInADay: number;
  /** Half of those who finish need no longer. */
  days: number | null;
};

/** A Monday. */
const BEGIN = 1_767_571_200_000;
const FOLLOWERS = 100;
const AT_A_TIME = 20;
const DAYS = 180;
/** Beyond so much work fewer lives have to do. */
const MOST_HAPPENINGS = 150_000;

export function effectOfDraft(protocol: Protocol): DraftEffect | null {
  if (protocol.nodes.length === 0) return null;
  const program = { id: protocol.id, protocols: [{ protocol, onFail: 'stop' as const }] };
  const setup = { ...usualSetup(program, BEGIN, 'UTC'), followers: FOLLOWERS, days: DAYS };
  const population = beginPopulation(program, setup);
  let result = population.result();
  while (result.followers < FOLLOWERS && result.happenings < MOST_HAPPENINGS) {
    population.step(AT_A_TIME);
    result = population.result();
  }
  const { followers, outcomes, prompts, daysToFinish } = result;
  return {
    followers,
    finish: outcomes.finished / followers,
    stuck: outcomes.stuck / followers,
    promptsADay: Math.round((prompts.perWeek / 7) * 10) / 10,
    mostInADay: prompts.mostInADay,
    days: daysToFinish?.p50 ?? null,
  };
}
