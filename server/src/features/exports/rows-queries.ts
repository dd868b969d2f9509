import type { Tx } from '../../db/pool.ts';
import type { Tables } from '../../tables.ts';

// Any table's rows of one person, by what its feature claims of it: nobody has to think of a new table here.

/** How the rows of a table are told apart, and which of its columns lead to which other table. */
export interface Keys {
  primary: Map<string, { column: string; type: string }[]>;
  /** By the table and the one it leads to. */
  foreign: Map<string, { from: string[]; to: string[] }>;
}

export async function readKeys(tx: Tx): Promise<Keys> {
  const columnsOf = (relation: string, key: string) =>
    `(SELECT json_agg(json_build_object('column', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY k.place)
      FROM unnest(c.${key}) WITH ORDINALITY AS k (number, place)
      JOIN pg_attribute a ON a.attrelid = c.${relation} AND a.attnum = k.number)`;
  const { rows } = await tx.$client.query<{
    table: string;
    kind: 'p' | 'f';
    to: string;
    own: { column: string; type: string }[];
    theirs: { column: string }[] | null;
  }>(`SELECT c.conrelid::regclass::text AS table, c.contype AS kind, c.confrelid::regclass::text AS to,
      ${columnsOf('conrelid', 'conkey')} AS own, ${columnsOf('confrelid', 'confkey')} AS theirs
    FROM pg_constraint c WHERE c.connamespace = 'public'::regnamespace AND c.contype IN ('p', 'f')`);
  const keys: Keys = { primary: new Map(), foreign: new Map() };
  for (const { table, kind, to, own, theirs } of rows)
    if (kind === 'p') keys.primary.set(table, own);
    else
      keys.foreign.set(`${table} ${to}`, {
        from: own.map(({ column }) => column),
        to: (theirs ?? []).map(({ column }) => column),
      });
  return keys;
}

/** Which rows are the person's ($2, in the tenant $1): by their own column, or by those of what they are a part of. */
export function whose(tables: Tables, keys: Keys, table: string, depth = 0): string {
  const { person, partOf } = tables[table] ?? {};
  const own = `t${depth}`;
  if (person) return `${own}.tenant_id = $1 AND ${own}.${person} = $2`;
  const key = keys.foreign.get(`${table} ${partOf}`);
  if (!partOf || !key) throw new Error(`Nothing says whose the rows of ${table} are.`);
  const above = `t${depth + 1}`;
  const columns = (from: string, names: string[]) => names.map((name) => `${from}.${name}`).join(', ');
  return `${own}.tenant_id = $1 AND (${columns(own, key.from)}) IN (
    SELECT ${columns(above, key.to)} FROM ${partOf} ${above} WHERE ${whose(tables, keys, partOf, depth + 1)})`;
}

export interface RowPage {
  /** Each as JSON. */
  rows: string[];
  /** Where the next page begins; null: that was all. */
  next: string[] | null;
}

/** Without what no export shows; of the columns that name other people only what is the person themselves. */
export async function listRowsOf(
  tx: Tx,
  tables: Tables,
  keys: Keys,
  table: string,
  { userId, after, most }: { userId: string; after: string[] | null; most: number },
): Promise<RowPage> {
  const { hidden = [], names = [] } = tables[table] ?? {};
  const primary = keys.primary.get(table) ?? [];
  const key = primary.map(({ column }) => `t0.${column}`).join(', ');
  const own = names.map((name) => `'${name}', CASE WHEN t0.${name} = $2 THEN t0.${name} END`).join(', ');
  const beyond = primary.map(({ type }, place) => `$${place + 5}::${type}`).join(', ');
  const { rows } = await tx.$client.query<{ row: string; key: string[] }>(
    `SELECT (to_jsonb(t0) - $4::text[] || jsonb_build_object(${own}))::text AS row,
       ARRAY[${primary.map(({ column }) => `t0.${column}::text`).join(', ')}] AS key
     FROM ${table} t0
     WHERE ${whose(tables, keys, table)} ${after ? `AND (${key}) > (${beyond})` : ''}
     ORDER BY ${key} LIMIT $3`,
    [tx.tenantId, userId, most, ['tenant_id', ...hidden], ...(after ?? [])],
  );
  return {
    rows: rows.map(({ row }) => row),
    next: rows.length < most ? null : (rows.at(-1)?.key ?? null),
  };
}

/** The names of the files of a person's rows. */
export async function listFileNames(
  tx: Tx,
  tables: Tables,
  table: string,
  userId: string,
): Promise<string[]> {
  const { file, person } = tables[table] ?? {};
  if (!file || !person) return [];
  const { rows } = await tx.$client.query<{ name: string }>(
    `SELECT ${file.column} AS name FROM ${table}
     WHERE tenant_id = $1 AND ${person} = $2 AND ${file.column} IS NOT NULL ORDER BY 1 LIMIT 10000`,
    [tx.tenantId, userId],
  );
  return rows.map(({ name }) => name);
}
