import type { Tx } from '../../server/src/db/pool.ts';
import type { Manifest } from '../../server/src/feature.ts';
import { type Keys, readKeys, whose } from '../../server/src/features/exports/rows-queries.ts';
import type { Caller, World } from '../../server/src/test-world.ts';

/** Every table as PostgreSQL has it. */
export interface Shape {
  keys: Keys;
  columns: Map<string, { name: string; type: string }[]>;
}
/** A row, and what tells it from the others. */
export type Rows = { key: string; row: Record<string, unknown> }[];

const inTenant = <T>(world: World, fn: (tx: Tx) => Promise<T>): Promise<T> =>
  world.runtime.tx(world.here.id, fn);

export function readTables(world: World, { tables }: Manifest): Promise<Shape> {
  return inTenant(world, async (tx) => {
    const { rows } = await tx.$client.query<{ table: string; name: string; type: string }>(
      `SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped`,
    );
    const columns = new Map(
      Object.keys(tables).map((table) => [table, [] as { name: string; type: string }[]]),
    );
    for (const { table, name, type } of rows) columns.get(table)?.push({ name, type });
    return { keys: await readKeys(tx), columns };
  });
}

const hasPerson = ({ tables }: Manifest, table: string): boolean =>
  tables[table]?.person !== undefined || tables[table]?.partOf !== undefined;

