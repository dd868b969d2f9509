import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';
import { getTableConfig, getViewConfig, is, PgTable, type PgView } from './drizzle.ts';
import { openDatabase } from './pool.ts';
import * as schema from './schema.ts';

// The rules of tenancy, read from the catalogue: a table, view or function that breaks one fails here by name.

/** Tables that belong to no tenant. pg-boss keeps its own in a schema of its own. */
const globalTables = ['migrations'];
/** The only functions that run as the owner, and the tables whose rows they may read across tenants. */
const definerFunctions = [
  'find_tenant_by_host',
  'list_sites',
  'list_tenant_ids',
  'list_tenants_with_due_bookings',
  'list_tenants_with_due_enrollments',
  'list_tenants_with_due_prompts',
  'list_tenants_with_ledger_work',
  'list_tenants_with_open_audit',
  'read_search',
  'search_chat_messages',
  'search_discussions',
  'search_people',
];
const readByDefiners = [
  'audit_entries',
  'bookings',
  'catalog_words',
  'chat_members',
  'chat_messages',
  'discussions',
  'enrollments',
  'ledger_pendings',
  'ledger_transfers',
  'notifications',
  'prompts',
  'tenant_domains',
  'tenants',
  'users',
];

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const column = async (sql: string): Promise<string[]> =>
  (await client.query<{ name: string }>(sql)).rows.map((row) => row.name);
const tables = `pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p')`;

describe('every table', () => {
  it('forces row-level security, but for the named global ones', async () => {
    expect(
      await column(
        `SELECT relname AS name FROM ${tables} AND NOT (relrowsecurity AND relforcerowsecurity) ORDER BY 1`,
      ),
    ).toEqual(globalTables);
  });

  it('has one policy for everybody, bound to the current tenant, for reading and for writing', async () => {
    const bound = `SELECT tablename AS name FROM pg_policies WHERE schemaname = 'public' AND roles = '{public}' AND cmd = 'ALL'
      AND qual LIKE '%= current_tenant())' AND with_check = qual`;
    const all = await column(`SELECT relname AS name FROM ${tables} ORDER BY 1`);
    expect((await column(`${bound} ORDER BY 1`)).sort()).toEqual(
      all.filter((name) => !globalTables.includes(name)),
    );
  });

  it('has no other policy than the definer functions’', async () => {
    expect(
      await column(
        `SELECT tablename || ' ' || cmd || ' ' || roles::text AS name FROM pg_policies WHERE schemaname = 'public' AND roles <> '{public}' ORDER BY 1`,
      ),
    ).toEqual(readByDefiners.map((name) => `${name} SELECT {regimen_owner}`));
  });

  it('leads its primary and unique keys with the tenant', async () => {
    const keys = `SELECT c.relname || ': ' || i.relname AS name FROM pg_index x
      JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = x.indkey[0]
      WHERE n.nspname = 'public' AND x.indisunique AND a.attname <> 'tenant_id' ORDER BY 1`;
    // A host leads to one tenant on the whole server; a tenant's own key is its id.
    expect(await column(keys)).toEqual([
      'migrations: migrations_pkey',
      'tenant_domains: tenant_domains_host',
      'tenants: tenants_pkey',
    ]);
  });

  it('points only inside its tenant', async () => {
    const loose = `SELECT conname AS name FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = conrelid AND a.attnum = ANY (conkey) AND a.attname = 'tenant_id')`;
    expect(await column(loose)).toEqual([]);
  });

  it('has an index for each of its foreign keys', async () => {
    const bare = `SELECT conrelid::regclass || ': ' || conname AS name FROM pg_constraint k
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT 1 FROM pg_index x WHERE x.indrelid = k.conrelid AND (x.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey) ORDER BY 1`;
    // An accepted answer is looked up by its discussion, which has an index.
    expect(await column(bare)).toEqual(['discussions: discussions_accepted_answer']);
  });
});

describe('functions, views and roles', () => {
  it('run as the owner only by name, with a fixed search path', async () => {
    const definers = `SELECT proname AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname = 'public' AND prosecdef AND proconfig::text LIKE '%search_path=public, pg_temp%' ORDER BY 1`;
    expect(await column(definers)).toEqual(definerFunctions);
    expect(await column(definers.replace(/ AND proconfig[^O]*/, ' '))).toEqual(definerFunctions);
  });

  it('look through the caller’s eyes (views)', async () => {
    expect(
      await column(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
      AND NOT coalesce(reloptions, '{}') @> '{security_invoker=true}'`),
    ).toEqual([]);
  });

  it('cannot bypass row-level security', async () => {
    const strong = `SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'regimen\\_%' AND (rolsuper OR rolbypassrls OR rolcanlogin) AND rolname IN ('regimen_owner', 'regimen_app', 'regimen_read')`;
    expect(await column(strong)).toEqual([]);
  });
});

describe('at run time', () => {
  it('nothing is seen or written outside a bound transaction', async () => {
    const runtime = openDatabase(database.url);
    const { rows } = await runtime.global.query('SELECT current_user AS name');
    expect(rows).toEqual([{ name: 'regimen_app' }]);
    expect((await runtime.global.query('SELECT * FROM tenants')).rows).toEqual([]);
    await expect(
      runtime.global.query(`INSERT INTO tenants (id, name) VALUES (gen_random_uuid(), 'x')`),
    ).rejects.toThrow(/permission denied/);
    await runtime.close();
  });

  it('the shape that queries are built from is the shape of the tables', async () => {
    const { rows } = await client.query<{ table: string; column: string; required: boolean }>(
      `SELECT table_name AS table, column_name AS column, is_nullable = 'NO' AS required FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name <> 'migrations' AND is_generated = 'NEVER' ORDER BY 1, 2`,
    );
    const declared = Object.values(schema).flatMap((table) => {
      // Of a view the catalogue knows no column that must be there.
      if (!is(table, PgTable)) {
        const { name, selectedFields } = getViewConfig(table as PgView);
        return Object.values(selectedFields).map((field) => ({
          table: name,
          column: (field as { name: string }).name,
          required: false,
        }));
      }
      const { name, columns } = getTableConfig(table);
      return columns.map((each) => ({
        table: name,
        column: each.name,
        required: each.notNull || each.primary,
      }));
    });
    const inOrder = (a: { table: string; column: string }, b: { table: string; column: string }) =>
      `${a.table} ${a.column}`.localeCompare(`${b.table} ${b.column}`);
    expect(declared.sort(inOrder)).toEqual(rows.sort(inOrder));
  });
});
