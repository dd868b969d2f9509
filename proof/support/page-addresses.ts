import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '../../server/src/db/pool.ts';
import { findTenantIdByHost } from '../../server/src/db/tenant-queries.ts';

/** One of the demo's sites, as the browser reaches it. */
export interface Place {
  tenantId: string;
  origin: string;
  locale: string;
  /** The address of a page of the route table, its parameters filled in with what `visitor` has, or anybody. */
  addressOf(path: string, visitor?: string): string;
  /** From now on `visitor` is this person, whose own things stand in the addresses. */
  learn(visitor: string, personId: string): Promise<void>;
}

const anybody = '';
const protocol = 'SELECT id FROM protocols WHERE tenant_id = $1 AND owner_id = $2 ORDER BY id LIMIT 1';
const withAi = `SELECT id FROM protocols WHERE tenant_id = $1 AND owner_id = $2 AND document LIKE '%"type":"ai"%'
   ORDER BY id LIMIT 1`;
const item = (kind: string) =>
  `SELECT id FROM items WHERE tenant_id = $1 AND owner_id = $2 AND kind = '${kind}'
   AND protocol_id = (${protocol}) ORDER BY id LIMIT 1`;
const inDocument = (list: string) =>
  `SELECT document::jsonb -> '${list}' -> 0 ->> 'id' AS id FROM protocols WHERE id = (${protocol})`;
const program = 'SELECT id FROM programs WHERE tenant_id = $1 AND owner_id = $2 ORDER BY id LIMIT 1';
const category =
  'SELECT id FROM categories WHERE tenant_id = $1 AND owner_id = $2 ORDER BY position, id LIMIT 1';

const location = 'SELECT id FROM locations WHERE tenant_id = $1 AND user_id = $2 ORDER BY id LIMIT 1';
/** At the same location. */
const service = `SELECT id FROM services WHERE tenant_id = $1 AND location_id = (${location}) ORDER BY id LIMIT 1`;

/** What an address names, by the folders before the name: a query for $1 tenant and $2 owner, or a fixed word. */
const samples: Record<string, string | { word: string }> = {
  'discussion/{id}':
    'SELECT id FROM discussions WHERE tenant_id = $1 AND $2::uuid IS NOT NULL ORDER BY accepted_answer_id IS NULL, id LIMIT 1',
  'task/{id}': `SELECT id FROM tasks WHERE tenant_id = $1 AND target = 'follower'
   ORDER BY user_id <> $2, status <> 'open', id LIMIT 1`,
  'nudges/{id}': `SELECT id FROM prompts WHERE tenant_id = $1 AND kind = 'nudge' AND sent_at IS NOT NULL
   ORDER BY user_id <> $2, id LIMIT 1`,
  'chat/{id}': `SELECT chat_id AS id FROM chat_members WHERE tenant_id = $1 AND last_number > 0
   ORDER BY user_id <> $2, chat_id LIMIT 1`,
  // One that is followed, or that may be joined.
  'follow-program/{id}': `SELECT coalesce(
     (SELECT program_id FROM enrollments WHERE tenant_id = $1 AND user_id = $2 ORDER BY id LIMIT 1),
     (SELECT program_id FROM program_listings WHERE tenant_id = $1 AND is_listed ORDER BY program_id LIMIT 1)) AS id`,
  'program/{id}':
    'SELECT program_id AS id FROM program_listings WHERE tenant_id = $1 AND is_listed AND $2::uuid IS NOT NULL ORDER BY ratings_count DESC, program_id LIMIT 1',
  'u/{username}': 'SELECT username AS id FROM users WHERE tenant_id = $1 AND id = $2',
  's/{shortcode}':
    'SELECT code AS id FROM short_links WHERE tenant_id = $1 AND $2::uuid IS NOT NULL ORDER BY code LIMIT 1',
  'protocol-builder/{protocol}': protocol,
  'protocols/edit/{id}': protocol,
  'programs/edit/{id}': program,
  'programs/publish/{id}': program,
  'programs/simulator/{id}': program,
  'protocols/{category}': category,
  'categories/edit/{id}': category,
  'edit-location/{id}': location,
  'services/{id}': location,
  'edit/{service}': service,
  'bookings/{id}': `SELECT b.id FROM bookings b WHERE b.tenant_id = $1 ORDER BY b.user_id <> $2 AND NOT EXISTS (
     SELECT FROM session_hosts h WHERE h.tenant_id = $1 AND h.session_id = b.session_id AND h.user_id = $2
   ), b.state <> 'confirmed', b.from_at < now() - interval '29 days', b.id LIMIT 1`,
  'activity/{id}': item('activity'),
  'order/{id}': item('order'),
  'nudge/{id}': item('nudge'),
  'challenge/{id}': item('challenge'),
  'assessment/{id}': item('assessment'),
  'assessment/{assessment}': item('assessment'),
  'kpi/{id}': item('kpi'),
  'questions/{question}': `SELECT content -> 'questions' -> 0 ->> 'id' AS id FROM items WHERE id = (${item('assessment')})`,
  // An agent is one's own in every protocol.
  'ai/{id}': `SELECT id FROM items WHERE tenant_id = $1 AND owner_id = $2 AND kind = 'agent' ORDER BY id LIMIT 1`,
  'modules/{id}': inDocument('modules'),
  // A protocol of its own: not every one has an AI module.
  'ai-module protocol-builder/{protocol}': withAi,
  'main/{id}': `SELECT node ->> 'id' AS id FROM protocols, jsonb_array_elements(document::jsonb -> 'nodes') node
   WHERE protocols.id = (${withAi}) AND node ->> 'type' = 'ai' LIMIT 1`,
  'branch/{hierarchy}': { word: '0' },
  'add/{index}': { word: '0' },
  'errors/{id}': `SELECT id FROM safety_rules WHERE tenant_id = $1 AND protocol_id = (${protocol}) ORDER BY id LIMIT 1`,
  'team/{tab}': { word: 'members' },
};

