import type { KpiItem } from '@regimen/engine/items.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import type { Locale } from './language/languages.ts';
import { type Ends, quantity } from './language/quantities.ts';
import type { UnitSystem } from './my-profile-choices.ts';
import { unitNamesInArabic } from './unit-names.ar.ts';
import { type KnownUnit, unitNames } from './unit-names.ts';

// Readings are kept in the unit of their KPI, and read and typed by each person in their own. Here is how the two meet:
// 1. What somebody typed, with up to two decimals, is what they read again.
// 2. What was kept is shown as exactly as people say it: 72.5 kg is 159.8 lb, and 72.484061 kg is 72.5 kg.
// 3. A target or a range is never shown wider than it is: what is within it as shown is within it.

interface Conversion {
  unit: string;
  factor: number;
  offset?: number | undefined;
}
/** A KPI, or what is known of one. */
export interface Measured {
  unit: string;
  conversions?: readonly Conversion[] | undefined;
}

/** How somebody reads what is kept of a KPI. */
export interface ReaderUnit {
  unit: string;
  shown: (kept: number) => number;
  /** Of a target or a range. */
  ends: <E extends Ends>(kept: E) => E;
}

/** Which unit is read in place of another. Glucose in mg/dL is metric in half of the world, so it stays. */
const inPlaceOf: Record<UnitSystem, Partial<Record<KnownUnit, readonly KnownUnit[]>>> = {
  imperial: {
    kg: ['lb'],
    cm: ['in', 'ft'],
    m: ['ft', 'in'],
    celsius: ['fahrenheit'],
    mmol: ['mg'],
    ml: ['floz'],
    km: ['mi'],
  },
  metric: {
    lb: ['kg'],
    in: ['cm', 'm'],
    ft: ['m', 'cm'],
    fahrenheit: ['celsius'],
    floz: ['ml'],
    mi: ['km'],
  },
};

/** Those that mean the same whatever is measured, so that a KPI need not know them. */
const alwaysSame: Partial<Record<KnownUnit, [other: KnownUnit, factor: number, offset?: number]>> = {
  kg: ['lb', 0.45359237],
  lb: ['kg', 1 / 0.45359237],
  cm: ['in', 2.54],
  in: ['cm', 1 / 2.54],
  celsius: ['fahrenheit', 5 / 9, -160 / 9],
  fahrenheit: ['celsius', 9 / 5, 32],
};

/** Decimals that people say; others have two at most. */
const decimals: Partial<Record<KnownUnit, number>> = {
  kg: 1,
  lb: 1,
  cm: 1,
  in: 1,
  celsius: 1,
  fahrenheit: 1,
  mmol: 1,
  mg: 0,
  ml: 0,
  floz: 1,
};

const units = Object.keys(unitNames) as KnownUnit[];
const namesOf = (unit: KnownUnit): readonly string[] => [...unitNames[unit], ...unitNamesInArabic[unit]];
const knownUnit = (name: string): KnownUnit | undefined =>
  units.find((unit) => namesOf(unit).includes(name.trim()));

/** A KPI with the unit that means the same in the other system, where it does not know it itself. */
export function withOtherSystem<K extends Measured>(kpi: K): K & Measured {
  const own = knownUnit(kpi.unit);
  const [other, factor, offset] = (own && alwaysSame[own]) ?? [];
  const conversions = kpi.conversions ?? [];
  if (!own || !other || factor === undefined || conversions.some(({ unit }) => knownUnit(unit) === other))
    return kpi;
  const isArabic = unitNamesInArabic[own].includes(kpi.unit.trim());
  const [unit = ''] = isArabic ? unitNamesInArabic[other] : unitNames[other];
  return { ...kpi, conversions: [...conversions, { unit, factor, ...(offset !== undefined && { offset }) }] };
}

/** `own`: as the protocol has it, which is how experts read it. */
export function inReaderUnit(kpi: Measured, system: UnitSystem | 'own'): ReaderUnit {
  const conversion = system === 'own' ? undefined : conversionFor(kpi, system);
  return readerUnit(kpi, conversion);
}

/** The same for a unit that somebody chose. */
export function inUnit(kpi: Measured, unit: string): ReaderUnit {
  return readerUnit(
    kpi,
    withOtherSystem(kpi).conversions?.find((each) => each.unit === unit),
  );
}

function conversionFor(kpi: Measured, system: UnitSystem): Conversion | undefined {
  const own = knownUnit(kpi.unit);
  const wanted = (own && inPlaceOf[system][own]) ?? [];
  const conversions = withOtherSystem(kpi).conversions ?? [];
  for (const unit of wanted) {
    const found = conversions.find((each) => each.factor !== 0 && knownUnit(each.unit) === unit);
    if (found) return found;
  }
  return undefined;
}

function readerUnit({ unit: own }: Measured, conversion: Conversion | undefined): ReaderUnit {
  const unit = conversion?.unit ?? own;
  const known = knownUnit(unit);
  const said = (known && decimals[known]) ?? 2;
  const convert = (kept: number) =>
    conversion ? (kept - (conversion.offset ?? 0)) / conversion.factor : kept;
  const end = (kept: number | undefined, round: (value: number) => number) => {
    if (kept === undefined) return undefined;
    if (!conversion) return kept;
    const exact = convert(kept);
    const short = rounded(exact, said);
    return Math.abs(exact - short) < sameAs ? short : round(exact * 10 ** said) / 10 ** said;
  };
  return {
    unit,
    shown: (kept) => {
      const exact = convert(kept);
      const short = rounded(exact, 2);
      // What was typed in the KPI's own unit is kept as it was typed.
      const isTyped = conversion ? Math.abs(exact - short) < sameAs : exact === short;
      return isTyped ? short : rounded(exact, said);
    },
    ends: (kept) => {
      const [min, max] = [end(kept.min, Math.ceil), end(kept.max, Math.floor)];
      return { ...kept, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    },
  };
}

/** "72.5 kg": what was kept, as experts read it. */
export const readingWords = (kept: number, unit: string, locale: Locale): string =>
  quantity(inReaderUnit({ unit }, 'own').shown(kept), unit, locale);

/** What somebody typed, as a KPI takes it that need not know the unit. */
export function asTaken(kpi: KpiItem, value: number, unit: string): { value: number; unit: string } {
  if (inOwnUnit(kpi, value, unit) !== null) return { value, unit };
  return { value: inOwnUnit(withOtherSystem(kpi), value, unit) ?? value, unit: kpi.unit };
}

/** What is kept has six decimals: two numbers nearer than this are one. */
const sameAs = 3e-5;
/** Without -0, which would be said as such. */
const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits + 0;
