import { describe, expect, it } from 'vitest';
import type { Condition } from '../condition.ts';
import type { FlowNode, Protocol } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ITEMS, PULSE } from '../testing/items.ts';
import { proveRule, type SafetyRule, type Verdict } from './safety.ts';

const of = (...nodes: FlowNode[]): Protocol => protocol(nodes, ITEMS);
const HIGH: Condition = { is: 'score', item: 'mood', op: '>=', value: 5 };
const FAST: Condition = { is: 'kpi', kpi: 'pulse', op: '>', value: 180 };
const rule = (when: Condition, withinMinutes: number, more: Partial<SafetyRule> = {}): SafetyRule => ({
  id: 'r',
  name: 'A rule',
  when,
  mustReach: 'expert',
  stepId: null,
  withinMinutes,
  ...more,
});
const ask = (id: string, parentId: string | null, more: object = {}) =>
  node('assessment', id, parentId, { selectedItem: 'mood', window: { expireAfterMinutes: 60 }, ...more });
const call = (id: string, parentId: string, more: object = {}) =>
  node('followup', id, parentId, { selectedItem: 'act', target: 'system', ...more });
const status = (verdict: Verdict) => verdict.status;
const pathOf = (verdict: Verdict) => ('path' in verdict ? verdict.path : []);

//   a ─┬─ w (high) ─ c (expert) ─ f
//      └─ g
const escalates = (minutes: number) =>
  of(
    ask('a', null),
    node('wait', 'w', 'a', { nextStepCondition: HIGH, settings: { kind: 'for', minutes } }),
    call('c', 'w'),
    node('finish', 'f', 'c'),
    node('finish', 'g', 'a'),
  );

describe('when the rule’s time begins', () => {
  it('[C19] after the step that measures', () => {
    expect(proveRule(escalates(30), rule(HIGH, 30))).toEqual({ status: 'proven' });
    const late = proveRule(escalates(31), rule(HIGH, 30));
    expect(late).toMatchObject({
      status: 'broken',
      reason: 'late',
      minutes: 31,
      since: 'a',
      byItself: false,
    });
    expect(pathOf(late)).toEqual([
      { node: 'a', result: 'success', minutes: 0, counts: false },
      { node: 'w', result: null, minutes: 31, counts: true },
    ]);
  });

  it('[C19] anew with each sheet: who is asked again on the way may be let go', () => {
    const again = of(
      ask('a', null),
      node('wait', 'w', 'a', { nextStepCondition: HIGH, settings: { kind: 'for', minutes: 10 } }),
      ask('b', 'w', { window: { expireAfterMinutes: 20 } }),
      call('c', 'b', { nextStepCondition: HIGH }),
      node('finish', 'f', 'c'),
      node('finish', 'g', 'b'),
      node('finish', 'h', 'a'),
    );
    // A second, lower score lets them finish: the first was never looked at.
    expect(proveRule(again, rule(HIGH, 60))).toMatchObject({ status: 'broken', reason: 'ends', since: 'a' });
  });

  it('[C19] while somebody rests, because a reading can come by itself', () => {
    const waits = of(
      node('wait', 'w', null, { settings: { kind: 'for', days: 7 } }),
      node('finish', 'f', 'w'),
    );
    const found = proveRule(waits, rule(FAST, 1_440));
    expect(found).toMatchObject({ status: 'broken', byItself: true, since: 'w', reason: 'late' });
    const told = { ...waits, items: { ...ITEMS, pulse: { ...PULSE, alert: FAST } } };
    expect(proveRule(told, rule(FAST, 1))).toEqual({ status: 'proven' });
    const tooHigh = { ...FAST, value: 200 } as Condition;
    const half = { ...waits, items: { ...ITEMS, pulse: { ...PULSE, alert: tooHigh } } };
    expect(status(proveRule(half, rule(FAST, 1_440)))).toBe('broken');
  });

  it('[C19] at the start, where it only asks who somebody is', () => {
    const old = rule({ is: 'age', op: '>=', value: 65 }, 60);
    const asked = of(ask('a', null), call('c', 'a'), node('finish', 'f', 'c'));
    expect(status(proveRule(asked, old))).toBe('proven');
    expect(status(proveRule(asked, { ...old, withinMinutes: 59 }))).toBe('broken');
  });

  it('[C19] with a visit more, and with who somebody is', () => {
    const thrice: Condition = { is: 'attempts', node: 'a', op: '>=', value: 3 };
    const round = (last: FlowNode) =>
      of(
        ask('a', null),
        node('finish', 'f', 'a', { nextStepCondition: { is: 'success' } }),
        { ...last, data: { ...last.data, nextStepCondition: thrice } } as FlowNode,
        node('jump', 'j', 'a', { rules: { jumpRule: { target: 'a' } } }),
      );
    const stuck = round(node('fail', 'x', 'a'));
    expect(status(proveRule(stuck, rule(thrice, 60)))).toBe('broken');
    expect(status(proveRule(stuck, rule(thrice, 60, { mustReach: 'end' })))).toBe('proven');
    const both: Condition = { is: 'and', all: [HIGH, { is: 'age', op: '>=', value: 65 }] };
    expect(status(proveRule(escalates(30), rule(both, 30)))).toBe('proven');
    expect(status(proveRule(escalates(31), rule(both, 30)))).toBe('broken');
  });
});

