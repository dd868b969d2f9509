import { describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { type Formula, formulaValue, kpisOf } from './formula.ts';
import type { KpiItem } from './items.ts';
import { item } from './parse/item.ts';
import type { Faults } from './parse/shape.ts';
import { node, protocol } from './testing/build.ts';
import { PULSE } from './testing/items.ts';

const number = (value: number): Formula => ({ is: 'number', value });
const kpi = (id: string): Formula => ({ is: 'kpi', kpi: id });
const sum = (is: 'add' | 'sub' | 'mul' | 'div', left: Formula, right: Formula): Formula => ({
  is,
  of: [left, right],
});
/** weight / (height × height), the height in centimetres */
const bmi = sum(
  'div',
  kpi('weight'),
  sum('mul', sum('div', kpi('height'), number(100)), sum('div', kpi('height'), number(100))),
);

describe('formulaValue', () => {
  it('[R43] adds, subtracts, multiplies and divides the latest readings', () => {
    expect(formulaValue(bmi, { weight: 70, height: 175 })).toBe(22.857143);
    expect(formulaValue(sum('sub', kpi('a'), sum('add', kpi('b'), number(1))), { a: 5, b: 1 })).toBe(3);
  });

  it('[R43] gives nothing where a reading is not known or there is no such number', () => {
    expect(formulaValue(bmi, { weight: 70 })).toBeNull();
    expect(formulaValue(bmi, { weight: 70, height: 0 })).toBeNull();
    expect(formulaValue(kpi('constructor'), {})).toBeNull();
    expect(formulaValue(sum('mul', number(1e200), number(1e200)), {})).toBeNull();
  });

  it('[R43] the KPIs it reads are known', () => {
    expect(kpisOf(bmi)).toEqual(['weight', 'height', 'height']);
  });
});

describe('a KPI with a formula', () => {
  const written = (formula: unknown): unknown => ({ ...PULSE, origin: 'formula', formula });
  const said = (formula: unknown): string[] => {
    const faults: Faults = [];
    item(written(formula), 'items.bmi', faults);
    return faults.map(({ path, message }) => `${path} ${message}`);
  };

  it('[R43] [G6] is read as it was written', () => {
    expect(said(bmi)).toEqual([]);
    expect(item(written(bmi), '', [])).toEqual(written(bmi));
  });

  it('[R43] [G3] faults have their path', () => {
    expect(said({ is: 'pow', of: [] })).toEqual([
      'items.bmi.formula.is must be one of number, kpi, add, sub, mul, div',
    ]);
    expect(said(sum('add', number(1), { is: 'number', value: Number.NaN }))).toEqual([
      'items.bmi.formula.of[1].value must be a number',
    ]);
    expect(said({ is: 'add', of: [number(1)] })).toEqual(['items.bmi.formula.of must have at least 2']);
    expect(said('weight * 2')).toEqual(['items.bmi.formula must be an object']);
  });

  it('[R43] [G5] deep nesting is refused instead of overflowing', () => {
    let deep = number(1);
    for (let level = 0; level < 5_000; level++) deep = sum('add', deep, number(1));
    expect(said(deep)[0]).toMatch(/nested deeper/);
  });
});

describe('the checker', () => {
  const from = (formula?: Formula): KpiItem => ({ ...PULSE, origin: 'formula', ...(formula && { formula }) });
  const ids = (items: Record<string, KpiItem>): string[] =>
    check(protocol([node('finish', 'f', null)], items)).map((problem) => problem.id);

  it('[C8] names a formula that reads a KPI nobody has, or is not there', () => {
    expect(ids({ bmi: from(bmi), weight: PULSE, height: PULSE })).toEqual([]);
    expect(ids({ bmi: from(bmi), weight: PULSE })).toEqual(['missing-item:protocol:bmi:height']);
    expect(ids({ bmi: from() })).toEqual(['missing-item:protocol:bmi']);
  });

  it('[C12] names a formula that reads itself, directly or through others', () => {
    expect(ids({ a: from(kpi('a')) })).toEqual(['formula-circle:protocol:a']);
    expect(ids({ a: from(kpi('b')), b: from(kpi('a')), c: from(kpi('a')) })).toEqual([
      'formula-circle:protocol:a',
      'formula-circle:protocol:b',
    ]);
  });
});
