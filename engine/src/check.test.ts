import { describe, expect, it } from 'vitest';
import { mayPublish } from './check.ts';
import type { Condition } from './condition.ts';
import { applyEdit, type Edit } from './edit.ts';
import type { FlowNode, Protocol } from './protocol.ts';
import type { RecurringModule } from './recurring-module.ts';
import { module, node, protocol } from './testing/build.ts';
import { ITEMS, PULSE } from './testing/items.ts';
import { otherProblems as check } from './testing/other-problems.ts';

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
    const branches = ['a', 'b'].map((id) => ({ id, name: `Branch ${id}`, examples: ['Any'] }));
    const settings = { prompt: 'Choose', branches, fallback: 'c', review: false };
    expect(codes(of(node('ai', 'ai', null, { settings }), finish('f', 'ai')))).toEqual(['missing-item:ai:c']);
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

  it('[C9] a module bound to a step that is gone, or that nobody stays at', () => {
    expect(codes(withModule({ during: 'a' }))).toEqual([]);
    for (const during of ['gone', 'f']) {
      const [found] = check(withModule({ during }));
      expect(found).toMatchObject({ id: 'module-never-runs:m', severity: 'error' });
      expect(codes(applyEdit(withModule({ during }), found?.mend as Edit))).toEqual([]);
    }
    const told = {
      ...of(node('nudge', 'n', null, { selectedItem: 'hello' }), asking('a', 'n'), finish('f', 'a')),
      modules: [module('m', { selected_module: 'nudge', selected_item: 'hello', during: 'n' })],
    };
    expect(check(told)).toMatchObject([{ id: 'module-never-runs:m', severity: 'warning' }]);
  });

  it('[C15] what a bound module asks for is known from its step on, not before', () => {
    const reads = { is: 'kpi', kpi: 'pulse', op: '>', value: 90 } as const;
    const flow = (during: string) => ({
      ...of(
        node('wait', 'first', null, { settings: { kind: 'for', days: 2 } }),
        node('wait', 'high', 'first', { settings: { kind: 'for', days: 2 }, nextStepCondition: reads }),
        finish('f', 'first'),
        finish('g', 'high'),
      ),
      modules: [module('m', { selected_module: 'kpi', selected_item: 'pulse', during })],
    });
    expect(codes(flow('first'))).toEqual([]);
    expect(codes(flow('high'))).toContain('read-before-measured:high:pulse');
  });

  it('[C10] a module that never lets the protocol finish', () => {
    expect(codes(withModule({ prevent_finish: true }))).toEqual(['module-never-ends:m']);
    expect(codes(withModule({ prevent_finish: true, repeat: 3 }))).toEqual([]);
    expect(codes(withModule({ prevent_finish: true, during: 'a' }))).toEqual([]);
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
