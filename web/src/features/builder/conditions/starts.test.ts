import type { KpiItem } from '@regimen/engine/items.ts';
import { body } from '@regimen/engine/library/kpis/body.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { describe, expect, it } from 'vitest';
import { firstTwo, newLeaf, type Setting } from './facts.ts';
import { kpiStarts } from './kpi-starts.ts';
import type { Of } from './leaf-part.ts';
import { withStart } from './starts.ts';

const weight = body['builtin-kpi-weight'] as KpiItem;
const protocol: Protocol = {
  format: 1,
  id: 'p',
  name: '',
  description: '',
  nodes: [],
  items: { weight },
  modules: [],
};
const setting: Setting = { about: 'nextStep', protocol, own: {} };
const fresh = newLeaf('kpi', setting) as Of<'kpi'>;

describe('a comparison with a KPI begins', () => {
  it('in the middle of what people usually read, not of what the form takes', () => {
    expect(fresh.value).toBe(88);
  });
  it('at the end of its target, where it has one', () => {
    expect(kpiStarts({ ...weight, target: { min: 60, max: 80 } }).level).toBe(80);
    expect(kpiStarts({ ...weight, target: { min: 60 } }).level).toBe(60);
  });
  it('again, once its number is of another kind', () => {
    const count = withStart(fresh, { ...fresh, stat: 'count' }, setting);
    expect(count.value).toBe(3);
    const change = withStart(count, { ...fresh, stat: 'change' }, setting);
    expect(change.value).toBe(4);
    expect(withStart(change, { ...fresh, over: { of: 'average', days: 7 } }, setting).value).toBe(88);
  });
  it('where it stood, while its number is of the same kind', () => {
    const mine = { ...fresh, value: 101 };
    expect(withStart(mine, { ...mine, stat: 'first' }, setting).value).toBe(101);
  });
});

it('begins a group with two that differ', () => {
  for (const about of ['nextStep', 'population', 'rule', 'advice'] as const) {
    const [first, second] = firstTwo({ about, protocol, own: { itemId: 'weight', item: weight } });
    expect(second, about).not.toEqual(first);
  }
});
