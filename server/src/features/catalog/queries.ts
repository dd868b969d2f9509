import type { CatalogOrder } from '@regimen/contract/catalog-filters.ts';
import type { Tx } from '../../db/pool.ts';
import { type Bits, bitsOf, countOf, noBits, placesOf } from './bits.ts';
import { type Chosen, type Counted, countValues, fittingSets, mostTags } from './filter-sets.ts';
import { readFilterSets } from './filter-sets-queries.ts';

export interface Counts {
  total: number;
  /** Their places, where they are few. */
  slots: number[] | undefined;
  /** How many there are without each of the chosen filters. */
  without: Map<string, number>;
  facets: Counted[];
}

/** Taking one by its place costs as much as passing sixteen on the way; what fits may stand at the far end, so a quarter. */
const passedForOne = 4;
/** Whether a page is full sooner by taking all that fit and ordering them than by walking along its order. */
const isSoonerByPlaces = (total: number, size: number, reach: number) =>
  (size / total) * reach > total * passedForOne;

/** `reach`: where the page ends that is wanted of them. */
export async function countPrograms(tx: Tx, chosen: readonly Chosen[], reach: number): Promise<Counts> {
  const tag = chosen.find(({ kind }) => kind === 'tag')?.value;
  const { rows } = await tx.$client.query<{ version: number; tag: Buffer | null }>({
    name: 'count_programs',
    text: `SELECT z.version, varbit_send(s.members) AS tag FROM catalog_sizes z
      LEFT JOIN catalog_sets s ON s.tenant_id = $1 AND s.kind = 'tag' AND s.value = $2 WHERE z.tenant_id = $1`,
    values: [tx.tenantId, tag],
  });
  const [now] = rows;
  if (!now) return { total: 0, slots: [], without: new Map(), facets: [] };
  const sets = await readFilterSets(tx, now.version);
  const fits = fittingSets(sets, chosen, now.tag ? bitsOf(now.tag) : undefined);
  const without = new Map([...fits].map(([kind, bits]) => [kind, countOf(bits)]));
  const total = without.get('every') ?? 0;
  return {
    total,
    slots: isSoonerByPlaces(total, sets.listed.length * 32, reach)
      ? placesOf(fits.get('every') as Bits)
      : undefined,
    without,
    facets: countValues(sets, fits),
  };
}

/** As PostgreSQL writes them: the driver looks at each number of a thousand. */
const listOf = (places: number[]) => `{${places.join()}}`;

