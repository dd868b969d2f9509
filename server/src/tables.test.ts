import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './features/all.ts';
import { type Erased, tablesOf } from './tables.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

// What the features claim, held against PostgreSQL's catalogue: a table or column that nobody thought of fails by name.

const tables = tablesOf(features);

let database: TestDatabase;
let client: pg.Client;
let columns: { table: string; column: string; type: string }[];
/** Foreign keys by a single column besides the tenant's. */
let keys: { table: string; column: string; to: string; onDelete: string }[];

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  columns = (
    await client.query(`SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, NULL) AS type
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'm') AND a.attnum > 0 AND NOT a.attisdropped
        AND c.relname <> 'migrations'`)
  ).rows;
  keys = (
    await client.query(`SELECT conrelid::regclass::text AS table, a.attname AS column, confrelid::regclass::text AS to,
        CASE confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'refused' END AS "onDelete"
      FROM pg_constraint JOIN pg_attribute a ON a.attrelid = conrelid AND a.attnum = conkey[array_length(conkey, 1)]
      WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND confrelid <> 'tenants'::regclass`)
  ).rows;
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** What the foreign key to the account has to do, so that an erasure does what is claimed. */
const onDelete: Record<Erased, string> = {
  removed: 'cascade',
  swept: 'set null',
  nameless: 'set null',
  pseudonym: 'refused',
};

describe('every table', () => {
  it('is claimed by one feature, and nothing else is', () => {
    expect(Object.keys(tables).sort()).toEqual([...new Set(columns.map(({ table }) => table))].sort());
    expect(() => tablesOf([...features, { tables: { users: tables.users as never } }])).toThrow(
      'Two features claim the table users.',
    );
  });

  it('says of every column with a person in it what an erasure does, and the database does just that', () => {
    const claimed = Object.entries(tables).flatMap(([table, { person, erased, names = [] }]) => [
      ...(person && erased ? [[table, person, onDelete[erased]]] : []),
      ...names.map((column) => [table, column, 'set null']),
    ]);
    const inDatabase = keys.filter(({ to }) => to === 'users');
    expect(inDatabase.length).toBeGreaterThan(30);
    for (const { table, column, onDelete: does } of inDatabase)
      expect(claimed).toContainEqual([table, column, does]);
    // Those which no key leads from: the account itself, the log's author (an id that leads nowhere once they are gone)
    // and the caller of a call, whose first answer lasts a day.
    const free = claimed.filter(
      ([t, c]) => !inDatabase.some(({ table, column }) => table === t && column === c),
    );
    expect(free.map(([table, column]) => `${table}.${column}`).sort()).toEqual([
      'admin_actions.person_id',
      'audit_entries.actor_id',
      'audit_entries.person_id',
      'enrollment_events.by_user',
      'idempotency_keys.caller',
      // An admin, whose account is none of these.
      'qualifications.checked_by',
      'users.id',
    ]);
  });

  it('has no column that looks like a person and is not said to be one', () => {
    const person = /(^|_)(user|owner|author|follower|expert|by)(_id)?$/;
    const said = Object.entries(tables).flatMap(([table, { person: whose, names = [] }]) =>
      [whose, ...names].map((column) => `${table}.${column}`),
    );
    const looks = columns.filter(({ column, type }) => type === 'uuid' && person.test(column));
    expect(looks.length).toBeGreaterThan(30);
    for (const { table, column } of looks) expect(said).toContain(`${table}.${column}`);
  });

  it('is a person’s, a part of something that goes with it, or the site’s alone', () => {
    for (const [table, { person, erased, partOf, exported }] of Object.entries(tables)) {
      expect([table, Boolean(person)]).toEqual([table, Boolean(erased)]);
      if (partOf) {
        expect([table, person]).toEqual([table, undefined]);
        expect(keys).toContainEqual(expect.objectContaining({ table, to: partOf, onDelete: 'cascade' }));
      }
      if (!person && !partOf) expect([table, exported]).toEqual([table, false]);
    }
  });

  it('hides from exports what is secret or worked out, by columns that exist', () => {
    const has = (table: string, column: string) =>
      columns.some((c) => c.table === table && c.column === column);
    for (const [table, { hidden = [], merged = [], person, names = [], exported }] of Object.entries(
      tables,
    )) {
      for (const column of [...hidden, ...merged, ...names, ...(person ? [person] : [])])
        expect([table, column, has(table, column)]).toEqual([table, column, true]);
      const unreadable = columns.filter((c) => c.table === table && /^(bytea|tsvector|bit)/.test(c.type));
      if (exported) expect(hidden).toEqual(expect.arrayContaining(unreadable.map(({ column }) => column)));
    }
  });

  it('says where the files of its rows are, if it has any', () => {
    // First answers and copies of one's data are no files that people put up.
    const without = ['data_exports', 'idempotency_keys'];
    for (const [table, { erased, file }] of Object.entries(tables))
      if (erased === 'swept') expect([table, file !== undefined]).toEqual([table, !without.includes(table)]);
  });

  it('holds what is swept by the hourly work of its feature', () => {
    for (const { tables: own = {}, hourly } of features)
      for (const [table, { erased }] of Object.entries(own))
        if (erased === 'swept') expect([table, typeof hourly?.sweep]).toEqual([table, 'function']);
  });
});
