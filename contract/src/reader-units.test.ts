import type { KpiItem } from '@regimen/engine/items.ts';
import { builtInItem, builtInItems } from '@regimen/engine/library/all.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asTaken, inReaderUnit, readingWords, withOtherSystem } from './reader-units.ts';

const kpi = (name: string): KpiItem => {
  const item = builtInItem(`builtin-kpi-${name}`, 'en');
  if (item?.kind !== 'kpi') throw new Error(`${name} is no KPI`);
  return item;
};
/** Every KPI of the library in both languages, and as it would be kept in the other system. */
const kpis = (['en', 'ar'] as const).flatMap((language) =>
  Object.values(builtInItems(language)).flatMap((item) => {
    if (item.kind !== 'kpi' || item.origin === 'formula') return [];
    const { conversions: _known, ...bare } = item;
    return [item, bare];
  }),
);
const systems = ['metric', 'imperial', 'own'] as const;
const kept = (item: KpiItem, value: number, unit: string): number => {
  const own = inOwnUnit(withOtherSystem(item), value, unit);
  if (own === null) throw new Error(`${item.name} does not know ${unit}`);
  return own;
};
const anyKpi = fc.constantFrom(...kpis);
const anySystem = fc.constantFrom(...systems);

describe('the unit somebody reads', () => {
  it.each([
    ['weight', 'imperial', 'lb'],
    ['weight', 'metric', 'kg'],
    ['waist', 'imperial', 'in'],
    ['height', 'imperial', 'in'],
    ['body-temperature', 'imperial', '°F'],
    ['fasting-glucose', 'imperial', 'mg/dL'],
    ['fasting-glucose', 'metric', 'mmol/L'],
    ['hba1c', 'imperial', '%'],
    ['steps', 'imperial', 'steps'],
  ] as const)('%s, %s: %s', (name, system, unit) => {
    expect(inReaderUnit(kpi(name), system).unit).toBe(unit);
  });

  it('is the protocol’s own for experts', () => {
    for (const item of kpis) expect(inReaderUnit(item, 'own').unit).toBe(item.unit);
  });

  it('is known of weight, length and temperature also where the KPI knows none, and taken in its own', () => {
    const { conversions: _known, ...bare } = kpi('weight');
    expect(inReaderUnit(bare, 'imperial').unit).toBe('lb');
    expect(asTaken(bare, 159.8, 'lb')).toEqual({ value: 72.484061, unit: 'kg' });
    expect(asTaken(kpi('weight'), 159.8, 'lb')).toEqual({ value: 159.8, unit: 'lb' });
  });
});

describe('numbers', () => {
  it('72.5 kg are 159.8 lb are 72.5 kg', () => {
    const weight = kpi('weight');
    expect(inReaderUnit(weight, 'imperial').shown(72.5)).toBe(159.8);
    expect(readingWords(kept(weight, 159.8, 'lb'), 'kg', 'en')).toBe('72.5 kg');
    for (let tenths = 200; tenths <= 3_500; tenths++) {
      const kg = tenths / 10;
      const pounds = inReaderUnit(weight, 'imperial').shown(kg);
      expect(inReaderUnit(weight, 'own').shown(kept(weight, pounds, 'lb'))).toBe(kg);
    }
  });

  it('are read again as they were typed, in every unit', () => {
    fc.assert(
      fc.property(anyKpi, anySystem, fc.integer({ min: -9_999, max: 99_999 }), (item, system, hundredths) => {
        const typed = hundredths / 100;
        const { unit, shown } = inReaderUnit(item, system);
        expect(shown(kept(item, typed, unit))).toBe(typed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('within a target or a range as it is shown are within it', () => {
    fc.assert(
      fc.property(anyKpi, fc.constantFrom('metric', 'imperial'), (item, system) => {
        const { unit, ends } = inReaderUnit(item, system);
        for (const given of [item.range, item.target ?? {}]) {
          const { min, max } = ends(given);
          // What is kept has six decimals.
          if (min !== undefined)
            expect(kept(item, min, unit)).toBeGreaterThanOrEqual((given.min ?? 0) - 2e-5);
          if (max !== undefined) expect(kept(item, max, unit)).toBeLessThanOrEqual((given.max ?? 0) + 2e-5);
        }
      }),
    );
  });

  it('never show more than people say', () => {
    expect(readingWords(71.666667, 'kg', 'en')).toBe('71.7 kg');
    expect(readingWords(7.166667, 'h', 'en')).toBe('7.17 hours');
    expect(inReaderUnit(kpi('fasting-glucose'), 'imperial').shown(5.5)).toBe(99);
  });
});