/** Those that are equal stand by their ids. */
const orders: Record<CatalogOrder, string> = {
  newest: 'first_published_at DESC',
  rating: 'rating DESC, ratings_count DESC',
  followers: 'followers_count DESC, recent_count DESC',
  shortest: 'weeks, minutes_a_day',
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
      ORDER BY ${orders[order]}, program_id LIMIT $3 OFFSET $4`,
    values: [tx.tenantId, listOf(slots), most, skip],
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
  language: 'en' | 'ar';
  chosen: readonly Chosen[];
  most: number;
}
export interface Found extends Counts {
  slots: number[];
  /** Those of them whose titles match. */
  titles: number[];
  /** Where none had all the words: what the others are ranked by. */
  loosely: string | null;
  /** Whose tags are counted, where that is not the same. */
  tagged: number[] | null;
}
interface FoundRow {
  version: number;
  kind: string;
  bits: Buffer;
  titles: Buffer | null;
  loosely: string | null;
}

/** What a search finds, at most one more than `most`; tags are counted apart, since there are too many to cut with. */
export async function countFound(tx: Tx, { words, language, chosen, most }: Sought): Promise<Found> {
  const { rows } = await tx.$client.query<FoundRow>({
    name: 'count_found',
    text: `SELECT z.version, f.kind, varbit_send(f.members) AS bits, varbit_send(f.in_titles) AS titles, f.loosely::text
      FROM catalog_sizes z CROSS JOIN found_sets($2, $3, $4, $5, $6) f WHERE z.tenant_id = $1 AND f.members IS NOT NULL`,
    values: [
      tx.tenantId,
      words,
      language,
      chosen.map(({ kind }) => kind),
      chosen.map(({ value }) => value),
      most + 1,
    ],
  });
  const sets = await readFilterSets(tx, rows[0]?.version ?? 0);
  const fits = new Map(rows.map(({ kind, bits }) => [kind, bitsOf(bits)]));
  const without = new Map([...fits].map(([kind, bits]) => [kind, countOf(bits)]));
  const every = rows.find(({ kind }) => kind === 'every');
  const open = fits.get('tag');
  return {
    total: without.get('every') ?? 0,
    slots: placesOf(fits.get('every') ?? noBits),
    without,
    facets: countValues(sets, fits).filter(({ kind }) => kind !== 'tag'),
    titles: every?.titles ? placesOf(bitsOf(every.titles)) : [],
    loosely: every?.loosely ?? null,
    tagged: open ? placesOf(open) : null,
  };
}

/** One page of what was found, and its tags. By default titles come before texts, and then the better rated. */
export async function listFound(
  tx: Tx,
  { slots, titles, loosely, tagged }: Found,
  { words, language }: Sought,
  { order, skip, most }: Omit<Slice, 'order'> & { order: CatalogOrder | undefined },
): Promise<{ ids: string[]; tags: Counted[] }> {
  const found = (columns: string, places: string) =>
    `SELECT program_id, tags, ${columns} FROM program_listings WHERE tenant_id = $1 AND slot = ANY (${places}::int[]) AND is_listed`;
  const common = [most, skip, tagged && listOf(tagged)];
  if (order) {
    const columns = orders[order].replaceAll(' DESC', '');
    return pageOf(tx, `found_${order}`, found(columns, '$5'), `${orders[order]}, program_id`, [
      ...common,
      listOf(slots),
    ]);
  }
  const title = `title_${language}`;
  // Most titles are of another length, which is told sooner.
  const isTitle = `(length(${title}) = length($7) AND lower(${title}) = lower($7))::int`;
  const score = (base: string) =>
    `(${base} + rating / 10 + ${loosely === null ? '0' : `ts_rank(words_${language}, $8)`})::real AS score`;
  const inTitles = new Set(titles);
  return pageOf(
    tx,
    `found_${language}_${loosely === null ? 'all' : 'any'}`,
    `${found(score(`2 + ${isTitle}`), '$5')} UNION ALL ${found(score('1'), '$6')}`,
    'score DESC, program_id DESC',
    [
      ...common,
      listOf(titles),
      listOf(slots.filter((slot) => !inTitles.has(slot))),
      words.trim(),
      ...(loosely === null ? [] : [loosely]),
    ],
  );
}

async function pageOf(tx: Tx, name: string, found: string, order: string, values: unknown[]) {
  const { rows } = await tx.$client.query<{ ids: string[] | null; tags: string | null }>({
    name,
    text: `WITH found AS MATERIALIZED (${found}), page AS (
        SELECT program_id FROM found ORDER BY ${order} LIMIT $2 OFFSET $3
      ), tagged AS (
        SELECT tags FROM found WHERE $4::int[] IS NULL
        UNION ALL SELECT tags FROM program_listings WHERE tenant_id = $1 AND slot = ANY ($4) AND is_listed
      )
      SELECT (SELECT array_agg(program_id) FROM page) AS ids, (SELECT string_agg(array_to_string(tags, ' '), ',') FROM tagged) AS tags`,
    values: [tx.tenantId, ...values],
  });
  return { ids: rows[0]?.ids ?? [], tags: countTags(rows[0]?.tags ?? '') };
}

/** The most frequent ones, since the others are not shown. */
function countTags(ofPrograms: string): Counted[] {
  const counts = new Map<string, number>();
  for (const each of ofPrograms.split(',')) {
    const tags = each.split(' ');
    for (let at = 0; at < tags.length; at++) {
      const tag = tags[at] as string;
      if (tags.indexOf(tag) === at) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  counts.delete('');
  const least = Int32Array.from(counts.values()).sort().at(-mostTags) ?? 0;
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([value, count]) => ({ kind: 'tag', value, count }));
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