describe('how long it takes', () => {
  it('[C20] as long as every step on the way can', () => {
    const chain = of(
      ask('a', null),
      node('nudge', 'n', 'a', { selectedItem: 'hello' }),
      ask('b', 'n', { window: { expireAfterMinutes: 30 } }),
      node('challenge', 'd', 'b', { selectedItem: 'walk' }),
      node('wait', 'u', 'd', { settings: { kind: 'until', at_time: '08:00', at_week_days: ['mon', 'thu'] } }),
      call('c', 'u'),
      node('finish', 'f', 'c'),
    );
    // Half an hour, three days after the next opening, and at most four days until Monday or Thursday.
    const minutes = 30 + 4 * 1_440 + 4 * 1_440;
    expect(status(proveRule(chain, rule(HIGH, minutes)))).toBe('proven');
    expect(proveRule(chain, rule(HIGH, minutes - 1))).toMatchObject({
      status: 'broken',
      reason: 'late',
      minutes,
    });
  });

  it('[C20] for ever, where nothing bounds it or it goes round', () => {
    const endless = of(
      ask('a', null),
      ask('b', 'a', { window: undefined }),
      call('c', 'b'),
      node('finish', 'f', 'c'),
    );
    const found = proveRule(endless, rule(HIGH, 500_000));
    expect(found).toMatchObject({ status: 'broken', reason: 'no-deadline', minutes: null });
    expect(pathOf(found).at(-1)).toEqual({ node: 'b', result: null, minutes: null, counts: true });
    const round = of(
      ask('a', null),
      ask('b', 'a', { nextStepCondition: HIGH }),
      call('c', 'b', { nextStepCondition: { is: 'success' } }),
      node('finish', 'f', 'c'),
      node('jump', 'j', 'b', { rules: { jumpRule: { target: 'b' } } }),
      node('finish', 'g', 'a'),
    );
    expect(proveRule(round, rule(HIGH, 500_000))).toMatchObject({ status: 'broken', reason: 'round' });
  });

  it('[C20] between two steps until a day brings a way on', () => {
    const soon = of(
      ask('a', null),
      call('c', 'a', { nextStepCondition: { is: 'days', op: '>=', value: 3 } }),
      node('finish', 'f', 'c'),
    );
    expect(status(proveRule(soon, rule(HIGH, 4 * 1_440)))).toBe('proven');
    expect(status(proveRule(soon, rule(HIGH, 1_440)))).not.toBe('proven');
  });
});

