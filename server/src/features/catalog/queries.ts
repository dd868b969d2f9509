import type { CatalogOrder, FacetKind } from '@regimen/contract/catalog-filters.ts';
import type { Tx } from '../../db/pool.ts';

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
export interface Counts {
  total: number;
  /** Their places, where they are few. */
  slots: number[] | undefined;
  /** How many there are without each of the chosen filters. */
  without: Map<string, number>;
  facets: Counted[];
}

/** Tags are the creators' own words, so there are as many as they like; only the most frequent are shown. */
const mostTags = 20;
/** Up to here the fitting ones are named by their places; beyond, a page is soon full by walking along its order. */
const mostNamed = 2_000;

/** Every set cut with what fits all filters, or for a chosen filter's own values with what fits all the others. */
const countText = `
  WITH listed AS MATERIALIZED (
    SELECT members FROM catalog_sets WHERE tenant_id = $1 AND kind = 'listed'
  ), chosen AS MATERIALIZED (
    SELECT w.kind, coalesce(s.members, l.members # l.members) AS members
      FROM unnest($2::text[], $3::text[]) w(kind, value) CROSS JOIN listed l
      LEFT JOIN catalog_sets s ON s.tenant_id = $1 AND s.kind = w.kind AND s.value = w.value
    UNION ALL SELECT 'listed', members FROM listed
  ), fits AS MATERIALIZED (
    SELECT k.kind, bit_and(c.members) FILTER (WHERE c.kind <> k.kind) AS members
      FROM unnest($2::text[] || 'every'::text) k(kind) CROSS JOIN chosen c GROUP BY k.kind
  ), every AS MATERIALIZED (SELECT members FROM fits WHERE kind = 'every'),
  tags AS MATERIALIZED (
    SELECT value FROM catalog_sets WHERE tenant_id = $1 AND kind = 'tag' AND size > 0 ORDER BY size DESC, value LIMIT ${mostTags}
  )
  SELECT s.kind, s.value, bit_count(s.members & coalesce(f.members, e.members))::int AS count, NULL AS bits
    FROM catalog_sets s CROSS JOIN every e LEFT JOIN fits f ON f.kind = s.kind
    WHERE s.tenant_id = $1 AND (s.kind IN ('category', 'level', 'signs', 'time', 'access', 'popular')
      OR s.kind = 'tag' AND s.value IN (SELECT value FROM tags))
  UNION ALL
  SELECT 'fits', kind, bit_count(members)::int, CASE WHEN kind = 'every' AND bit_count(members) <= ${mostNamed} THEN members::text END
    FROM fits`;

export async function countPrograms(tx: Tx, chosen: readonly Chosen[]): Promise<Counts> {
  const { rows } = await tx.$client.query<Counted & { bits: string | null }>({
    name: 'count_programs',
    text: countText,
    values: [tx.tenantId, chosen.map(({ kind }) => kind), chosen.map(({ value }) => value)],
  });
  const fits = rows.filter(({ kind }) => kind === 'fits');
  const every = fits.find(({ value }) => value === 'every');
  return {
    total: every?.count ?? 0,
    slots: every ? (every.bits === null ? undefined : placesOf(every.bits)) : [],
    without: new Map(fits.map(({ value, count }) => [value, count])),
    facets: rows.filter(({ kind, count }) => kind !== 'fits' && count > 0),
  };
}

function placesOf(bits: string): number[] {
  const places: number[] = [];
  for (let at = bits.indexOf('1'); at !== -1; at = bits.indexOf('1', at + 1)) places.push(at);
  return places;
}

const orders: Record<CatalogOrder, string> = {
  newest: 'first_published_at DESC, program_id',
  rating: 'rating DESC, ratings_count DESC, program_id',
  followers: 'followers_count DESC, recent_count DESC, program_id',
  shortest: 'weeks, minutes_a_day, program_id',
};

export interface Slice {
  order: CatalogOrder;
  skip: number;
  most: number;
}

/** Few fit: those are taken by their places and put in order. */
export async function listByPlaces(tx: Tx, slots: number[], { order, skip, most }: Slice): Promise<string[]> {
  if (slots.length === 0) return [];
  const { rows } = await tx.$client.query<{ id: string }>({
    name: `programs_by_places_${order}`,
    text: `SELECT program_id AS id FROM program_listings WHERE tenant_id = $1 AND slot = ANY ($2::int[]) AND is_listed
      ORDER BY ${orders[order]} LIMIT $3 OFFSET $4`,
    values: [tx.tenantId, slots, most, skip],
  });
  return rows.map(({ id }) => id);
}