/** All rows that are the person's, by their own column or as parts of others. */
export async function rowsOfPerson(
  world: World,
  manifest: Manifest,
  shape: Shape,
  { id }: Pick<Caller, 'id'>,
): Promise<Map<string, Rows>> {
  const found = new Map<string, Rows>();
  for (const table of Object.keys(manifest.tables)) {
    if (!hasPerson(manifest, table)) continue;
    const key = (shape.keys.primary.get(table) ?? []).map(({ column }) => column);
    const { rows } = await inTenant(world, (tx) =>
      tx.$client.query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(t0) AS row FROM ${table} t0 WHERE ${whose(manifest.tables, shape.keys, table)}
         ORDER BY ${key.map((column) => `t0.${column}`).join(', ')}`,
        [world.here.id, id],
      ),
    );
    found.set(
      table,
      rows.map(({ row }) => ({ row, key: JSON.stringify(key.map((column) => row[column])) })),
    );
  }
  return found;
}

/** Tables in which two pictures of somebody's rows differ. */
export const changedTables = (before: Map<string, Rows>, after: Map<string, Rows>): string[] =>
  [...before].flatMap(([table, rows]) =>
    JSON.stringify(rows) === JSON.stringify(after.get(table))
      ? []
      : [`${table}: rows of somebody else were changed`],
  );

/** Wherever a row of the person's can name somebody else, it does. */
export async function nameOthers(
  world: World,
  manifest: Manifest,
  shape: Shape,
  me: Caller,
  other: Caller,
): Promise<void> {
  for (const [table, { names = [] }] of Object.entries(manifest.tables))
    for (const name of hasPerson(manifest, table) ? names : [])
      await inTenant(world, (tx) =>
        tx.$client.query(
          `UPDATE ${table} t0 SET ${name} = $3 WHERE ${whose(manifest.tables, shape.keys, table)}`,
          [world.here.id, me.id, other.id],
        ),
      );
}

const isText = ({ type }: { type: string }): boolean => /^(text|jsonb|json)(\[\])?$/.test(type);
const freeMark = 'free-words-of-the-leaver';

/** Logs that nobody may change stay as they are; an id in them leads nowhere once its person is erased. */
const logs: ReadonlySet<string> = new Set(['audit_entries', 'admin_actions']);
/** The account itself has its own marks, logs refuse, and a listing is copied from its program. */
const unmarked: ReadonlySet<string> = new Set(['users', 'program_listings', ...logs]);

/** Puts a mark into whatever text of theirs takes one; a column that means something refuses, or is only a name. */
export async function markFreeText(
  world: World,
  manifest: Manifest,
  shape: Shape,
  me: Caller,
): Promise<void> {
  for (const [table, { person }] of Object.entries(manifest.tables)) {
    if (!hasPerson(manifest, table) || unmarked.has(table)) continue;
    for (const { name, type } of shape.columns.get(table) ?? []) {
      const isKey = shape.keys.primary.get(table)?.some(({ column }) => column === name);
      if (isKey || name === person || !/^(text|jsonb)$/.test(type)) continue;
      const marked = type === 'text' ? `${name} || ' ${freeMark}'` : `${name} || '{"mark": "${freeMark}"}'`;
      const kind = type === 'jsonb' ? `AND jsonb_typeof(t0.${name}) = 'object'` : '';
      await inTenant(world, (tx) =>
        tx.$client.query(
          `UPDATE ${table} t0 SET ${name} = ${marked} WHERE ${whose(manifest.tables, shape.keys, table)} ${kind}`,
          [world.here.id, me.id],
        ),
      ).catch(() => undefined);
    }
  }
}

/** Whether a table's rows may stay: with a pseudonym, or as a part of what does. */
function mayStay(manifest: Manifest, table: string): boolean {
  const { erased, handedOver, partOf } = manifest.tables[table] ?? {};
  if (partOf) return mayStay(manifest, partOf);
  return erased === 'pseudonym' || erased === 'nameless' || handedOver === true;
}

/** Rows that are there though they should be gone, and columns that still name the person. */
export async function rowsLeft(
  world: World,
  manifest: Manifest,
  shape: Shape,
  me: Caller,
  owned: Map<string, Rows>,
): Promise<string[]> {
  const left: string[] = [];
  for (const [table, before] of owned) {
    const { person, names = [] } = manifest.tables[table] ?? {};
    const key = (shape.keys.primary.get(table) ?? []).map(({ column }) => column);
    const { rows } = await inTenant(world, (tx) =>
      tx.$client.query<{ row: Record<string, unknown> }>(`SELECT to_jsonb(t) AS row FROM ${table} t`),
    );
    const there = new Set(rows.map(({ row }) => JSON.stringify(key.map((column) => row[column]))));
    const stayed = before.filter((row) => there.has(row.key)).length;
    if (logs.has(table)) {
      if (stayed !== before.length) left.push(`${table} lost entries`);
      continue;
    }
    if (stayed > 0 && !mayStay(manifest, table)) left.push(`${table}: ${stayed} rows are still there`);
    // The author in a log is an id that leads nowhere by now.
    const free = names.filter((name) => `${table}.${name}` !== 'enrollment_events.by_user');
    for (const column of [...(person ? [person] : []), ...free])
      if (rows.some(({ row }) => row[column] === me.id))
        left.push(`${table}.${column} still names the person`);
  }
  return left;
}

/** Texts anywhere, of anybody, in which the name, the address or the words of the person are left. */
export async function marksLeft(
  world: World,
  manifest: Manifest,
  shape: Shape,
  me: Caller,
): Promise<string[]> {
  const left: string[] = [];
  const mark = /quillon-(\w+)@/.exec(me.email ?? '')?.[1] ?? '';
  const look = async (table: string, name: string, words: string) => {
    const { rows } = await inTenant(world, (tx) =>
      tx.$client.query<{ found: string }>(
        `SELECT left(${name}::text, 300) AS found FROM ${table} WHERE strpos(${name}::text, $1) > 0 LIMIT 1`,
        [words],
      ),
    );
    return rows[0]?.found;
  };
  for (const [table, columns] of shape.columns)
    for (const column of columns.filter(isText)) {
      const named = await look(table, column.name, mark);
      if (named) left.push(`${table}.${column.name} has their name or address: ${named}`);
      if (!mayStay(manifest, table) && (await look(table, column.name, freeMark)))
        left.push(`${table}.${column.name} has their words`);
    }
  if (await look('pgboss.job', 'data', mark)) left.push('a job has their name or address');
  return left;
}
