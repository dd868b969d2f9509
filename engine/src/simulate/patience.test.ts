import { describe, expect, it } from 'vitest';
import type { AssessmentItem } from '../items.ts';
import type { Protocol } from '../protocol.ts';
import type { Question } from '../questions.ts';
import { node, protocol } from '../testing/build.ts';
import { ACTIVITY, MOOD } from '../testing/items.ts';
import { only, profile, programOf, setupFor } from '../testing/populations.ts';
import { countQuestions, staysThrough, stopHalfWay } from './patience.ts';
import { lifeOf, simulatePopulation } from './population.ts';
import { setupFaults } from './setup.ts';

const sheet = (questions: number): AssessmentItem => ({
  ...MOOD,
  scoring: { method: 'none' },
  bands: [],
  questions: Array.from({ length: questions }, (_, index) => ({
    id: `q${index + 1}`,
    kind: 'scale' as const,
    text: 'How much?',
    min: 0,
    max: 4,
  })),
});

/** One sheet without a window, then the end. */
const asking = (questions: number): Protocol => ({
  ...protocol([
    node('assessment', 'sheet', null, { selectedItem: 'sheet' }),
    node('followup', 'task', 'sheet', { selectedItem: 'task' }),
    node('finish', 'end', 'task'),
  ]),
  items: { sheet: sheet(questions), task: ACTIVITY },
});

describe('patience', { timeout: 60_000 }, () => {
  it('[R62] nobody stops before their patience ends, and each question more costs some', () => {
    const { patience } = profile('busy');
    expect(staysThrough(patience, patience.questions)).toBe(1);
    expect(staysThrough(patience, patience.questions + 1)).toBeCloseTo(1 - patience.givesUp);
    expect(staysThrough(patience, 40)).toBeLessThan(staysThrough(patience, 20));
    expect(staysThrough({ questions: 0, givesUp: 1 }, 1)).toBe(0);
  });

  it('[R62] a matrix counts by its rows, and a question that only an answer brings does not count', () => {
    const [first] = sheet(1).questions as [Question];
    const options = [{ id: 'no', label: 'No' }];
    const rows = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
    const item: AssessmentItem = {
      ...sheet(0),
      questions: [
        first,
        { id: 'grid', kind: 'matrix', text: 'Each', rows, options },
        { ...first, id: 'more', when: { is: 'answer', question: 'q1', op: '>=', value: 3 } },
      ],
    };
    expect(countQuestions(item)).toBe(4);
    expect(countQuestions(undefined)).toBe(0);
  });

  it('[R62] a shorter sheet lets more people through, and nobody whom the long one let through is lost', () => {
    const [long, short] = [programOf(asking(24)), programOf(asking(6))];
    const setup = setupFor(long, { followers: 400 });
    const [slow, quick] = [simulatePopulation(long, setup), simulatePopulation(short, setup)];
    const at = (result: typeof slow) => result.steps.find((step) => step.node === 'sheet')?.stuck ?? 0;
    expect(at(slow)).toBeGreaterThan(at(quick) + 40);
    expect(slow.stuck[0]).toMatchObject({ node: 'sheet', reason: 'waits-for-follower' });
    const through = (program: typeof long, number: number) =>
      [...lifeOf(program, setup, number)].some(({ event }) => event?.type === 'answers');
    for (let number = 1; number <= 60; number++)
      if (through(long, number)) expect(through(short, number), `follower ${number}`).toBe(true);
  });

  it('[R62] what is asked elsewhere is done as before', () => {
    const setup = setupFor(programOf(asking(6)), { profiles: only('eager') });
    const taskAt = (questions: number, number: number) =>
      [...lifeOf(programOf(asking(questions)), setup, number)].map(({ at, event }) => [event?.type, at]);
    expect(taskAt(6, 3)).toEqual(taskAt(30, 3));
  });

  it('[R62] how many of a whole group would stop half-way is known beforehand', () => {
    const setup = setupFor(programOf(asking(1)));
    expect(stopHalfWay(setup, 1)).toBe(0);
    expect(stopHalfWay({ ...setup, profiles: only('busy') }, 9)).toBeCloseTo(0.025);
    expect(stopHalfWay({ ...setup, profiles: [] }, 9)).toBe(0);
  });

  it('[R45] a patience that makes no sense is refused with its place', () => {
    const setup = setupFor(programOf(asking(1)), { profiles: only('busy') });
    const [part] = setup.profiles;
    const patience = { questions: -1, givesUp: 2 };
    const profiles = part ? [{ ...part, profile: { ...part.profile, patience } }] : [];
    expect(setupFaults({ ...setup, profiles }).map(({ path }) => path)).toEqual([
      'profiles[0].profile.patience.questions',
      'profiles[0].profile.patience.givesUp',
    ]);
  });
});
