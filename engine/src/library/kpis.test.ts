import { describe, expect, it } from 'vitest';
import { formulaValue } from '../formula.ts';
import type { KpiItem } from '../items.ts';
import { inOwnUnit, inTarget } from '../readings.ts';
import { urgentIn } from '../urgent.ts';
import { builtInItem, builtInItems } from './all.ts';

const kpi = (name: string): KpiItem => {
  const item = builtInItem(`builtin-kpi-${name}`, 'en');
  if (item?.kind !== 'kpi') throw new Error(`${name} is no KPI`);
  return item;
};
const kpis = Object.entries(builtInItems('en')).flatMap(([id, item]) =>
  item.kind === 'kpi' ? [{ id, item }] : [],
);

describe.each(kpis)('$id', ({ item }) => {
  it('[R21] has a range with its target inside, and says how a formula works', () => {
    expect(item.range.min).toBeLessThan(item.range.max);
    for (const edge of [item.target?.min, item.target?.max])
      if (edge !== undefined) {
        expect(edge).toBeGreaterThanOrEqual(item.range.min);
        expect(edge).toBeLessThanOrEqual(item.range.max);
      }
    expect(item.origin === 'formula').toBe(item.formula !== undefined);
    const units = [item.unit, ...(item.conversions ?? []).map((conversion) => conversion.unit)];
    expect(new Set(units).size).toBe(units.length);
  });
});

it.each([
  ['weight', 154.32, 'lb', 70],
  ['weight', 11, 'st', 69.85],
  ['height', 6, 'ft', 182.88],
  ['waist', 40, 'in', 101.6],
  ['body-temperature', 98.6, '°F', 37],
  ['systolic', 16, 'kPa', 120.01],
  ['fasting-glucose', 126, 'mg/dL', 6.993],
  ['hba1c', 53, 'mmol/mol', 6.9995],
  ['ldl-cholesterol', 100, 'mg/dL', 2.586],
  ['haemoglobin', 120, 'g/L', 12],
  ['hours-slept', 450, 'min', 7.5],
  ['water', 8, 'glasses', 2_000],
] as const)('[R21] %s: %d %s are %d in its own unit', (name, value, unit, own) => {
  expect(inOwnUnit(kpi(name), value, unit)).toBeCloseTo(own, 2);
});

it('[R43] body mass index and waist-to-height ratio follow from their parts', () => {
  const readings = { 'builtin-kpi-weight': 70, 'builtin-kpi-height': 175, 'builtin-kpi-waist': 84 };
  const value = (name: string): number => {
    const { formula } = kpi(name);
    return (formula && formulaValue(formula, readings)) ?? Number.NaN;
  };
  expect(value('body-mass-index')).toBeCloseTo(22.86, 2);
  expect(value('waist-to-height')).toBeCloseTo(0.48, 4);
  expect(inTarget(kpi('body-mass-index'), value('body-mass-index'))).toBe(true);
});

it.each([
  ['systolic', 179, 180],
  ['diastolic', 119, 120],
  ['resting-heart-rate', 130, 131],
  ['resting-heart-rate', 41, 40],
  ['oxygen-saturation', 92, 91],
  ['fasting-glucose', 3.1, 3],
  ['glucose-after-meal', 29, 30],
  ['body-temperature', 39.9, 40],
  ['body-temperature', 35, 34.9],
] as const)('[R70] %s: %d is not yet an emergency, %d is', (name, still, urgent) => {
  expect(urgentIn(kpi(name), `builtin-kpi-${name}`, { value: still })).toBeNull();
  expect(urgentIn(kpi(name), `builtin-kpi-${name}`, { value: urgent })).not.toBeNull();
});

it('[R70] [R21] a glucose of 54 mg/dL is an emergency', () => {
  const item = kpi('fasting-glucose');
  expect(urgentIn(item, 'builtin-kpi-fasting-glucose', { value: 54, unit: 'mg/dL' })).not.toBeNull();
});
