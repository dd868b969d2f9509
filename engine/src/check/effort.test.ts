import { describe, expect, it } from 'vitest';
import { mayPublish, type SafetyRule } from '../check.ts';
import { node, protocol } from '../testing/build.ts';
import { exploding } from '../testing/exploding.ts';
import { ITEMS, MOOD } from '../testing/items.ts';
import { otherProblems as check } from '../testing/other-problems.ts';
import { Effort, TooLarge, within } from './effort.ts';

describe('a protocol that is costly to check', () => {
  it.each(Object.entries(exploding))(
    '[C23] comes to an answer, always the same: %s',
    { timeout: 60_000 },
    (_, make) => {
      const first = check(make());
      expect(check(make())).toEqual(first);
    },
  );

  it('[C23] is an error that names the step and how many values it looks at', { timeout: 60_000 }, () => {
    const problems = check(exploding.populations?.() ?? protocol([]));
    expect(mayPublish(problems)).toBe(false);
    expect(problems.find(({ code }) => code === 'too-large')).toMatchObject({
      node: 'who-0',
      severity: 'error',
      data: { steps: ['who-0'], values: 15 },
    });
  });

  it('[C23] has no rule proven that was not looked at to the end', { timeout: 60_000 }, () => {
    const rule: SafetyRule = {
      id: 'r',
      name: 'Never alone',
      mustReach: 'expert',
      stepId: null,
      withinMinutes: 60,
      when: { is: 'kpi', kpi: 'kpi-1', op: '>', value: 100 },
    };
    const problems = check(exploding.populations?.() ?? protocol([]), { rules: [rule] });
    expect(problems.find(({ code }) => code === 'safety-unproven')?.data.reason).toBe('too-large');
  });
});

it('[C1] every answer of a long choice counts, and every mixture of many answers', {
  timeout: 60_000,
}, () => {
  const options = Array.from({ length: 12 }, (_, index) => ({ id: `o${index}`, label: `${index}` }));
  const item = {
    ...MOOD,
    scoring: { method: 'none' as const },
    bands: [],
    questions: [{ id: 'q', kind: 'multiple' as const, text: 'Which?', options }],
  };
  const chosen = (value: string) => ({ is: 'answer', item: 'many', question: 'q', op: '=', value }) as const;
  const asked = protocol(
    [
      node('assessment', 'ask', null, { selectedItem: 'many', window: { expireAfterMinutes: 60 } }),
      node('finish', 'one', 'ask', { nextStepCondition: chosen('o11') }),
      node('finish', 'both', 'ask', { nextStepCondition: { is: 'and', all: [chosen('o1'), chosen('o2')] } }),
      node('finish', 'rest', 'ask'),
    ],
    { ...ITEMS, many: item },
  );
  expect(check(asked)).toEqual([]);
  expect(check(exploding.answers?.() ?? protocol([]))).toEqual([]);
});

it('[C23] a part takes from the whole, and cannot take more than it was given', () => {
  const whole = new Effort(100);
  const part = whole.part(10);
  part.spend(10);
  expect(whole.left).toBe(90);
  expect(() => part.spend(1)).toThrow(TooLarge);
  expect(
    within(
      () => whole.spend(200),
      () => 'too large',
    ),
  ).toBe('too large');
});
