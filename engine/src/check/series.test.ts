import { describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import type { Condition, Over } from '../condition.ts';
import type { AssessmentItem, Item } from '../items.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { node, protocol } from '../testing/build.ts';
import { ITEMS, MOOD, PULSE } from '../testing/items.ts';
import type { Problem } from './problem.ts';
import { proveRule } from './safety.ts';

const named = (name: string, item: Item): Item => ({ ...item, name });
const SCALED: AssessmentItem = {
  ...MOOD,
  name: 'Mood',
  subscales: [{ id: 'half', name: 'Half', questions: ['q1'] }],
};
const items = {
  ...ITEMS,
  pulse: named('Heart rate', PULSE),
  mood: SCALED,
  act: named('Walk', ITEMS.act as Item),
};

/** A reading or a sheet is asked for, then one branch for each condition; all of them end. */
function flow(type: 'kpi' | 'assessment', ...conditions: Condition[]): Protocol {
  const selectedItem = type === 'kpi' ? 'pulse' : 'mood';
  const asked = { name: 'Ask', selectedItem, window: { expireAfterMinutes: 60 } };
  return protocol(
    [
      { ...node('kpi', 'ask', null, asked), type } as FlowNode,
      ...conditions.flatMap((nextStepCondition, index) => [
        node('finish', `end${index}`, 'ask', { name: `End ${index}`, nextStepCondition }),
      ]),
    ],
    items,
  );
}
/** Each flow asks only once: that there are too few is another matter. [C49] */
const found = (document: Protocol): string[] =>
  check(document)
    .filter(({ code }) => code !== 'too-few-readings')
    .map(({ id, severity }: Problem) => `${severity} ${id}`);

const overs: Over[] = [
  { of: 'row', times: 3 },
  { of: 'average', days: 7 },
  { of: 'change', days: 7 },
];
const pulse = (over: Over, op: '>=' | '<', value: number): Condition => ({
  is: 'kpi',
  kpi: 'pulse',
  over,
  op,
  value,
});

describe('several readings together, to the checker', () => {
  it('[C46] both ways are possible: no branch is unreachable, shadowed or contradictory', () => {
    for (const over of overs)
      expect(found(flow('kpi', pulse(over, '>=', 100), { is: 'always' }))).toEqual([]);
    for (const over of overs)
      expect(found(flow('assessment', { is: 'score', over, op: '>=', value: 3 }, { is: 'always' }))).toEqual(
        [],
      );
  });

  it('[C46] [C5] whoever has too few readings yet would have to wait: a warning, with the case', () => {
    for (const over of overs) {
      const document = flow('kpi', pulse(over, '>=', 100), pulse(over, '<', 100));
      expect(found(document)).toEqual(['warning open-case:ask']);
      const [problem] = check(document);
      expect(problem?.data.example).toMatchObject([{ fact: { is: 'kpi', over }, value: null }]);
    }
  });

  it('[C46] [C13] what the range of one reading rules out is a contradiction all the same', () => {
    for (const over of overs) {
      const never = flow('kpi', pulse(over, '>=', 251), { is: 'always' });
      expect(found(never)).toEqual(['error contradiction:end0']);
    }
  });

  it('[C46] a subscale takes every value that its own questions can give', () => {
    const half = (op: '>=' | '<' | '>', value: number): Condition => ({
      is: 'score',
      subscale: 'half',
      op,
      value,
    });
    const rest: Condition = { is: 'failure' };
    expect(found(flow('assessment', half('>=', 2), half('<', 2), rest))).toEqual([]);
    expect(found(flow('assessment', half('>=', 2), half('<', 1), rest))).toEqual(['error open-case:ask']);
    expect(found(flow('assessment', half('>', 3), { is: 'always' }))).toEqual(['error contradiction:end0']);
  });

  it('[C8] [C46] a subscale that the assessment does not have is missing', () => {
    const gone: Condition = { is: 'score', subscale: 'gone', op: '>=', value: 1 };
    expect(found(flow('assessment', gone, { is: 'always' }))).toContain('error missing-item:end0:gone');
  });

  it('[C46] a rule about them is proven by an alert that asks for the same, else it could not be', () => {
    const high = pulse({ of: 'row', times: 3 }, '>=', 140);
    const rule = {
      id: 'r',
      name: '',
      when: high,
      mustReach: 'expert',
      stepId: null,
      withinMinutes: 60,
    } as const;
    const plain = flow('kpi', { is: 'always' });
    expect(proveRule(plain, rule).status).toBe('unproven');
    const alerting = { ...plain, items: { ...items, pulse: { ...items.pulse, alert: high } as Item } };
    expect(proveRule(alerting, rule).status).toBe('proven');
  });
});
