import { describe, expect, it } from 'vitest';
import { check, mayPublish } from './check.ts';
import type { Condition } from './condition.ts';
import { applyEdit } from './edit.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { ITEMS, MOOD, PULSE } from './testing/items.ts';

const codes = (one: Protocol): string[] => check(one).map((problem) => problem.id);
const of = (...nodes: FlowNode[]) => protocol(nodes, ITEMS);
const asking = (id: string, parentId: string | null, more: object = {}) =>
  node('assessment', id, parentId, { selectedItem: 'mood', window: { expireAfterMinutes: 60 }, ...more });
const finish = (id: string, parentId: string, nextStepCondition: Condition = { is: 'always' }) =>
  node('finish', id, parentId, { nextStepCondition });
const score = (op: '<' | '<=' | '>' | '>=' | '=', value: number): Condition => ({ is: 'score', op, value });

describe('a sound protocol', () => {
  it('[C1] has no problems', () => {
    const sound = of(asking('a', null), finish('f', 'a', { is: 'success' }), node('fail', 'x', 'a'));
    expect(check(sound)).toEqual([]);
    expect(mayPublish(check(sound))).toBe(true);
  });
});

describe('the flow', () => {
  it('[C2] nobody can finish', () => {
    expect(codes(of(asking('a', null), node('fail', 'x', 'a')))).toEqual(['no-finish:protocol']);
    expect(codes(of())).toEqual(['no-finish:protocol']);
    expect(mayPublish(check(of()))).toBe(false);
  });

  //   a ─┬─ f      jumped to, whatever happens
  //      └─ b ─ g  never asked
  it('[C3] a step that cannot be reached is named once, at the top of its branch', () => {
    const dead = of(
      asking('a', null, { rules: { jumpRule: { target: 'f', targetSuccess: 'f' } } }),
      finish('f', 'a'),
      asking('b', 'a'),
      finish('g', 'b'),
    );
    expect(codes(dead)).toEqual(['unreachable:b']);
    expect(check(dead)[0]).toMatchObject({ severity: 'warning', data: { below: 1 } });
  });

  it('[C3] what only a jump reaches is reached', () => {
    const jumped = of(
      asking('a', null, { rules: { jumpRule: { target: 'b', targetSuccess: 'f' } } }),
      finish('f', 'a'),
      finish('b', 'a'),
    );
    expect(codes(jumped)).toEqual([]);
  });

  it('[C4] nothing follows', () => {
    expect(
      codes(of(asking('a', null, { rules: { jumpRule: { targetSuccess: 'f' } } }), finish('f', 'a'))),
    ).toEqual([]);
    expect(codes(of(asking('a', null), asking('b', 'a'), finish('f', 'a')))).toContain('dead-end:b');
  });

  it('[C5] a case that no child takes', () => {
    const open = of(asking('a', null), finish('f', 'a', { is: 'success' }));
    expect(check(open)).toMatchObject([
      { id: 'open-case:a', severity: 'error', data: { results: ['failure'] } },
    ]);
    const gap = of(
      asking('a', null),
      finish('f', 'a', score('<', 3)),
      finish('g', 'a', score('>', 3)),
      node('fail', 'x', 'a', { nextStepCondition: { is: 'failure' } }),
    );
    expect(check(gap)).toMatchObject([
      { id: 'open-case:a', data: { results: ['success'], example: [{ fact: { is: 'score' }, value: 3 }] } },
    ]);
  });

  it('[C5] whole scores leave no case between two whole numbers', () => {
    const closed = of(
      asking('a', null),
      finish('f', 'a', score('<=', 2)),
      finish('g', 'a', score('>=', 3)),
      node('fail', 'x', 'a', { nextStepCondition: { is: 'failure' } }),
    );
    expect(codes(closed)).toEqual([]);
  });

  it('[C5] a case that only declining brings about, or that only has to wait, is a warning', () => {
    const noWindow = of(
      node('kpi', 'k', null, { selectedItem: 'pulse' }),
      finish('f', 'k', { is: 'success' }),
    );
    expect(check(noWindow)).toMatchObject([{ id: 'open-case:k', severity: 'warning' }]);
    const waiting = of(
      node('nudge', 'n', null, { selectedItem: 'hello' }),
      finish('f', 'n', { is: 'days', op: '>=', value: 3 }),
    );
    expect(check(waiting)).toMatchObject([{ severity: 'warning', data: { waits: true } }]);
  });
});

