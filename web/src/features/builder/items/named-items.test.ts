import type { KpiItem } from '@regimen/engine/items.ts';
import { expect, it } from 'vitest';
import { itemsNamedBy } from './named-items.ts';

const kpi: KpiItem = {
  kind: 'kpi',
  name: 'Index',
  description: '',
  unit: 'x',
  range: { min: 0, max: 1 },
  direction: 'lower',
  origin: 'formula',
  formula: {
    is: 'div',
    of: [
      { is: 'kpi', kpi: 'weight' },
      { is: 'number', value: 2 },
    ],
  },
  alert: { is: 'kpi', kpi: 'pulse', op: '>', value: 1 },
};

it('finds what a formula and an alert speak of', () => {
  expect(itemsNamedBy(kpi)).toEqual(['pulse', 'weight']);
});
it('finds the KPI of a lab result', () => {
  expect(
    itemsNamedBy({ kind: 'order', name: '', description: '', orderType: 'lab_result', resultKpi: 'hba1c' }),
  ).toEqual(['hba1c']);
});
it('finds nothing where nothing is named', () => {
  expect(
    itemsNamedBy({ kind: 'nudge', name: '', description: '', channel: 'push', title: '', body: '' }),
  ).toEqual([]);
});
