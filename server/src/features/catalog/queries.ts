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

const fewValues = `SELECT kind, value, members FROM catalog_sets
    WHERE tenant_id = $1 AND kind IN ('category', 'level', 'signs', 'time', 'access', 'popular')`;
/** Each is looked up by its name: there are many that are not shown. */
const frequentTags = `SELECT s.kind, s.value, s.members FROM (
      SELECT value FROM catalog_sets WHERE tenant_id = $1 AND kind = 'tag' AND size > 0 ORDER BY size DESC, value LIMIT ${mostTags}
    ) t JOIN catalog_sets s ON s.tenant_id = $1 AND s.kind = 'tag' AND s.value = t.value`;

/** Sets of values cut with what fits all filters, or for a chosen filter's own values with what fits all the others. */
const countText = (fits: string, sets: string) => `
  WITH fits AS MATERIALIZED (${fits}), every AS MATERIALIZED (SELECT members FROM fits WHERE kind = 'every')
  SELECT s.kind, s.value, bit_count(cut(coalesce(f.members, e.members), s.members))::int AS count,
      NULL::bytea AS bits, NULL::bytea AS titles, NULL AS loosely
    FROM (${sets}) s CROSS JOIN every e LEFT JOIN fits f ON f.kind = s.kind
  UNION ALL
  SELECT 'fits', kind, bit_count(members)::int,
      CASE WHEN kind IN ('every', 'tag') AND bit_count(members) <= ${mostNamed} THEN varbit_send(members) END,
      varbit_send(in_titles), loosely::text
    FROM fits`;

interface CountRow extends Counted {
  /** As bytes, behind four that say how many bits they are. */
  bits: Buffer | null;
  titles: Buffer | null;
  loosely: string | null;
}

export async function countPrograms(tx: Tx, chosen: readonly Chosen[]): Promise<Counts> {
  const { rows } = await tx.$client.query<CountRow>({
    name: 'count_programs',
    text: countText(
      'SELECT kind, members, NULL::bit varying AS in_titles, NULL AS loosely FROM fitting_sets($2, $3)',
      `${fewValues} UNION ALL ${frequentTags}`,
    ),
    values: [tx.tenantId, chosen.map(({ kind }) => kind), chosen.map(({ value }) => value)],
  });
  return countsOf(rows);
}

function countsOf(rows: CountRow[]): Counts {
  const fits = rows.filter(({ kind }) => kind === 'fits');
  const every = fits.find(({ value }) => value === 'every');
  return {
    total: every?.count ?? 0,
    slots: every ? (every.bits === null ? undefined : placesOf(every.bits)) : [],
    without: new Map(fits.map(({ value, count }) => [value, count])),
    facets: rows.filter(({ kind, count }) => kind !== 'fits' && count > 0),
  };
}

function placesOf(bits: Buffer | null | undefined): number[] {
  const places: number[] = [];
  if (!bits) return places;
  for (let at = 4; at < bits.length; at++) {
    const byte = bits[at] as number;
    for (let bit = 0; (byte << bit) & 0xff; bit++) if (byte & (0x80 >> bit)) places.push((at - 4) * 8 + bit);
  }
  return places;
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

/** What a search finds, at most one more than `most`; tags are counted apart, since there are too many to cut with. */
export async function countFound(tx: Tx, { words, language, chosen, most }: Sought): Promise<Found> {
  const { rows } = await tx.$client.query<CountRow>({
    name: 'count_found',
    text: countText('SELECT * FROM found_sets($2, $3, $4, $5, $6)', fewValues),
    values: [
      tx.tenantId,
      words,
      language,
      chosen.map(({ kind }) => kind),
      chosen.map(({ value }) => value),
      most + 1,
    ],
  });
  const counts = countsOf(rows);
  const slots = counts.slots ?? [];
  const fits = (kind: string) => rows.find((row) => row.kind === 'fits' && row.value === kind);
  const open = fits('tag');
  return {
    ...counts,
    slots,
    titles: placesOf(fits('every')?.titles),
    loosely: fits('every')?.loosely ?? null,
    tagged: open ? placesOf(open.bits) : null,
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
