import { describe, expect, it } from 'vitest';
import { mayPublish } from '../check.ts';
import type { Condition } from '../condition.ts';
import { applyEdit } from '../edit.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS, MOOD, PULSE } from '../testing/items.ts';
import { otherProblems as check } from '../testing/other-problems.ts';

const codes = (one: Protocol): string[] => check(one).map((problem) => problem.id);
const of = (...nodes: FlowNode[]) => protocol(nodes, ITEMS);
const asking = (id: string, parentId: string | null, more: object = {}) =>
  node('assessment', id, parentId, { selectedItem: 'mood', window: { expireAfterMinutes: 60 }, ...more });
const finish = (id: string, parentId: string, nextStepCondition: Condition = { is: 'always' }) =>
  node('finish', id, parentId, { nextStepCondition });
const score = (op: '<' | '<=' | '>' | '>=' | '=', value: number): Condition => ({ is: 'score', op, value });

describe('branches that nobody takes', () => {
  it('[C13] a condition that can never hold, in itself or after what came before', () => {
    const high = of(
      asking('a', null),
      finish('f', 'a', score('<=', 6)),
      finish('g', 'a', score('>', 6)),
      finish('h', 'a'),
    );
    expect(codes(high)).toEqual(['contradiction:g']);
    expect(mayPublish(check(high))).toBe(false);
    const both = of(
      asking('a', null),
      finish('f', 'a', { is: 'and', all: [score('<', 2), score('>', 4)] }),
      finish('h', 'a'),
    );
    expect(codes(both)).toEqual(['contradiction:f']);
    // Whoever comes to b has a high score, and nothing asks again.
    const named = (op: '<' | '>=', value: number): Condition => ({ is: 'score', item: 'mood', op, value });
    const later = of(
      asking('a', null),
      node('nudge', 'b', 'a', { selectedItem: 'hello', nextStepCondition: named('>=', 4) }),
      finish('f', 'b', named('<', 4)),
      finish('g', 'b'),
      finish('h', 'a'),
    );
    expect(codes(later)).toEqual(['contradiction:f']);
  });

  it('[C13] scores are those that answers can give', () => {
    const odd = { ...ITEMS, mood: { ...MOOD, scoring: { method: 'sum' as const, multiply: 2 } } };
    const three = [asking('a', null), finish('f', 'a', score('=', 3)), finish('g', 'a')];
    expect(codes(protocol(three, odd))).toEqual(['contradiction:f']);
    expect(codes(of(...three))).toEqual([]);
  });

  it('[C14] a condition that holds, but never after the ones before it', () => {
    const hidden = of(
      asking('a', null),
      finish('f', 'a', score('>=', 2)),
      finish('g', 'a', score('>=', 5)),
      finish('h', 'a'),
    );
    const [found] = check(hidden);
    expect(found).toMatchObject({ id: 'shadowed:g', severity: 'warning' });
    expect(found?.mend).toEqual({ edit: 'moveNode', nodeId: 'g', parentId: 'a', index: 0 });
    expect(found?.mend && codes(applyEdit(hidden, found.mend))).toEqual([]);
    const twice = of(asking('a', null), finish('f', 'a'), finish('g', 'a'));
    expect(check(twice)).toMatchObject([{ id: 'shadowed:g', mend: null }]);
  });
});

