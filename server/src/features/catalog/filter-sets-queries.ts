import type { Tx } from '../../db/pool.ts';
import { bitsOf, noBits } from './bits.ts';
import { type FilterSets, keyOf, mostTags } from './filter-sets.ts';

const mostBytes = 64 * 2 ** 20;
const kept = new Map<string, FilterSets>();

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