/** Many fit: a walk along the order's index passes enough of them soon. */
export async function listByWalking(
  tx: Tx,
  chosen: readonly { kind: string; value: string }[],
  { order, skip, most }: Slice,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'walk_programs',
    text: 'SELECT id FROM walk_programs($1::text[], $2::text[], $3, $4, $5) id',
    values: [chosen.map(({ kind }) => kind), chosen.map(({ value }) => value), order, skip, most],
  });
  return rows.map(({ id }) => id);
}

export interface Sought {
  words: string;
  language: string;
  chosen: readonly Chosen[];
  most: number;
}

const keysOf = (chosen: readonly Chosen[]) => chosen.map(({ kind, value }) => `${kind}:${value}`);

/** What a search finds: how many (at most one more than `most`), one page of them, and how many have each value. */
export async function searchPrograms(
  tx: Tx,
  { words, language, chosen, most }: Sought,
  slice: Omit<Slice, 'order'> & { order: CatalogOrder | undefined },
) {
  const order = slice.order
    ? `l.${orders[slice.order].replaceAll(', ', ', l.')}`
    : 'f.score DESC, f.program_id DESC';
  const { rows } = await tx.$client.query<{
    total: number;
    ids: string[] | null;
    counts: Record<string, number> | null;
  }>({
    name: `search_programs_${slice.order}`,
    text: `WITH found AS MATERIALIZED (SELECT * FROM search_programs($2, $3, $4, $5)),
        page AS (
          SELECT f.program_id, row_number() OVER (ORDER BY ${order}) AS place FROM found f
            ${slice.order ? 'JOIN program_listings l ON l.tenant_id = $1 AND l.program_id = f.program_id' : ''}
            ORDER BY ${order} LIMIT $6 OFFSET $7
        ), counts AS (SELECT key, count(*)::int AS count FROM found, unnest(keys) key GROUP BY key)
      SELECT (SELECT count(*)::int FROM found) AS total, (SELECT array_agg(program_id ORDER BY place) FROM page) AS ids,
        (SELECT jsonb_object_agg(key, count) FROM counts) AS counts, $1::uuid AS tenant`,
    values: [tx.tenantId, words, language, keysOf(chosen), most + 1, slice.most, slice.skip],
  });
  const [found] = rows;
  const facets = Object.entries(found?.counts ?? {}).map(([key, count]): Counted => {
    const at = key.indexOf(':');
    return { kind: key.slice(0, at), value: key.slice(at + 1), count };
  });
  return { total: found?.total ?? 0, ids: found?.ids ?? [], facets };
}

/** Only how many have each value of one kind. */
export async function countSearched(tx: Tx, { words, language, chosen, most }: Sought, kind: string) {
  const { rows } = await tx.$client.query<{ total: number; counts: Record<string, number> | null }>({
    name: 'count_searched',
    text: `WITH found AS MATERIALIZED (SELECT keys FROM keys_of_found($1, $2, $3, $4) keys),
        counts AS (SELECT key, count(*)::int AS count FROM found, unnest(keys) key WHERE starts_with(key, $5) GROUP BY key)
      SELECT (SELECT count(*)::int FROM found) AS total, (SELECT jsonb_object_agg(key, count) FROM counts) AS counts`,
    values: [words, language, keysOf(chosen), most + 1, `${kind}:`],
  });
  const facets = Object.entries(rows[0]?.counts ?? {}).map(
    ([key, count]): Counted => ({ kind, value: key.slice(kind.length + 1), count }),
  );
  return { total: rows[0]?.total ?? 0, facets };
}

/** Began within the last 30 days; only rows that say otherwise are written. */
export async function renewRecentCounts(tx: Tx, since: Date): Promise<number> {
  const { rowCount } = await tx.$client.query(
    `UPDATE program_listings l SET recent_count = coalesce(r.count, 0)
      FROM program_listings k LEFT JOIN (
        SELECT program_id, count(*)::int AS count FROM enrollments WHERE tenant_id = $1 AND started_at >= $2 GROUP BY program_id
      ) r ON r.program_id = k.program_id
      WHERE l.tenant_id = $1 AND k.tenant_id = $1 AND k.program_id = l.program_id AND l.recent_count <> coalesce(r.count, 0)`,
    [tx.tenantId, since],
  );
  return rowCount ?? 0;
}
