import { expect, it } from 'vitest';
import { builtInItems } from '../library/all.ts';
import { ucumOf } from './ucum.ts';

it('[G7] a KPI has the same code in every language, however its unit is written', () => {
  const english = builtInItems('en');
  for (const [id, item] of Object.entries(builtInItems('ar'))) {
    const same = english[id];
    if (item.kind !== 'kpi' || same?.kind !== 'kpi') continue;
    const units = [item, ...(item.conversions ?? [])].map(({ unit }) => ucumOf(unit));
    expect([id, units]).toEqual([id, [same, ...(same.conversions ?? [])].map(({ unit }) => ucumOf(unit))]);
  }
  expect(ucumOf('ملم زئبق')).toBe('mm[Hg]');
});
