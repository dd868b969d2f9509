import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import { formulaValue } from '@regimen/engine/formula.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import { inOwnUnit } from '@regimen/engine/readings.ts';
import { inOneUnit, inOwnUnits } from './in-one-unit.ts';

export interface TakenReading {
  kpi: string;
  value: number;
  unit: string;
  source: string;
  takenAt: Date;
  /** null: worked out from others. */
  id: string | null;
  correctedAt: Date | null;
  earlier: readonly { value: number; unit: string; takenAt?: string }[];
}

/** Every KPI of a program, each once: first what is measured again and again, then in the order of the steps. */
export function kpisOf(program: Program): Map<string, KpiItem> {
  const found = new Map<string, KpiItem>();
  for (const { protocol } of program.protocols) {
    const { modules, nodes, items } = protocol;
    const named = [
      ...modules.map((module) => module.selected_item),
      ...nodes.map((node) => node.data.selectedItem),
    ];
    for (const id of [...named, ...Object.keys(items)]) {
      const item = id !== undefined && Object.hasOwn(items, id) ? items[id] : undefined;
      if (id !== undefined && item?.kind === 'kpi') found.set(id, item);
    }
  }
  return found;
}

/** `earlier`: KPIs that only versions before this one had. What was measured by them stays to be seen. */
export function kpiSummaries(
  program: Program,
  taken: readonly TakenReading[],
  earlier: ReadonlyMap<string, KpiItem> = new Map(),
): KpiSummary[] {
  const kpis = kpisOf(program);
  const own = inOwnUnits(kpis, taken);
  const all = [...own, ...workedOut(kpis, own)];
  const present = [...kpis].map(([id, item]) =>
    kpiSummary(
      id,
      item,
      all.filter(({ kpi }) => kpi === id),
    ),
  );
  const past = [...earlier].flatMap(([id, item]) => {
    const past = inOneUnit(
      item,
      taken.filter(({ kpi }) => kpi === id),
    );
    if (kpis.has(id) || past.length === 0) return [];
    return [{ ...kpiSummary(id, item, past), target: null, canEnter: false }];
  });
  return [...present, ...past];
}

export function kpiSummary(id: string, item: KpiItem, readings: readonly TakenReading[]): KpiSummary {
  return {
    kpi: id,
    name: item.name,
    unit: item.unit,
    units: [item.unit, ...(item.conversions ?? []).map(({ unit }) => unit)],
    range: item.range,
    target: item.target ?? null,
    direction: item.direction,
    canEnter: item.origin !== 'formula',
    item,
    readings: readings.map((reading) => presentReading(item, reading)),
  };
}

function presentReading(item: KpiItem, reading: TakenReading) {
  const { id, takenAt, value, source, correctedAt, earlier } = reading;
  const at = takenAt.toISOString();
  const correction = correctedAt && {
    at: correctedAt.toISOString(),
    was: otherValues(item, reading),
    movedFrom: earlier.findLast((one) => one.takenAt !== undefined && one.takenAt !== at)?.takenAt ?? null,
  };
  return { id, takenAt: at, value, source, correction };
}

/** The last one first. Where only its time was mended, its value was never another. */
function otherValues(item: KpiItem, { value, earlier }: TakenReading) {
  let next = value;
  return earlier.toReversed().flatMap(({ value: given, unit }) => {
    const own = inOwnUnit(item, given, unit);
    const isOther = own === null || Math.abs(own - next) > sameAs;
    next = own ?? next;
    return isOther ? [{ value: given, unit }] : [];
  });
}

/** What is kept has six decimals. */
const sameAs = 3e-5;

const workedOutOnly = {
  id: null,
  source: 'formula',
  correctedAt: null,
  earlier: [],
};

/** [R43] A KPI with a formula has a value whenever one it reads is taken; `readings` are oldest first. */
function workedOut(kpis: Map<string, KpiItem>, readings: readonly TakenReading[]): TakenReading[] {
  const formulas = [...kpis].filter(([, item]) => item.formula !== undefined);
  if (formulas.length === 0) return [];
  const latest: Record<string, number> = {};
  const found: TakenReading[] = [];
  for (const { kpi, value, takenAt } of readings) {
    latest[kpi] = value;
    for (const [id, { formula, unit }] of formulas) {
      const result = formula && formulaValue(formula, latest);
      if (result === null || result === undefined || latest[id] === result) continue;
      latest[id] = result;
      found.push({ ...workedOutOnly, kpi: id, value: result, unit, takenAt });
    }
  }
  return found;
}
