import type { Following } from '@regimen/contract/enrollments.ts';
import type { KpiSummary } from '@regimen/contract/kpi-summary.ts';
import type { StartFact } from '@regimen/contract/my-profile-choices.ts';
import { inReaderUnit } from '@regimen/contract/reader-units.ts';
import type { KpiItem } from '@regimen/engine/items.ts';
import { knownKpi } from '@regimen/engine/known-kpis.ts';
import { findUsableFacts, type UsableFacts } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';

// Height and weight of somebody's profile, offered where a program asks for its first reading of them.

const kgPerPound = 0.45359237;

const facts: Partial<Record<string, { fact: StartFact; in: (known: UsableFacts) => number | null }>> = {
  weightInKg: { fact: 'weight', in: ({ weightKg }) => weightKg },
  weightInLb: { fact: 'weight', in: ({ weightKg }) => weightKg && weightKg / kgPerPound },
  height: { fact: 'height', in: ({ heightCm }) => heightCm },
};

const startOf = (item: KpiItem) =>
  item.origin === 'formula' ? undefined : facts[knownKpi(item.name, item.unit)?.id ?? ''];

/** Which fact of the profile a KPI begins with, if any. */
export const startFactOf = (item: KpiItem): StartFact | undefined => startOf(item)?.fact;

function firstValue(item: KpiItem, known: UsableFacts): { fact: StartFact; value: number } | null {
  const start = startOf(item);
  const found = start?.in(known) ?? null;
  if (!start || found === null) return null;
  const value = inReaderUnit(item, 'own').shown(found);
  return value >= item.range.min && value <= item.range.max ? { fact: start.fact, value } : null;
}

/** For a KPI that was never read in this program. */
export async function findFirstValue(tx: Tx, userId: string, item: KpiItem) {
  return startOf(item) ? firstValue(item, await findUsableFacts(tx, userId)) : null;
}

export async function listFirstValues(
  tx: Tx,
  userId: string,
  kpis: readonly KpiSummary[],
): Promise<Following['starts']> {
  const unread = kpis.filter(
    ({ item, readings, canEnter }) => canEnter && readings.length === 0 && startOf(item),
  );
  if (unread.length === 0) return [];
  const known = await findUsableFacts(tx, userId);
  return unread.flatMap(({ kpi, item }) => {
    const first = firstValue(item, known);
    return first ? [{ kpi, ...first }] : [];
  });
}