describe('jumps and loops', () => {
  it('[C6] a jump to nothing', () => {
    const lost = of(
      asking('a', null, { rules: { jumpRule: { target: 'gone' } } }),
      finish('f', 'a'),
      node('jump', 'j', 'a'),
    );
    expect(codes(lost)).toEqual(['jump-to-nothing:a:target', 'shadowed:j', 'jump-to-nothing:j']);
  });

  const looping = (...more: FlowNode[]) =>
    of(
      node('nudge', 'a', null, { selectedItem: 'hello' }),
      ...more,
      node('jump', 'j', 'a', { rules: { jumpRule: { target: 'a' } } }),
    );

  it('[C7] a loop that takes no time', () => {
    expect(codes(looping())).toEqual(['no-finish:protocol', 'loop-without-time:a']);
    expect(check(looping())[1]?.data).toEqual({ steps: ['a', 'j'] });
  });

  it('[C7] one that ends after some attempts is none', () => {
    expect(codes(looping(finish('f', 'a', { is: 'attempts', op: '>=', value: 3 })))).toEqual([]);
  });

  it('[C7] one with a wait in it is none', () => {
    const waits = of(
      node('wait', 'w', null, { settings: { kind: 'for', days: 1 } }),
      finish('f', 'w', { is: 'days', op: '>', value: 9 }),
      node('jump', 'j', 'w', { rules: { jumpRule: { target: 'w' } } }),
    );
    expect(codes(waits)).toEqual([]);
  });
});

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

  it('[C15] on some ways only, it is a warning', () => {
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
});

it('[C22] [C11] a broken rule is an error with its way, and a mend after which it is proven', () => {
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

describe('items and modules', () => {
  it('[C8] a missing item, of a step, a condition or a module', () => {
    const without = of(
      node('kpi', 'k', null),
      finish('f', 'k', { is: 'kpi', kpi: 'height', op: '>', value: 1 }),
      finish('g', 'k'),
    );
    expect(codes(without)).toContain('missing-item:k');
    expect(codes(without)).toContain('missing-item:f:height');
    const wrongKind = of(node('kpi', 'k', null, { selectedItem: 'mood' }), finish('f', 'k'));
    expect(codes(wrongKind)).toEqual(['missing-item:k']);
    const beside = {
      ...of(asking('a', null), finish('f', 'a')),
      modules: [module('m', { selected_module: 'kpi', selected_item: 'x' })],
    };
    expect(codes(beside)).toEqual(['missing-item:m']);
  });

  it('[C8] a fallback that is none of the branches', () => {
    const settings = { prompt: 'Choose', branches: [{ id: 'a', name: 'A' }], fallback: 'b', review: false };
    expect(codes(of(node('ai', 'ai', null, { settings }), finish('f', 'ai')))).toEqual(['missing-item:ai:b']);
  });

  it('[C8] an alert that asks for something nobody has', () => {
    const alert: Condition = { is: 'kpi', kpi: 'height', op: '>', value: 1 };
    const pulse = { ...PULSE, alert };
    const deaf = { ...of(asking('a', null), finish('f', 'a')), items: { ...ITEMS, pulse } };
    expect(codes(deaf)).toEqual(['missing-item:protocol:pulse:height']);
    expect(check(deaf)).toMatchObject([{ data: { of: 'pulse', item: 'height' } }]);
  });

  const withModule = (rule: Partial<RecurringModule>) => ({
    ...of(asking('a', null), finish('f', 'a')),
    modules: [module('m', { selected_module: 'nudge', selected_item: 'hello', ...rule })],
  });

  it('[C9] a module that never runs', () => {
    expect(codes(withModule({}))).toEqual([]);
    expect(codes(withModule({ start_after: 7, stop_after: 7 }))).toEqual(['module-never-runs:m']);
    const someWeekdays = check(withModule({ at_week_days: ['mon'], stop_after: 3 }));
    expect(someWeekdays).toMatchObject([{ id: 'module-never-runs:m', severity: 'warning' }]);
  });

  it('[C10] a module that never lets the protocol finish', () => {
    expect(codes(withModule({ prevent_finish: true }))).toEqual(['module-never-ends:m']);
    expect(codes(withModule({ prevent_finish: true, repeat: 3 }))).toEqual([]);
  });
});

it('[C11] a mend takes away the problem it is offered for', () => {
  const broken = {
    ...of(
      node('nudge', 'n', null, { selectedItem: 'hello' }),
      asking('a', 'n', {
        rules: { jumpRule: { target: 'gone' } },
        nextStepCondition: { is: 'attempts', op: '=', value: 2 },
      }),
      asking('b', 'a', { nextStepCondition: { is: 'success' } }),
      asking('c', 'b', { nextStepCondition: { is: 'success' } }),
      finish('f', 'c', { is: 'success' }),
      node('jump', 'back', 'b', { rules: { jumpRule: { target: 'n' } } }),
      node('jump', 'lost', 'b'),
      node('jump', 'j', 'n', { rules: { jumpRule: { target: 'n' } } }),
    ),
    modules: [
      module('m', { selected_module: 'nudge', selected_item: 'hello', prevent_finish: true }),
      module('o', { selected_module: 'nudge', selected_item: 'hello', start_after: 2, stop_after: 1 }),
    ],
  };
  const offered = check(broken).filter((problem) => problem.mend !== null);
  expect(offered.map((problem) => problem.code)).toEqual([
    'loop-without-time',
    'jump-to-nothing',
    'open-case',
    'jump-to-nothing',
    'module-never-ends',
    'module-never-runs',
  ]);
  for (const { id, mend } of offered) if (mend) expect(codes(applyEdit(broken, mend))).not.toContain(id);
});