describe('what counts as reached', () => {
  it('[C21] the check of a model’s choice, after the model’s time', () => {
    const settings = (review: boolean) => ({
      prompt: 'Choose',
      branches: [{ id: 'x', name: 'X' }],
      fallback: 'x',
      review,
      answerWithinMinutes: 45,
    });
    const model = (review: boolean) =>
      of(ask('a', null), node('ai', 'm', 'a', { settings: settings(review) }), node('finish', 'f', 'm'));
    expect(status(proveRule(model(true), rule(HIGH, 45)))).toBe('proven');
    expect(status(proveRule(model(true), rule(HIGH, 44)))).toBe('broken');
    expect(status(proveRule(model(false), rule(HIGH, 1_000)))).toBe('broken');
  });

  it('[C21] an end that nobody meant, and being there already', () => {
    const open = of(
      ask('a', null),
      node('finish', 'f', 'a', { nextStepCondition: { is: 'score', op: '<', value: 5 } }),
    );
    expect(status(proveRule(open, rule(HIGH, 1)))).toBe('proven');
    const byExpert = of(ask('a', null, { target: 'system' }), node('finish', 'f', 'a'));
    expect(status(proveRule(byExpert, rule(HIGH, 1)))).toBe('proven');
  });

  it('[C21] a certain step, and the end', () => {
    const toStep = (stepId: string) => rule(HIGH, 60, { mustReach: 'step', stepId });
    expect(status(proveRule(escalates(60), toStep('c')))).toBe('proven');
    expect(status(proveRule(escalates(61), toStep('c')))).toBe('broken');
    expect(status(proveRule(escalates(60), toStep('gone')))).toBe('broken');
    const end = rule(HIGH, 60, { mustReach: 'end' });
    expect(proveRule(escalates(60), end)).toMatchObject({ status: 'broken', reason: 'no-deadline' });
    expect(status(proveRule(of(ask('a', null), node('finish', 'f', 'a')), end))).toBe('proven');
  });

  it('[C21] a module that asks an expert often enough, unless it may be over before', () => {
    const daily = module('m', { selected_module: 'followup', selected_item: 'act', target: 'system' });
    const endless = of(
      ask('a', null),
      ask('b', 'a', { window: undefined }),
      call('c', 'b'),
      node('finish', 'f', 'c'),
    );
    expect(status(proveRule({ ...endless, modules: [daily] }, rule(HIGH, 1_440)))).toBe('proven');
    expect(status(proveRule({ ...endless, modules: [daily] }, rule(HIGH, 1_439)))).toBe('broken');
    const ends = { ...of(ask('a', null), node('finish', 'f', 'a')), modules: [daily] };
    expect(status(proveRule(ends, rule(HIGH, 1_440)))).toBe('unproven');
  });
});

describe('the verdict', () => {
  it('[C22] names the steps that were passed and how they ended', () => {
    const found = proveRule(
      of(
        ask('a', null),
        ask('b', 'a', { nextStepCondition: { is: 'failure' } }),
        node('finish', 'f', 'b'),
        node('finish', 'g', 'a'),
      ),
      rule(HIGH, 60),
    );
    expect(found).toMatchObject({ status: 'broken', reason: 'ends' });
    expect(pathOf(found).map(({ node: id, result }) => `${id} ${result}`)).toEqual(['a success', 'g null']);
  });

  it('[C22] is idle where nothing can make the condition hold', () => {
    const never: Condition = { is: 'score', item: 'mood', op: '>', value: 6 };
    expect(status(proveRule(escalates(30), rule(never, 30)))).toBe('idle');
    expect(status(proveRule(of(node('finish', 'f', null)), rule(HIGH, 30)))).toBe('idle');
    // A finish that nothing holds back is over at once: no reading can come there.
    expect(status(proveRule(of(node('finish', 'f', null)), rule(FAST, 30)))).toBe('idle');
  });

  it('[C22] could not be proven, where more is thought possible than is', () => {
    const change: Condition = { is: 'kpi', kpi: 'pulse', stat: 'change', op: '>', value: 40 };
    const waits = of(
      node('wait', 'w', null, { settings: { kind: 'for', days: 7 } }),
      node('finish', 'f', 'w'),
    );
    expect(status(proveRule(waits, rule(change, 60)))).toBe('unproven');
  });
});
