import type { Program } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { choicesAt, choosingSteps, fittingChoices } from './model-choices.ts';

const named = (id: string, inner: object[] = []) => ({
  id,
  name: id,
  ...(inner.length > 0 && { branches: inner }),
});
const chooses = (id: string, branches: object[], more: object = {}) => ({
  id,
  type: 'ai',
  parentId: null,
  data: { name: id, settings: { prompt: '?', branches, fallback: 'a', review: false, ...more } },
});
const program = (...nodes: object[]) =>
  ({ id: 'p', protocols: [{ protocol: { nodes } }, { protocol: { nodes } }] }) as unknown as Program;
const both = program(
  chooses('first', [named('a'), named('b', [named('c'), named('d')])], { sureFrom: 60 }),
  chooses('second', [named('a'), named('b')]),
);

describe('how a simulated model chooses', () => {
  it('is said of the innermost branches of each step once, as often each at first', () => {
    const steps = choosingSteps(both);
    expect(steps.map(({ step, minds, branches }) => [step, minds, branches.map(({ id }) => id)])).toEqual([
      ['first', true, ['a', 'c', 'd']],
      ['second', false, ['a', 'b']],
    ]);
    const [first] = steps;
    if (!first) throw new Error('It is there.');
    expect(choicesAt(undefined, first)).toEqual({ rates: { a: 0.34, c: 0.33, d: 0.33 }, unsure: 0 });
    expect(choicesAt({ first: { rates: { a: 1 } } }, first)).toEqual({ rates: { a: 1, c: 0, d: 0 } });
  });

  it('is let go of with the steps and branches that are gone', () => {
    const kept = {
      first: { rates: { a: 0.2, gone: 0.8 } },
      second: { rates: { gone: 1 } },
      lost: { rates: { a: 1 } },
    };
    expect(fittingChoices(both, kept)).toEqual({ first: { rates: { a: 0.2, c: 0, d: 0 } } });
    expect(fittingChoices(both, { lost: { rates: { a: 1 } } })).toBeUndefined();
    expect(fittingChoices(both, undefined)).toBeUndefined();
  });
});
