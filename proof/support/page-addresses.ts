import { existsSync } from 'node:fs';
import { type Database, openDatabase } from '../../server/src/db/pool.ts';
import { findTenantIdByHost } from '../../server/src/db/tenant-queries.ts';

/** One of the demo's sites, as the browser reaches it. */
export interface Place {
  tenantId: string;
  origin: string;
  locale: string;
  /** The address of a page of the route table, its parameters filled in. */
  addressOf(path: string): string;
}

/** An object of each kind that an address names, by the folder before the name: /systems/discussion/{id?}. */
const samples: Record<string, string> = {
  'discussion/{id}':
    'SELECT id FROM discussions WHERE tenant_id = $1 ORDER BY accepted_answer_id IS NULL, id LIMIT 1',
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
  const found = new Map<string, string>();
  for (const [name, query] of Object.entries(samples)) {
    const { rows } = await database.read(tenantId, (tx) =>
      tx.$client.query<{ id: string }>(query, [tenantId]),
    );
    if (rows[0]) found.set(name, rows[0].id);
  }
  const addressOf = (path: string) =>
    path.replace(/([\w-]+)\/\{(\w+)\??\}/g, (_, folder: string, name: string) => {
      const value = found.get(`${folder}/{${name}}`);
      if (value === undefined)
        throw new Error(`${path}: nobody says what ${folder}/{${name}} is (page-addresses.ts)`);
      return `${folder}/${encodeURIComponent(value)}`;
    });
  return { tenantId, origin, locale, addressOf };
}

export function requireWebBuild(): void {
  if (existsSync(new URL('../../web/build/server/server.js', import.meta.url))) return;
  throw new Error(
    'The pages are not built: npm run build -w web (npm test and npm start do it by themselves).',
  );
}
