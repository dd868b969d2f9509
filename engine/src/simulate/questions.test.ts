import { expect, it } from 'vitest';
import type { Program } from '../protocol.ts';
import type { Decision } from '../steps/ai/read-decision.ts';
import { node, protocol } from '../testing/build.ts';
import { simulatePopulation } from './population.ts';
import { type OpenQuestion, openQuestions } from './questions.ts';
import { type PopulationSetup, usualSetup } from './setup.ts';

const branches = [
  { id: 'a', name: 'A' },
  { id: 'b', name: 'B' },
];
const settings = { prompt: '?', branches, fallback: 'a', review: false, facts: [{ is: 'age' as const }] };
const isBranch = (value: string) => ({
  nextStepCondition: { is: 'branch' as const, op: '=' as const, value },
});
/** choose → b: again → finish · a: finish */
const flow = protocol([
  node('ai', 'choose', null, { settings }),
  node('finish', 'early', 'choose', isBranch('a')),
  node('ai', 'again', 'choose', { settings, ...isBranch('b') }),
  node('finish', 'end', 'again'),
]);
const program: Program = { id: 'p', protocols: [{ protocol: flow, onFail: 'stop' }] };
const begun: PopulationSetup = { ...usualSetup(program, 0, 'UTC'), followers: 20, said: {} };

const ageOf = ({ facts }: OpenQuestion) =>
  facts.flatMap((fact) => (fact.is === 'age' ? [fact.value ?? 0] : []))[0] ?? 0;

/** Asks until nothing is open. */
function asked(answer: (question: OpenQuestion) => Decision) {
  const rounds: OpenQuestion[][] = [];
  let setup = begun;
  for (;;) {
    const open = openQuestions(program, setup);
    if (open.length === 0) return { rounds, setup };
    rounds.push(open);
    const said = Object.fromEntries(open.map((question) => [question.key, answer(question)]));
    setup = { ...setup, said: { ...setup.said, ...said } };
  }
}
const branchesAt = (setup: PopulationSetup, id: string) =>
  simulatePopulation(program, setup).steps.find((step) => step.node === id)?.branches;

it('[R114] a model is asked once about each follower and choice, with what is known of them, and its answer counts', () => {
  const { rounds, setup } = asked((question) => ({ branch: ageOf(question) >= 50 ? 'b' : 'a', sure: 1 }));
  const [first = [], second = []] = rounds;
  expect(rounds).toHaveLength(2);
  expect(first).toHaveLength(20);
  const older = first.filter((question) => ageOf(question) >= 50).length;
  expect(older).toBeGreaterThan(0);
  expect(second.map(({ node: step }) => step)).toEqual(Array(older).fill('again'));
  expect(branchesAt(setup, 'choose')).toEqual({ a: 20 - older, b: older });
  expect(branchesAt(setup, 'again')).toEqual({ b: older });
  // The same setup is the same result, without anybody being asked.
  expect(simulatePopulation(program, setup)).toEqual(simulatePopulation(program, setup));
  expect(openQuestions(program, setup)).toEqual([]);
});

it('[R114] silence, and what is no answer, leave it to the rule', () => {
  const { setup } = asked(() => ({ branch: 'nonsense', because: 'no-such-branch' }));
  expect(branchesAt(setup, 'choose')).toEqual({ a: 20 });
  expect(branchesAt(begun, 'choose')).toEqual({ a: 20 });
});
