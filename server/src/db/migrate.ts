import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { installJobs } from '../jobs/install.ts';
import { layJobIndex } from './job-index.ts';
import { bearErrors } from './lasting.ts';
import { loginOf } from './require-login.ts';
import { grantRights, prepareRoles } from './roles.ts';
import { DatabaseStartError } from './start-error.ts';

const folder = new URL('../../migrations/', import.meta.url);
/** Any fixed number: processes that start together take turns on it. */
const migrationLock = 7_302_911;

/**
 * Brings the database to the newest shape. Forward only; an applied file never changes again. The login of `runtimeUrl`
 * gets what the program needs.
 */
export async function migrate(ownerUrl: string, runtimeUrl = ownerUrl): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  bearErrors(client);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await requireVersion(client);
    const runtime = loginOf(runtimeUrl);
    await prepareRoles(client, runtime === loginOf(ownerUrl) ? undefined : runtime || undefined);
    await applyMigrations(client);
    await installJobs(client);
    await layJobIndex(client);
    await grantRights(client);
  } finally {
    await client.end();
  }
}

async function requireVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
  const version = Number(rows[0]?.server_version_num);
  if (version < 150_000)
    throw new DatabaseStartError(
      `PostgreSQL 15 or newer is needed; this server is ${Math.floor(version / 10_000)}.`,
    );
}

async function applyMigrations(client: pg.Client): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  for (const name of names) {
    const text = await readFile(new URL(name, folder), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const before = applied.get(name);
    if (before === checksum) continue;
    if (before !== undefined) throw new Error(`Migration ${name} was changed after it had been applied.`);
    await applyOne(client, name, text, checksum);
  }
}

async function applyOne(client: pg.Client, name: string, text: string, checksum: string): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(text);
    await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (/extension "pg_trgm"/.test((error as Error).message))
      throw new DatabaseStartError(
        'This PostgreSQL lacks its extension pg_trgm. Install it there; on Debian it comes with postgresql-contrib.',
      );
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
