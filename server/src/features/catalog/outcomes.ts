import type { Outcomes } from '@regimen/contract/catalog.ts';
import { BoundedMap } from '@regimen/engine/bounded-map.ts';
import type { Item } from '@regimen/engine/items.ts';
import type { Program } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { countEnded, type KnownUnit, listMedians } from './outcomes-queries.ts';

/** With fewer, a number would tell of somebody. */
const fewest = 10;
const keepMs = 15 * 60_000;
const kept = new BoundedMap<string, { at: number; outcomes: Promise<Outcomes | null> }>(2_000);

/** What those who finished reached, together. Reckoned at most every quarter of an hour, since nothing hangs on it. */
export function outcomesOf(
  scope: Scope,
  tx: Tx,
  programId: string,
  program: Program,
): Promise<Outcomes | null> {
  const key = `${scope.tenant.id} ${programId}`;
  const known = kept.get(key);
  const now = scope.now.getTime();
  if (known && now - known.at < keepMs && now >= known.at) return known.outcomes;
  const outcomes = reckon(tx, programId, program);
  kept.set(key, { at: now, outcomes });
  outcomes.catch(() => kept.delete(key));
  return outcomes;
}

async function reckon(tx: Tx, programId: string, program: Program): Promise<Outcomes | null> {
  const { finished, ended } = await countEnded(tx, programId);
  if (finished < fewest) return null;
  const items = program.protocols.flatMap(({ protocol }) => Object.entries(protocol.items));
  const rows = await listMedians(tx, programId, [...new Map(items)].flatMap(unitsOf));
  const measures = rows.flatMap(({ kpi, people, first, last }) => {
    const item = items.find(([id]) => id === kpi)?.[1];
    if (people < fewest || item?.kind !== 'kpi') return [];
    const { name, unit, direction } = item;
    return [{ name, unit, direction, people, first: round(first), last: round(last) }];
  });
  return { finished, share: Math.round((finished / ended) * 100) / 100, measures };
}

const unitsOf = ([kpi, item]: [string, Item]): KnownUnit[] =>
  item.kind !== 'kpi'
    ? []
    : [
        { kpi, unit: item.unit, factor: 1, offset: 0 },
        ...(item.conversions ?? []).map(({ unit, factor, offset = 0 }) => ({ kpi, unit, factor, offset })),
      ];

const round = (value: number) => Math.round(value * 10) / 10;
