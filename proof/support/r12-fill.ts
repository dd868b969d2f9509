import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../server/src/db/pool.ts';
import type { Manifest } from '../../server/src/feature.ts';
import { whose } from '../../server/src/features/exports/rows-queries.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { rowsOfPerson, type Shape } from './r12-rows.ts';

interface Column {
  name: string;
  type: string;
  isFree: boolean;
  /** The constraints that speak of it. */
  checks: string;
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await tx.$client.query<Column>(
    `SELECT a.attname AS name, format_type(a.atttypid, NULL) AS type,
       (NOT a.attnotnull OR a.atthasdef OR a.attgenerated <> '') AS "isFree",
       coalesce((SELECT string_agg(pg_get_constraintdef(c.oid), ' ') FROM pg_constraint c
         WHERE c.conrelid = a.attrelid AND c.contype = 'c' AND a.attnum = ANY (c.conkey)), '') AS checks
     FROM pg_attribute a WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped`,
    [table],
  );
  return rows;
}

/** Something that a column takes: one of what its constraint lists, or the least that its type allows. */
function valueFor({ type, checks }: Column): unknown {
  const listed = /'([^']+)'::text/.exec(checks)?.[1];
  if (type === 'text') return listed ?? `x${randomUUID()}`;
  if (type === 'uuid') return randomUUID();
  if (type === 'bytea') return randomBytes(32);
  if (type === 'boolean') return false;
  if (type === 'jsonb') return '{}';
  if (type.endsWith('[]')) return `{${listed ?? 'x'}}`;
  if (type.startsWith('timestamp')) return new Date();
  return 1;
}

/** The row that a foreign key leads to: the person's own where there is one. */
async function leadsTo(tx: Tx, manifest: Manifest, shape: Shape, to: string, me: string) {
  const { tables } = manifest;
  const isTheirs = tables[to]?.person ?? tables[to]?.partOf;
  const condition = isTheirs ? whose(tables, shape.keys, to) : 't0.tenant_id = $1 AND $2::uuid IS NOT NULL';
  for (const where of [condition, 't0.tenant_id = $1 AND $2::uuid IS NOT NULL']) {
    const { rows } = await tx.$client.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(t0) AS row FROM ${to} t0 WHERE ${where} LIMIT 1`,
      [tx.tenantId, me],
    );
    if (rows[0]) return rows[0].row;
  }
  return {};
}

/** Tables that makers left without a row of the person get one that its columns and keys allow. */
export async function fillTables(
  world: World,
  manifest: Manifest,
  shape: Shape,
  { id }: Caller,
): Promise<string[]> {
  const me = id as string;
  const refused: string[] = [];
  const empty = async () =>
    [...(await rowsOfPerson(world, manifest, shape, { id: me }))].flatMap(([table, rows]) =>
      rows.length === 0 ? [table] : [],
    );
  for (const table of await empty()) {
    const fill = world.runtime.tx(world.here.id, async (tx) => {
      const row: Record<string, unknown> = { tenant_id: tx.tenantId };
      const { person } = manifest.tables[table] ?? {};
      if (person) row[person] = me;
      // What the first things it leads to say of the others: an enrollment knows its version.
      const known: Record<string, unknown> = {};
      const keys = [...shape.keys.foreign].sort(([a], [b]) => (a < b ? -1 : 1));
      for (const [names, key] of keys) {
        const [from, to = ''] = names.split(' ');
        if (from !== table || to === 'users' || to === 'tenants') continue;
        const sameId = known[`${to.replace(/^.*_/, '').replace(/s$/, '')}_id`];
        const target = sameId
          ? { tenant_id: tx.tenantId, id: sameId }
          : await leadsTo(tx, manifest, shape, to, me);
        for (const [place, column] of key.from.entries()) row[column] ??= target[key.to[place] ?? ''];
        Object.assign(known, target);
      }
      for (const column of await columnsOf(tx, table))
        if (!column.isFree) row[column.name] ??= valueFor(column);
      const names = Object.keys(row);
      await tx.$client.query(
        `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, place) => `$${place + 1}`).join(', ')})`,
        Object.values(row),
      );
    });
    await fill.catch((error: Error) => refused.push(`${table}: ${error.message}`));
  }
  return refused;
}
