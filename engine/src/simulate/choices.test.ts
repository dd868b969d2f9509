import { expect, it } from 'vitest';
import type { Effect } from '../effect.ts';
import type { Run } from '../run-state.ts';
import { node, protocol } from '../testing/build.ts';
import { behaviourOf } from './behave.ts';
import type { Follower } from './follower.ts';
import { simulatePopulation } from './population.ts';
import { PROFILES, TEAMS } from './profile.ts';
import { type PopulationSetup, setupFaults, usualSetup } from './setup.ts';

const branches = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];
const settings = { prompt: '?', branches, fallback: 'a', review: false, sureFrom: 50 };
const flow = protocol([node('ai', 'choose', null, { settings })]);
const team = { ...TEAMS.usual, modelAnswers: 1 };

/** What a thousand models say at the step. */
function saidBy(choices: PopulationSetup['choices']) {
  const follower = { seed: 7, profile: PROFILES[0] } as Follower;
  const behaviour = behaviourOf(follower, team, { choices });
  return Array.from({ length: 1_000 }, (_, index) => {
    const effect = {
      id: `run${index}/choose/1/askModel/1`,
      at: 0,
      kind: 'askModel' as const,
      task: `t${index}`,
      node: 'choose',
      prompt: '?',
      branches: ['a', 'b'],
      answerBy: 1,
    } satisfies Effect;
    const event = behaviour(effect, {} as Run, flow)[0]?.event;
    return event?.type === 'aiDecision' ? event : undefined;
  });
}

it('[R44] a simulated model chooses by the rates of the setup, as often unsure as it says, and the same each time', () => {
  const said = saidBy({ choose: { rates: { a: 0.1, b: 0.3 }, unsure: 0.2 } });
  const share = (of: (one: (typeof said)[number]) => boolean) => said.filter(of).length / said.length;
  expect(share((one) => one?.branch === 'b')).toBeCloseTo(0.75, 1);
  expect(share((one) => one?.sure === 0)).toBeCloseTo(0.2, 1);
  expect(saidBy({ choose: { rates: { a: 0.1, b: 0.3 }, unsure: 0.2 } })).toEqual(said);
  const usual = saidBy(undefined).filter((one) => one?.branch === 'b').length;
  expect(usual / 1_000).toBeCloseTo(0.5, 1);
});

it('[R45] rates that are no shares are refused, and so are none', () => {
  const usual = usualSetup({ id: 'p', protocols: [] }, 0, 'UTC');
  const faults = (rates: Record<string, number>) =>
    setupFaults({ ...usual, choices: { choose: { rates } } }).map(({ path, fault }) => `${path} ${fault}`);
  expect(faults({ a: 1 })).toEqual([]);
  expect(faults({ a: 2 })).toEqual(['choices.choose.rates.a not-a-share']);
  expect(faults({ a: 0 })).toEqual(['choices.choose.rates none']);
});

it('[R48] counts how often each branch was chosen, by whomever, on the last step of a protocol too', () => {
  const looked = { ...settings, review: true };
  const ends = (id: string, value: string) =>
    node('finish', id, 'choose', { nextStepCondition: { is: 'branch', op: '=', value } });
  const counted = (of: typeof settings, more: Partial<PopulationSetup>) => {
    const document = protocol([
      node('ai', 'choose', null, { settings: of }),
      ends('one', 'a'),
      ends('two', 'b'),
    ]);
    const program = { id: 'p', protocols: [{ protocol: document, onFail: 'stop' as const }] };
    const setup = { ...usualSetup(program, 0, 'UTC'), followers: 200, team, ...more };
    return simulatePopulation(program, setup).steps.find((step) => step.node === 'choose');
  };
  const rates = { choices: { choose: { rates: { a: 0.1, b: 0.3 } } } };
  const { a = 0, b = 0 } = counted(settings, rates)?.branches ?? {};
  expect(a + b).toBe(200);
  expect(b / 200).toBeCloseTo(0.75, 1);
  // Nobody says anything: the rule decides.
  expect(counted(settings, { ...rates, team: { ...team, modelAnswers: 0 } })?.branches).toEqual({ a: 200 });
  // An expert confirms what the model said, or is too late and the rule decides.
  const seen = counted(looked, rates)?.branches ?? {};
  expect((seen.a ?? 0) + (seen.b ?? 0)).toBe(200);
});