describe('what is known by then', () => {
  const fast: Condition = { is: 'kpi', kpi: 'pulse', op: '>', value: 90 };

  it('[C15] a KPI read before anything measures it', () => {
    const never = of(asking('a', null), finish('f', 'a', fast), finish('g', 'a'));
    const [found] = check(never);
    expect(found).toMatchObject({ id: 'read-before-measured:f:pulse', severity: 'error' });
    expect(found?.mend && codes(applyEdit(never, found.mend))).toEqual([]);
    expect(check(never, { carried: new Set(['pulse']) })).toEqual([]);
    const device = { ...ITEMS, pulse: { ...PULSE, origin: 'device' as const } };
    expect(codes({ ...never, items: device })).toEqual([]);
    const module_ = module('m', { selected_module: 'kpi', selected_item: 'pulse' });
    expect(codes({ ...never, modules: [module_] })).toEqual([]);
  });

  it('[C15] on some paths only, it is a warning', () => {
    const some = of(
      asking('a', null),
      node('kpi', 'k', 'a', { selectedItem: 'pulse', nextStepCondition: score('>', 3) }),
      node('jump', 'j', 'k', { rules: { jumpRule: { target: 'n' } } }),
      node('nudge', 'n', 'a', { selectedItem: 'hello' }),
      finish('f', 'n', fast),
      finish('g', 'n'),
    );
    expect(check(some)).toMatchObject([{ id: 'read-before-measured:f:pulse', severity: 'warning' }]);
  });

  it('[C16] a band that no answers lead to, and a condition that needs it', () => {
    const bands = [...MOOD.bands, { id: 'top', name: 'Top', min: 7, max: 9 }];
    const items = { ...ITEMS, mood: { ...MOOD, bands } };
    const nodes = [asking('a', null), finish('f', 'a')];
    expect(check(protocol(nodes, items))).toMatchObject([
      { id: 'band-never-reached:protocol:mood:top', severity: 'warning' },
    ]);
    const needs = [
      asking('a', null),
      finish('f', 'a', { is: 'band', op: '=', value: 'top' }),
      finish('g', 'a'),
    ];
    expect(check(protocol(needs, items))).toMatchObject([
      { id: 'band-never-reached:f:mood:top', severity: 'error', node: 'f' },
    ]);
  });

  it('[C17] steps from which no end can be reached any more', () => {
    const trap = of(
      asking('a', null),
      finish('f', 'a', { is: 'success' }),
      node('wait', 'w', 'a', { settings: { kind: 'for', days: 1 } }),
      node('jump', 'j', 'w', { rules: { jumpRule: { target: 'w' } } }),
    );
    expect(check(trap)).toMatchObject([
      { id: 'no-way-out:w', severity: 'error', data: { steps: ['w', 'j'] } },
    ]);
  });

  it('[C18] more told on one day than one person is told', () => {
    const hourly = (every_hour: number) => ({
      ...of(asking('a', null), finish('f', 'a')),
      modules: [
        module('m', { selected_module: 'nudge', selected_item: 'hello', at_time: '08:00', every_hour }),
      ],
    });
    expect(check(hourly(2))).toMatchObject([
      { id: 'too-many-prompts:m', severity: 'warning', data: { modules: 8 } },
    ]);
    expect(codes(hourly(4))).toEqual([]);
    const steps = (hours: number) =>
      of(
        node('nudge', 'n', null, { selectedItem: 'hello' }),
        node('wait', 'w', 'n', { settings: { kind: 'for', hours } }),
        finish('f', 'w', { is: 'days', op: '>', value: 9 }),
        node('jump', 'j', 'w', { rules: { jumpRule: { target: 'n' } } }),
      );
    expect(codes(steps(3))).toEqual(['too-many-prompts:n']);
    expect(codes(steps(5))).toEqual([]);
  });

  it('[C18] what is bound to a step counts from the day one can come to it, and one step at a time', () => {
    const told = (id: string, more: object) =>
      module(id, {
        selected_module: 'nudge',
        selected_item: 'hello',
        at_time: '08:00',
        every_hour: 4,
        ...more,
      });
    const flow = of(
      asking('a', null),
      node('wait', 'w', 'a', { settings: { kind: 'for', days: 10 } }),
      asking('b', 'w'),
      finish('f', 'b'),
    );
    const withModules = (...modules: Protocol['modules']) => ({ ...flow, modules });
    // Four a day at each of two steps, and nobody is at both.
    expect(codes(withModules(told('x', { during: 'a' }), told('y', { during: 'b' })))).toEqual([]);
    // Four a day in the first week, and four at a step that nobody reaches before day 10.
    const early = told('x', { stop_after: 7 });
    expect(codes(withModules(early, told('y', { during: 'b' })))).toEqual([]);
    expect(codes(withModules(early, told('y', { during: 'w' })))).toEqual(['too-many-prompts:y']);
    // All along, and at the step.
    expect(check(withModules(told('x', {}), told('y', { during: 'b' })))).toMatchObject([
      { data: { modules: 8 } },
    ]);
  });
});

it('[C22] [C11] a broken rule is an error with its path, and a mend after which it is proven', () => {
  const slow = of(
    asking('a', null),
    node('wait', 'w', 'a', { nextStepCondition: score('>', 4), settings: { kind: 'for', days: 2 } }),
    node('followup', 'c', 'w', { selectedItem: 'act', target: 'system' }),
    finish('f', 'c'),
    finish('g', 'a'),
  );
  const when: Condition = { is: 'score', item: 'mood', op: '>', value: 4 };
  const rule = { id: 'r', name: 'Soon', when, mustReach: 'step' as const, stepId: 'c', withinMinutes: 1_500 };
  const [found] = check(slow, { rules: [rule] });
  expect(found).toMatchObject({
    id: 'safety-broken:w:r',
    severity: 'error',
    node: 'w',
    data: { rule: 'r', reason: 'late' },
  });
  expect(found?.path?.map(({ node: id }) => id)).toEqual(['a', 'w']);
  expect(found?.mend).toMatchObject({ edit: 'updateNode', nodeId: 'w' });
  expect(found?.mend && check(applyEdit(slow, found.mend), { rules: [rule] })).toEqual([]);
  const expert = { ...rule, mustReach: 'expert' as const, stepId: null };
  const [told] = check(slow, { rules: [expert] });
  expect(told?.mend).toMatchObject({ edit: 'setItem', itemId: 'mood', item: { alert: when } });
  const never = { ...rule, when: { ...when, value: 6 } };
  expect(check(slow, { rules: [never] })).toMatchObject([{ code: 'safety-idle', severity: 'warning' }]);
});
