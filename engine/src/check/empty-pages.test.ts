import { describe, expect, it } from 'vitest';
import type { Problem } from '../check.ts';
import type { Condition } from '../condition.ts';
import { applyEdit } from '../edit.ts';
import { nameOfModule, nameOfStep } from '../given-name.ts';
import type { Item, KpiItem } from '../items.ts';
import { KNOWN_KPIS, knownKpi, suggestedKpi } from '../known-kpis.ts';
import type { FlowNode, Protocol, StepType } from '../protocol.ts';
import { module, node, protocol } from '../testing/build.ts';
import { ACTIVITY, ITEMS, MOOD, NUDGE, PULSE, WALK } from '../testing/items.ts';
import { otherProblems as check } from '../testing/other-problems.ts';

const finish = (id: string, parentId: string, nextStepCondition: Condition = { is: 'always' }) =>
  node('finish', id, parentId, { nextStepCondition });
/** One step with this item, and an end. */
const showing = (type: StepType, item: Item, name = 'A step', target: 'follower' | 'system' = 'follower') =>
  protocol([node(type, 's', null, { name, target, selectedItem: 'it' }) as FlowNode, finish('f', 's')], {
    it: item,
  });
const coming = (selected_module: 'nudge' | 'followup' | 'kpi', item: Item, name = 'It') =>
  protocol([node('finish', 'f', null)], { it: item }, [
    module('m', { selected_module, selected_item: 'it', settings: { name } }),
  ]);
const said = (one: Protocol): string[] => check(one).map(({ id, severity }) => `${severity} ${id}`);
const mended = (one: Protocol, problem: Problem | undefined): string[] =>
  problem?.mend ? said(applyEdit(one, problem.mend)) : ['no mend'];

describe('what a follower would get as an empty page', () => {
  it('[C30] a nudge without words', () => {
    expect(said(showing('nudge', NUDGE))).toEqual([]);
    expect(said(showing('nudge', { ...NUDGE, body: ' \n' }))).toEqual(['error empty-item:s:it']);
    expect(said(coming('nudge', { ...NUDGE, body: '' }))).toEqual(['error empty-item:m:it']);
  });

  it('[C30] once for an item, however many steps use it', () => {
    const twice = protocol(
      [
        node('nudge', 'a', null, { selectedItem: 'it' }),
        node('nudge', 'b', 'a', { selectedItem: 'it' }),
        finish('f', 'b'),
      ],
      { it: { ...NUDGE, body: '' } },
      [module('m', { selected_module: 'nudge', selected_item: 'it', settings: { name: 'It' } })],
    );
    expect(said(twice)).toEqual(['error empty-item:a:it']);
  });

  it('[C30] what nothing uses is nobody’s page', () => {
    const unused = { ...showing('nudge', NUDGE), items: { it: NUDGE, other: { ...NUDGE, body: '' } } };
    expect(said(unused)).toEqual([]);
  });

  it('[C31] an activity that neither says nor asks anything, also for an expert', () => {
    const silent = { ...ACTIVITY, instructions: '' };
    expect(said(showing('followup', silent))).toEqual(['error empty-item:s:it']);
    expect(said(showing('followup', silent, 'A step', 'system'))).toEqual(['error empty-item:s:it']);
    expect(said(coming('followup', silent))).toEqual(['error empty-item:m:it']);
    const asks = { ...silent, questions: [{ id: 'q', kind: 'text', text: 'How was it?' } as const] };
    expect(said(showing('followup', asks))).toEqual([]);
  });

  it('[C32] an assessment without questions', () => {
    expect(said(showing('assessment', MOOD))).toEqual([]);
    const empty = { ...MOOD, questions: [], bands: [] };
    expect(said(showing('assessment', empty))).toEqual(['error empty-item:s:it']);
  });

  it('[C33] a challenge without goal', () => {
    expect(said(showing('challenge', WALK))).toEqual([]);
    for (const goal of [' ', 'Challenge', 'تحدٍّ جديد'])
      expect(said(showing('challenge', { ...WALK, goal }))).toEqual(['error empty-item:s:it']);
  });
});

