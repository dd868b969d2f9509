import { setTimeout } from 'node:timers/promises';
import type { World } from '../../server/src/test-world.ts';

/**
 * By how many rows each table of one tenant has grown since the first such look, who wrote there last, and how many jobs
 * there are: equal means that nothing was written. Every statement notes what it wrote in its own transaction, so that a
 * rollback takes the note back, and no table has to be read.
 */
export async function fingerprint(world: World, tenantId: string, leaveOut: string[] = []): Promise<string> {
  await answered(world, tenantId);
  const book = books.get(world) ?? openBook(world);
  // One look after the other: a note is taken once.
  const looked = book.then((entries) => look(world, entries));
  books.set(world, looked);
  const { tables, jobs } = await looked;
  const print = [...tables]
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, byTenant]) => ({ name, ...(byTenant.get(tenantId) ?? unwritten) }));
  return JSON.stringify([...print, { name: 'jobs', rows: jobs }]);
}

/** How many rows each table has more, by two such prints. */
export function grown(before: string, after: string): string {
  const [was, is] = [rowsOf(before), rowsOf(after)];
  return is.map((rows, index) => rows - (was[index] ?? 0)).join();
}
const rowsOf = (print: string): number[] => (JSON.parse(print) as Written[]).map(({ rows }) => rows);

interface Written {
  rows: number;
  writer: number;
}
const unwritten: Written = { rows: 0, writer: 0 };

/** What was written to each table, by tenant. */
interface Book {
  tables: Map<string, Map<string, Written>>;
  jobs: number;
}
const books = new WeakMap<World, Promise<Book>>();

async function look(world: World, { tables }: Book): Promise<Book> {
  const { rows: notes } = await world.owner.global.query<{ tenant: string; name: string } & Written>(
    takeNotes,
  );
  let jobs = 0;
  for (const { tenant, name, rows, writer } of notes) {
    if (name === 'jobs') jobs = rows;
    const before = tables.get(name)?.get(tenant) ?? unwritten;
    tables.get(name)?.set(tenant, { rows: before.rows + rows, writer: Math.max(before.writer, writer) });
  }
  return { tables, jobs };
}

const takeNotes = `
  WITH noted AS (DELETE FROM proof_notes RETURNING *)
  SELECT tenant, name, sum(rows)::int AS rows, max(writer)::int AS writer FROM noted GROUP BY tenant, name
  UNION ALL SELECT NULL, 'jobs', count(*)::int, 0 FROM pgboss.job`;

async function openBook({ owner }: World): Promise<Book> {
  await owner.global.query('CREATE TABLE proof_notes (tenant uuid, name name, rows bigint, writer bigint)');
  const { rows } = await owner.global.query<{ name: string }>(`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind IN ('r', 'p') AND NOT relispartition AND relrowsecurity ORDER BY 1`);
  const tables = new Map<string, Map<string, Written>>();
  for (const { name } of rows) {
    tables.set(name, new Map());
    await owner.global.query(noteWrites(name));
  }
  return { tables, jobs: 0 };
}

/** Names come from the catalogue. */
function noteWrites(table: string): string {
  const tenant = table === 'tenants' ? 'id' : 'tenant_id';
  const trigger = (action: string, rows: string, seen: 'NEW' | 'OLD') => `
    CREATE FUNCTION proof_${action}_${table}() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
    AS $$ BEGIN
      INSERT INTO proof_notes SELECT ${tenant}, '${table}', ${rows}, pg_current_xact_id()::text::bigint
        FROM written GROUP BY ${tenant};
      RETURN NULL;
    END $$;
    CREATE TRIGGER proof_${action} AFTER ${action} ON ${table} REFERENCING ${seen} TABLE AS written
      FOR EACH STATEMENT EXECUTE FUNCTION proof_${action}_${table}();`;
  return `${trigger('INSERT', 'count(*)', 'NEW')} ${trigger('UPDATE', '0', 'NEW')} ${trigger('DELETE', '-count(*)', 'OLD')}`;
}

/** An agent's answer goes on after its call has answered; nothing is counted before it is there. */
async function answered(world: World, tenantId: string): Promise<void> {
  const isPending = async () =>
    (
      await world.runtime.read(tenantId, (tx) =>
        tx.$client.query(`SELECT FROM agent_messages WHERE state = 'pending' LIMIT 1`),
      )
    ).rowCount === 1;
  for (let tries = 0; tries < 200 && (await isPending()); tries++) await setTimeout(50);
}
