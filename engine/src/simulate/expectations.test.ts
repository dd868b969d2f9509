import { describe, expect, it } from 'vitest';
import { removeNode } from '../edit.ts';
import { sleep } from '../examples/sleep.ts';
import { better, programOf, setupFor } from '../testing/populations.ts';
import { comparePopulations } from './compare.ts';
import { type Expectation, judge, runSaved } from './expectations.ts';
import { followerOf } from './follower.ts';
import { simulatePopulation } from './population.ts';

describe('two results', { timeout: 60_000 }, () => {
  it('[R50] stand side by side, step by step, also where a step is only on one side', () => {
    const without = programOf(removeNode(sleep, 'window'));
    const setup = setupFor(better, { followers: 100 });
    const compared = comparePopulations(
      simulatePopulation(better, setup),
      simulatePopulation(without, setup),
    );
    expect(compared.followers).toEqual({ before: 100, after: 100, change: 0 });
    const { finished } = compared.outcomes;
    expect(finished.change).toBeCloseTo((finished.after ?? 0) - (finished.before ?? 0), 5);
    expect(compared.steps.find((step) => step.node === 'window')).toMatchObject({
      on: 'before',
      reached: { after: null, change: null },
    });
    expect(compared.steps.find((step) => step.node === 'first-check')).toMatchObject({ on: 'both' });
    const same = comparePopulations(simulatePopulation(better, setup), simulatePopulation(better, setup));
    expect(
      same.steps.flatMap(({ reached, minutes }) => [reached.change ?? 0, minutes.change ?? 0]).some(Boolean),
    ).toBe(false);
  });
});

describe('a run kept as a test', { timeout: 60_000 }, () => {
  const setup = setupFor(better);
  const expectation = (id: string, part: Omit<Expectation, 'id'>): Expectation => ({ id, ...part });
  const expectations = [
    expectation('most finish', { measure: { of: 'finished' }, must: 'atLeast', value: 0.5 }),
    expectation('nobody stuck', { measure: { of: 'stuck' }, must: 'atMost', value: 0 }),
    expectation('few prompts', { measure: { of: 'promptsInADay' }, must: 'atMost', value: 2 }),
    expectation('a step', {
      measure: { of: 'reached', protocol: 'better-sleep', node: 'rise' },
      must: 'atLeast',
      value: 0.3,
    }),
    expectation('gone', {
      measure: { of: 'daysInStep', protocol: 'better-sleep', node: 'gone' },
      must: 'atMost',
      value: 99,
    }),
  ];

  it('[R51] is judged one expectation at a time, with the value that came out', () => {
    const { judgements, passes, result } = runSaved(better, { id: 's', name: 'Saved', setup, expectations });
    expect(judgements.map(({ expectation: { id }, holds }) => [id, holds])).toEqual([
      ['most finish', true],
      ['nobody stuck', true],
      ['few prompts', false],
      ['a step', true],
      ['gone', false],
    ]);
    expect(judgements[2]?.actual).toBe(result.prompts.mostInADay);
    expect(judgements[4]?.actual).toBeNull();
    expect(passes).toBe(false);
  });

  it('[R51] a run that was stopped fulfils nothing', () => {
    const part = simulatePopulation(better, setup, undefined, () => true);
    expect(judge(part, expectations).some(({ holds }) => holds)).toBe(false);
  });

  it('[R44] followers keep who they are when there are more of them', () => {
    expect(followerOf({ ...setup, followers: 9_000 }, 17)).toEqual(followerOf(setup, 17));
  });
});