describe('a KPI that turns readings away', () => {
  const kpi = (more: Partial<KpiItem>) => showing('kpi', { ...PULSE, unit: 'x', name: 'Mine', ...more });

  it('[C34] a range that holds nothing, and a target that is turned round', () => {
    expect(said(kpi({ range: { min: 9, max: 9 }, target: {} }))).toEqual(['error kpi-range:s:it']);
    expect(said(kpi({ target: { min: 80, max: 60 } }))).toEqual(['error kpi-range:s:it']);
  });

  it('[C34] a target outside the range, which the mend widens', () => {
    const outside = kpi({ range: { min: 0, max: 100 }, target: { min: 90, max: 120 } });
    expect(said(outside)).toEqual(['error kpi-range:s:it']);
    expect(mended(outside, check(outside)[0])).toEqual([]);
    expect(said(kpi({ range: { min: 0, max: 100 }, target: { min: 90 } }))).toEqual([]);
  });

  it('[C34] a range that leaves out what people usually read', () => {
    const steps = (max: number) =>
      kpi({ name: 'Walking', unit: 'steps', range: { min: 0, max }, target: {} });
    expect(said(steps(100_000))).toEqual([]);
    expect(said(steps(100))).toEqual(['error kpi-range:s:it']);
    expect(said(steps(9_000))).toEqual(['warning kpi-range:s:it']);
    expect(mended(steps(100), check(steps(100))[0])).toEqual([]);
    // In kilograms much is measured; only a body's weight is known.
    expect(said(kpi({ name: 'Dumbbell', unit: 'kg', range: { min: 1, max: 30 }, target: {} }))).toEqual([]);
    expect(said(kpi({ name: 'الوزن', unit: 'كغ', range: { min: 1, max: 30 }, target: {} }))).toHaveLength(1);
  });

  it('[C34] what is worked out from others is nobody’s reading', () => {
    const formula = { is: 'number', value: 5 } as const;
    const worked = kpi({ unit: 'steps', range: { min: 0, max: 10 }, target: {}, origin: 'formula', formula });
    expect(said(worked)).toEqual([]);
  });

  it('[C34] every known KPI holds its own usual readings, and is found by name and unit', () => {
    for (const known of KNOWN_KPIS) {
      const { names, units, range, usual = range } = known;
      expect(usual.min).toBeGreaterThanOrEqual(range.min);
      expect(usual.max).toBeLessThanOrEqual(range.max);
      for (const name of names) expect(names).toContain(name.toLowerCase());
      for (const unit of [...units.en, ...units.ar]) {
        if (names[0] !== undefined) expect(knownKpi(names[0], unit)?.range).toEqual(range);
        expect(suggestedKpi(names[0] ?? 'Anything', unit)?.range).toEqual(range);
      }
    }
    expect(suggestedKpi('Steps a day', '')?.range.max).toBe(100_000);
    expect(suggestedKpi('Something', 'furlongs')).toBeNull();
  });
});

