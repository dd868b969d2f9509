import type { FacetKind } from '@regimen/contract/catalog-filters.ts';
import type { Tx } from '../../db/pool.ts';
import { type Bits, bitsOf, both, countBoth, noBits } from './bits.ts';

/** A filter and its value, as the sets of the catalog name it. */
export interface Chosen {
  kind: FacetKind;
  value: string;
}
export interface Counted {
  kind: string;
  value: string;
  count: number;
}
interface FilterSet {
  kind: string;
  value: string;
  members: Bits;
}

/** Tags are the creators' own words, so there are as many as they like; only the most frequent are shown. */
export const mostTags = 20;

/**
 * The sets that every question is counted with: who is listed, who has each value of the filters, and the most frequent
 * tags. A process keeps them, and asks again only for those that were written since.
 */
export interface FilterSets {
  version: number;
  listed: Bits;
  shown: Map<string, FilterSet>;
  bytes: number;
}

const mostBytes = 64 * 2 ** 20;
const kept = new Map<string, FilterSets>();

const keyOf = (kind: string, value: string) => `${kind}:${value}`;

export async function readFilterSets(tx: Tx, version: number): Promise<FilterSets> {
  const known = kept.get(tx.tenantId);
  if (known && known.version >= version) return known;
  const knownTags = [...(known?.shown.values() ?? [])].filter(({ kind }) => kind === 'tag');
  const { rows } = await tx.$client.query<{ kind: string; value: string; bits: Buffer | null }>({
    name: 'read_filter_sets',
    text: `SELECT kind, value, varbit_send(members) AS bits FROM catalog_sets
        WHERE tenant_id = $1 AND kind IN ('listed', 'category', 'level', 'signs', 'time', 'access', 'popular') AND version > $2
      UNION ALL
      SELECT 'tag', s.value, CASE WHEN s.version > $2 OR s.value <> ALL ($3) THEN varbit_send(s.members) END FROM (
        SELECT value FROM catalog_sets WHERE tenant_id = $1 AND kind = 'tag' AND size > 0 ORDER BY size DESC, value LIMIT ${mostTags}
      ) t JOIN catalog_sets s ON s.tenant_id = $1 AND s.kind = 'tag' AND s.value = t.value`,
    values: [tx.tenantId, known?.version ?? 0, knownTags.map(({ value }) => value)],
  });
  const shown = new Map([...(known?.shown ?? [])].filter(([, { kind }]) => kind !== 'tag'));
  for (const { kind, value, bits } of rows) {
    const key = keyOf(kind, value);
    const members = bits ? bitsOf(bits) : known?.shown.get(key)?.members;
    if (members) shown.set(key, { kind, value, members });
  }
  const listed = shown.get('listed:all')?.members ?? known?.listed ?? noBits;
  shown.delete('listed:all');
  let bytes = listed.byteLength;
  for (const { members } of shown.values()) bytes += members.byteLength;
  const sets = { version, listed, shown, bytes };
  keep(tx.tenantId, sets);
  return sets;
}

/** The site that was read longest ago makes room. */
function keep(tenantId: string, sets: FilterSets): void {
  kept.delete(tenantId);
  kept.set(tenantId, sets);
  let bytes = 0;
  for (const each of kept.values()) bytes += each.bytes;
  for (const [id, each] of kept) {
    if (bytes <= mostBytes || id === tenantId) return;
    kept.delete(id);
    bytes -= each.bytes;
  }
}

/** What has all the chosen values under `every`, and under each chosen kind what has all the others'. */
export function fittingSets({ listed, shown }: FilterSets, chosen: readonly Chosen[], tag: Bits | undefined) {
  const setOf = ({ kind, value }: Chosen): Bits =>
    shown.get(keyOf(kind, value))?.members ?? ((kind === 'tag' && tag) || noBits);
  const fitting = (filters: readonly Chosen[]) =>
    filters.reduce((fits, filter) => both(fits, setOf(filter)), listed);
  const fits = new Map<string, Bits>([['every', fitting(chosen)]]);
  for (const { kind } of chosen) fits.set(kind, fitting(chosen.filter((other) => other.kind !== kind)));
  return fits;
}

/** Each value is counted in what fits all filters, or for a chosen filter's own values in what fits all the others. */
export function countValues({ shown }: FilterSets, fits: ReadonlyMap<string, Bits>): Counted[] {
  const every = fits.get('every') ?? noBits;
  const counted: Counted[] = [];
  for (const { kind, value, members } of shown.values()) {
    const count = countBoth(fits.get(kind) ?? every, members);
    if (count > 0) counted.push({ kind, value, count });
  }
  return counted;
}