/** Reads what the pages' addresses need; as the owner, since nobody is signed in. */
export async function withPlaces<Result>(
  ownerUrl: string,
  { url, clinicUrl }: { url: string; clinicUrl: string },
  fn: (places: [Place, Place], database: Database) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(ownerUrl, { role: 'regimen_owner', size: 2 });
  try {
    return await fn(
      [await openPlace(database, url, 'en'), await openPlace(database, clinicUrl, 'ar')],
      database,
    );
  } finally {
    await database.close();
  }
}

async function openPlace(database: Database, origin: string, locale: string): Promise<Place> {
  const tenantId = (await findTenantIdByHost(database, new URL(origin).hostname)) ?? '';
  const known = new Map<string, Map<string, string>>();
  const learn = async (visitor: string, personId: string) => {
    const found = new Map<string, string>();
    for (const [name, sample] of Object.entries(samples)) {
      if (typeof sample !== 'string') {
        found.set(name, sample.word);
        continue;
      }
      const { rows } = await database.read(tenantId, (tx) =>
        tx.$client.query<{ id: string | null }>(sample, [tenantId, personId]),
      );
      if (rows[0]?.id) found.set(name, rows[0].id);
    }
    known.set(visitor, found);
  };
  const { rows: experts } = await database.read(tenantId, (tx) =>
    tx.$client.query<{ id: string }>('SELECT id FROM users WHERE tenant_id = $1 AND email = $2', [
      tenantId,
      'expert@demo.test',
    ]),
  );
  await learn(anybody, experts[0]?.id ?? '');
  const addressOf = (path: string, visitor = anybody) =>
    // A page of a connected tenant is looked at from there.
    path
      .replace('{target?}/', '')
      .replace('/{module?}', '')
      .replace(/([\w-]+\/)?([\w-]+)\/\{(\w+)\??\}/g, (_, before = '', folder: string, name: string) => {
        const part = path.split('/')[3];
        const [near, far] = [`${folder}/{${name}}`, `${before}${folder}/{${name}}`];
        const ofPart = `${part} ${near}`;
        const find = (who: string) =>
          [ofPart, far, near].map((key) => known.get(who)?.get(key)).find((found) => found !== undefined);
        const value = find(visitor) ?? [...known.keys()].map(find).find((found) => found !== undefined);
        if (value === undefined) throw new Error(`${path}: nobody says what ${near} is (page-addresses.ts)`);
        return `${before}${folder}/${encodeURIComponent(value)}`;
      });
  return { tenantId, origin, locale, addressOf, learn };
}

export function requireWebBuild(): void {
  if (existsSync(new URL('../../web/build/server/server.js', import.meta.url))) return;
  throw new Error(
    'The pages are not built: npm run build -w web (npm test and npm start do it by themselves).',
  );
}
