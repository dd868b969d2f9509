import pg from 'pg';

/** Words that programs are made of: few are in many titles, many in few, as in any language. */
export const catalogWords = {
  kinds: ['better', 'calm', 'steady', 'gentle', 'strong', 'simple', 'quiet', 'daily', 'first', 'lasting'],
  things: [
    'sleep',
    'food',
    'walking',
    'breathing',
    'heart',
    'back',
    'mornings',
    'evenings',
    'running',
    'focus',
  ],
  rare: Array.from(
    { length: 1_500 },
    (_, index) => `${syllable(index)}${syllable(index * 7 + 3)}${syllable(index * 31 + 11)}`,
  ),
};

function syllable(index: number): string {
  const [first, second, last] = ['bdfgklmnprstvz', 'aeiou', 'lmnrst'].map(
    (letters, place) => letters[Math.floor(index / 5 ** place) % letters.length],
  );
  return `${first}${second}${last}`;
}

/** Published programs of every kind, written by the database itself; ends with its statistics in order. */
export async function seedCatalog(
  ownerUrl: string,
  tenantId: string,
  ownerId: string,
  size: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET ROLE regimen_owner');
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [tenantId]);
    await client.query(programs, [tenantId, ownerId, size]);
    await client.query(versions, [tenantId]);
    // Without it the next statement is planned for empty tables, and takes minutes.
    await client.query('ANALYZE programs, program_versions');
    await client.query(listings, [tenantId, catalogWords.kinds, catalogWords.things, catalogWords.rare]);
    await client.query('RESET ROLE');
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}

const programs = `INSERT INTO programs (tenant_id, id, owner_id, texts, category, tags, level, signs, minutes_a_day, weeks, access, created_at, changed_at)
  SELECT $1, gen_random_uuid(), $2, '{}', 'sleep', '{}', 'beginner', '{}', 10, 6, 'free', now(), now() FROM generate_series(1, $3::int)`;
const versions = `INSERT INTO program_versions (tenant_id, id, program_id, number, content, page, note, published_at)
  SELECT tenant_id, gen_random_uuid(), id, 1, '{}', '{}', '', now() FROM programs WHERE tenant_id = $1`;
const listings = `INSERT INTO program_listings (tenant_id, program_id, owner_id, version_id, is_listed, texts, category, tags, level, signs,
    minutes_a_day, weeks, access, step_types, title_en, title_ar, search_en, search_ar, first_published_at, published_at,
    followers_count, recent_count, ratings_count, ratings_sum)
  SELECT n.tenant_id, n.program_id, n.owner_id, n.version_id, true,
    jsonb_build_object('en', jsonb_build_object('title', n.title, 'summary', 'A way to ' || n.text, 'description', repeat(n.text || ' ', 20))),
    (ARRAY['sleep', 'nutrition', 'movement', 'mind', 'heart', 'pain', 'chronic-conditions', 'family', 'habits'])[1 + n.i % 9],
    ARRAY['tag-' || n.i % 60, 'tag-' || n.i % 977],
    (ARRAY['beginner', 'intermediate', 'advanced'])[1 + (n.i / 9) % 3],
    ARRAY[(ARRAY['insomnia', 'stress', 'worry', 'back-pain', 'headache', 'asthma', 'sleep-better', 'eat-well'])[1 + (n.i / 7) % 8], 'sign-' || n.i % 40],
    3 + n.i % 60, 1 + (n.i / 5) % 20, 'free', '{population,kpi,challenge,finish}', n.title, '', n.text, '',
    now() - make_interval(mins => n.i), now(), (n.i * 37) % 5000, n.i % 23, n.i % 50, (n.i % 50) * (3 + n.i % 3)
  FROM (
    SELECT v.tenant_id, v.program_id, p.owner_id, v.id AS version_id, i,
      ($2::text[])[1 + i % 10] || ' ' || ($3::text[])[1 + (i / 10) % 10] || ' ' || ($4::text[])[1 + (i * 13) % 1500] AS title,
      ($3::text[])[1 + (i / 3) % 10] || ' and ' || ($4::text[])[1 + i % 1500] || ' with ' || ($4::text[])[1 + (i * 7) % 1500] AS text
    FROM (SELECT *, row_number() OVER (ORDER BY id)::int AS i FROM program_versions WHERE tenant_id = $1) v
      JOIN programs p ON p.tenant_id = v.tenant_id AND p.id = v.program_id
  ) n`;
