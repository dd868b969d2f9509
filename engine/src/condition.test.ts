import { describe, expect, it } from 'vitest';
import {
  type Condition,
  compare,
  evaluate,
  type FactValue,
  holds,
  leavesOf,
  reevaluate,
} from './condition.ts';
import { factsOf } from './facts.ts';
import { graphOf } from './graph.ts';
import { node, protocol } from './testing/build.ts';
import { Drive, time } from './testing/drive.ts';
import { ITEMS } from './testing/items.ts';

const truth = (condition: Condition, value: FactValue): boolean => holds(condition, () => value);

describe('conditions', () => {
  it('[R7] and, or and comparisons', () => {
    const days = (op: '<' | '<=' | '=' | '!=' | '>=' | '>', value: number): Condition => ({
      is: 'days',
      op,
      value,
    });
    expect([days('<', 3), days('<=', 3), days('=', 3)].map((one) => truth(one, 3))).toEqual([
      false,
      true,
      true,
    ]);
    expect([days('>', 3), days('>=', 3), days('!=', 3)].map((one) => truth(one, 3))).toEqual([
      false,
      true,
      false,
    ]);
    expect(truth({ is: 'and', all: [days('>', 1), days('<', 5)] }, 3)).toBe(true);
    expect(truth({ is: 'and', all: [days('>', 1), days('<', 2)] }, 3)).toBe(false);
    expect(truth({ is: 'or', any: [days('>', 9), days('<', 5)] }, 3)).toBe(true);
    expect(truth({ is: 'or', any: [days('>', 9), days('<', 1)] }, 3)).toBe(false);
  });

  it('[R7] success and failure ask for the outcome of the step just ended', () => {
    expect(truth({ is: 'success' }, 'success')).toBe(true);
    expect(truth({ is: 'failure' }, 'success')).toBe(false);
  });

  it('[R8] nothing is true of a value that is not known, not even that it differs', () => {
    for (const op of ['=', '!=', '<', '<=', '>', '>='] as const)
      expect(compare({ is: 'kpi', kpi: 'x', op, value: 1 }, null)).toBe(false);
  });

  it('[R8] values of different kinds are neither less nor more', () => {
    expect(compare({ is: 'answer', question: 'q', op: '<', value: 5 }, 'four')).toBe(false);
    expect(compare({ is: 'answer', question: 'q', op: '>=', value: 5 }, true)).toBe(false);
  });

  it('[R9] a list equals a value when it holds it', () => {
    expect(compare({ is: 'sign', op: '=', value: 'snoring' }, ['snoring', 'tired'])).toBe(true);
    expect(compare({ is: 'sign', op: '!=', value: 'snoring' }, ['snoring', 'tired'])).toBe(false);
    expect(compare({ is: 'sign', op: '!=', value: 'snoring' }, [])).toBe(true);
  });

  it('[R29] a record decides the same, part by part', () => {
    const condition: Condition = {
      is: 'or',
      any: [{ is: 'and', all: [{ is: 'always' }, { is: 'age', op: '>', value: 60 }] }, { is: 'failure' }],
    };
    for (const value of [59, 60, 61, null]) {
      const record = evaluate(condition, (leaf) => ('op' in leaf ? value : 'success'));
      expect(reevaluate(JSON.parse(JSON.stringify(record)))).toBe(record.holds);
    }
    expect(leavesOf(condition)).toHaveLength(1);
  });
});

describe('facts', () => {
  const asked = protocol(
    [
      node('assessment', 'a', null, { selectedItem: 'mood' }),
      node('kpi', 'k', 'a', { selectedItem: 'pulse' }),
      node('followup', 'x', 'k', { selectedItem: 'act' }),
    ],
    ITEMS,
  );
  const run = new Drive(asked, undefined, {
    person: { age: 44, sex: 'female', roles: ['patient'], signs: ['snoring'] },
  });
  run.at('2026-03-02 10:00', { type: 'answers', task: run.task(), answers: { q1: 'p1', q2: 'p0' } });
  run.at('2026-03-02 11:00', { type: 'reading', kpi: 'pulse', value: 90 });
  run.at('2026-03-03 11:00', { type: 'reading', kpi: 'pulse', value: 70, task: run.task() });
  const fact = (
    condition: Parameters<ReturnType<typeof factsOf>>[0],
    nodeId = 'k',
    at = '2026-03-05 00:00',
  ) => factsOf(graphOf(asked), run.run, nodeId, time(at))(condition);

  it('[R7] each fact is read from its place', () => {
    expect(fact({ is: 'success' })).toBe('success');
    expect(fact({ is: 'score', op: '=', value: 0 })).toBeNull();
    expect(fact({ is: 'score', op: '=', value: 0 }, 'a')).toBe(4);
    expect(fact({ is: 'score', item: 'mood', op: '=', value: 0 })).toBe(4);
    expect(fact({ is: 'band', op: '=', value: '' }, 'a')).toBe('high');
    expect(fact({ is: 'band', item: 'mood', op: '=', value: '' })).toBe('high');
    expect(fact({ is: 'answer', question: 'q1', op: '=', value: '' }, 'a')).toBe('p1');
    expect(fact({ is: 'answer', item: 'mood', question: 'q2', op: '=', value: '' })).toBe('p0');
    expect(fact({ is: 'days', op: '=', value: 0 })).toBe(3);
    expect(fact({ is: 'attempts', op: '=', value: 0 })).toBe(1);
    expect(fact({ is: 'attempts', node: 'nowhere', op: '=', value: 0 })).toBe(0);
    expect(fact({ is: 'age', op: '=', value: 0 })).toBe(44);
    expect(fact({ is: 'sex', op: '=', value: '' })).toBe('female');
    expect(fact({ is: 'role', op: '=', value: '' })).toEqual(['patient']);
    expect(fact({ is: 'sign', op: '=', value: '' })).toEqual(['snoring']);
  });

  it('[R7] a KPI offers its last and first reading, the change, and how many there are', () => {
    const kpi = (stat?: 'last' | 'first' | 'change' | 'count') =>
      fact({ is: 'kpi', kpi: 'pulse', ...(stat && { stat }), op: '=', value: 0 });
    expect([kpi(), kpi('last'), kpi('first'), kpi('change'), kpi('count')]).toEqual([70, 70, 90, -20, 2]);
  });

  it('[T14] days are local dates since the beginning, the first is 0', () => {
    expect(fact({ is: 'days', op: '=', value: 0 }, 'k', '2026-03-02 23:59')).toBe(0);
    expect(fact({ is: 'days', op: '=', value: 0 }, 'k', '2026-03-03 00:00')).toBe(1);
    const auckland = new Drive(asked, '2026-03-02 23:30', { zone: 'Pacific/Auckland' });
    const ask = factsOf(graphOf(asked), auckland.run, 'a', time('2026-03-03 00:10', 'Pacific/Auckland'));
    expect(ask({ is: 'days', op: '=', value: 0 })).toBe(1);
  });
});