describe('what nobody has named', () => {
  it('[C35] neither step nor item has a name', () => {
    const named = (name: string) => showing('kpi', { ...PULSE, name }, 'KPI');
    for (const name of ['KPI', 'New KPI', 'kpi 2', 'مؤشر', 'مؤشر جديد'])
      expect(said(named(name))).toEqual(['error named-after-type:s']);
    expect(said(showing('followup', { ...ACTIVITY, name: 'نشاط' }, 'متابعة'))).toEqual([
      'error named-after-type:s',
    ]);
    expect(said(coming('kpi', { ...PULSE, name: 'KPI' }, ''))).toEqual(['error named-after-type:m']);
  });

  it('[C35] where the item has a name people read that, and the mend gives it to the step', () => {
    const half = showing('kpi', { ...PULSE, name: 'Pulse at rest' }, 'KPI');
    expect(said(half)).toEqual(['warning named-after-type:s']);
    expect(nameOfStep(half, half.nodes[0] as FlowNode)).toBe('Pulse at rest');
    expect(mended(half, check(half)[0])).toEqual([]);
  });

  it('[C35] a name of its own stays, and an item without one is named once', () => {
    const own = showing('kpi', { ...PULSE, name: 'KPI' }, 'Morning pulse');
    expect(nameOfStep(own, own.nodes[0] as FlowNode)).toBe('Morning pulse');
    expect(said(own)).toEqual(['warning named-after-type:protocol:it']);
    const beside = coming('kpi', { ...PULSE, name: 'Pulse at rest' }, 'KPI');
    expect(nameOfModule(beside, beside.modules[0] as Protocol['modules'][0])).toBe('Pulse at rest');
  });

  it('[C35] an end may be called an end, and what is missing is only missing', () => {
    const bare = protocol([
      node('kpi', 'k', null, { name: 'KPI' }),
      node('finish', 'f', 'k', { name: 'Finish' }),
    ]);
    expect(said(bare)).toEqual(['error missing-item:k']);
  });
});

describe('who is let through', () => {
  const adults: Condition = { is: 'age', op: '>=', value: 18 };
  const population = (who: Condition, ...below: FlowNode[]) =>
    protocol([node('population', 'p', null, { settings: { who } }), ...below], ITEMS);

  //   p (18 and older) ── f      always: children go on as well
  it('[C36] those who do not fit go the same way as those who do', () => {
    const open = population(adults, finish('f', 'p'));
    expect(said(open)).toEqual(['error open-gate:p']);
    expect(mended(open, check(open)[0])).toEqual([]);
  });

  it('[C36] the same by other conditions, or by jumps', () => {
    const women: Condition = { is: 'sex', op: '=', value: 'female' };
    expect(said(population(adults, finish('f', 'p', women), finish('g', 'p')))).toEqual([
      'error open-gate:p',
    ]);
    const both = population(adults, finish('f', 'p'));
    const jumping = both.nodes.map((one) =>
      one.id === 'p'
        ? ({
            ...one,
            data: { ...one.data, rules: { jumpRule: { target: 'f', targetSuccess: 'f' } } },
          } as FlowNode)
        : one,
    );
    expect(said({ ...both, nodes: jumping })).toEqual(['error open-gate:p']);
  });

  it('[C36] a population that asks nothing is worth a look', () => {
    expect(said(population({ is: 'always' }, finish('f', 'p')))).toEqual(['warning open-gate:p']);
    const anyAge: Condition = { is: 'age', op: '>=', value: 0 };
    const closed = [finish('f', 'p', { is: 'success' }), node('fail', 'x', 'p')];
    expect(said(population(anyAge, ...closed))).toEqual(['warning open-gate:p']);
    expect(said(population({ is: 'or', any: [adults, anyAge] }, ...closed))).toEqual(['warning open-gate:p']);
    expect(said(population({ is: 'and', all: [adults, anyAge] }, ...closed))).toEqual([]);
  });

  it('[C36] one that tells them apart is sound, by how it ended or by the same fact', () => {
    const closed = [finish('f', 'p', { is: 'success' }), node('fail', 'x', 'p')];
    expect(said(population(adults, ...closed))).toEqual([]);
    const young: Condition = { is: 'age', op: '<', value: 18 };
    const byFact = [node('fail', 'x', 'p', { nextStepCondition: young }), finish('f', 'p')];
    expect(said(population(adults, ...byFact))).toEqual([]);
  });

  it('[C36] [C11] whoever does not fit and has no branch is ended, not finished', () => {
    const half = population(adults, finish('f', 'p', { is: 'success' }));
    const [open] = check(half);
    expect(open?.id).toBe('open-case:p');
    expect(open?.mend).toMatchObject({ node: { type: 'fail' }, index: 0 });
    expect(mended(half, open)).toEqual([]);
  });
});
