import type { ContentLanguage } from './content-language.ts';
import { ARABIC } from './known-kpi-words.ar.ts';
import { ENGLISH, type KnownKpiWords, type KpiWords } from './known-kpi-words.ts';
/**
 * KPIs that everybody measures: their units, what a reading can be at all, and what people usually read. By them the form
 * of a new KPI suggests a range, and the checker finds one that turns ordinary readings away. [C34]
 */

export type Span = { min: number; max: number };
type Facts = {
  /** What is written in its unit is this KPI, whatever it is called. */
  unitSays?: true;
  range: Span;
  /** What people usually read; a range has to hold it. Left out: nobody can say. */
  usual?: Span;
};
export type KnownKpi = Facts & {
  id: keyof KnownKpiWords;
  names: KpiWords['names'];
  units: Record<ContentLanguage, KpiWords['units']>;
};

const FACTS: Readonly<Record<keyof KnownKpiWords, Facts>> = {
  steps: { unitSays: true, range: { min: 0, max: 100_000 }, usual: { min: 1_000, max: 20_000 } },
  weightInKg: { range: { min: 20, max: 350 }, usual: { min: 45, max: 130 } },
  weightInLb: { range: { min: 45, max: 770 }, usual: { min: 100, max: 285 } },
  systolic: { range: { min: 60, max: 260 }, usual: { min: 90, max: 180 } },
  diastolic: { range: { min: 30, max: 160 }, usual: { min: 50, max: 110 } },
  heartRate: { unitSays: true, range: { min: 25, max: 220 }, usual: { min: 50, max: 120 } },
  glucoseInMmol: { range: { min: 1, max: 35 }, usual: { min: 4, max: 12 } },
  glucoseInMg: { range: { min: 18, max: 630 }, usual: { min: 70, max: 220 } },
  hba1c: { range: { min: 3, max: 20 }, usual: { min: 5, max: 10 } },
  temperature: { range: { min: 30, max: 44 }, usual: { min: 36, max: 40 } },
  sleep: { range: { min: 0, max: 24 }, usual: { min: 4, max: 11 } },
  water: { range: { min: 0, max: 10_000 }, usual: { min: 500, max: 3_000 } },
  waist: { range: { min: 35, max: 220 }, usual: { min: 60, max: 130 } },
  height: { range: { min: 50, max: 250 }, usual: { min: 150, max: 195 } },
  outOfTen: { unitSays: true, range: { min: 0, max: 10 } },
  cigarettes: { unitSays: true, range: { min: 0, max: 100 }, usual: { min: 0, max: 30 } },
  minutes: { range: { min: 0, max: 1_440 } },
  percent: { range: { min: 0, max: 100 } },
  kcal: { range: { min: 0, max: 10_000 } },
  timesADay: { range: { min: 0, max: 100 } },
};

export const KNOWN_KPIS: readonly KnownKpi[] = (Object.keys(FACTS) as (keyof KnownKpiWords)[]).map((id) => ({
  id,
  ...FACTS[id],
  names: [...ENGLISH[id].names, ...ARABIC[id].names],
  units: { en: ENGLISH[id].units, ar: ARABIC[id].units },
}));

const plain = (words: string): string => words.trim().toLowerCase();

/** Known by its unit in this language and, where the unit says too little, by its name; `null`: nobody here knows it. */
export function knownKpi(name: string, unit: string): KnownKpi | null {
  const [called, measured] = [plain(name), plain(unit)];
  const hasUnit = ({ units }: KnownKpi): boolean =>
    [...units.en, ...units.ar].some((one) => plain(one) === measured);
  return (
    KNOWN_KPIS.find((kpi) => kpi.names.includes(called) && hasUnit(kpi)) ??
    KNOWN_KPIS.find((kpi) => kpi.unitSays && hasUnit(kpi)) ??
    null
  );
}

/** What can be suggested while somebody writes a new one: by its unit, or by its name while there is none. */
export function suggestedKpi(name: string, unit: string): KnownKpi | null {
  const measured = plain(unit);
  if (measured === '') return KNOWN_KPIS.find(({ names }) => names.includes(plain(name))) ?? null;
  const byUnit = KNOWN_KPIS.filter(({ units }) =>
    [...units.en, ...units.ar].some((one) => plain(one) === measured),
  );
  return (
    byUnit.find(({ names }) => names.includes(plain(name))) ??
    byUnit.find(({ unitSays, names }) => unitSays === true || names.length === 0) ??
    (byUnit.length === 1 ? (byUnit[0] as KnownKpi) : null)
  );
}
