import type { Manifest } from '../../server/src/feature.ts';
import { jobsOf } from '../../server/src/test-jobs.ts';
import { unzip } from '../../server/src/test-unzip.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import type { Rows, Shape } from './r12-rows.ts';

/** Asked for, made and downloaded as people do. */
export async function downloadArchive(world: World, me: Caller): Promise<Map<string, Buffer>> {
  // One that a maker made stands in the way.
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query('DELETE FROM data_exports WHERE user_id = $1', [me.id]),
  );
  const { status, body } = await world.call(me, 'POST', '/api/data-exports');
  if (status !== 201 || !body) throw new Error(`R12 cannot ask for an export: ${status}.`);
  await jobsOf(world)['make-export']({ tenantId: world.here.id, exportId: body.id });
  const link = await world.call(me, 'GET', `/api/data-exports/${body.id}/link`);
  if (!link.body) throw new Error(`R12 gets no link: ${link.status}.`);
  const answer = await world.app.inject({ url: link.body.url, headers: { host: world.here.host } });
  return unzip(answer.rawPayload);
}

/** Rows that are missing or not the person's, and what should not be shown. */
export async function checkArchive(
  world: World,
  { tables }: Manifest,
  shape: Shape,
  { me, others }: { me: Caller; others: Caller[] },
  wanted: Map<string, Rows>,
  archive: Map<string, Buffer>,
): Promise<string[]> {
  const faults: string[] = [];
  const shown = new Map<string, Record<string, unknown>[]>();
  for (const [path, content] of archive)
    if (path.startsWith('data/'))
      for (const [table, rows] of Object.entries(JSON.parse(content.toString())))
        shown.set(table, rows as Record<string, unknown>[]);
  const everything = [...archive.values()].map(String).join('\n');

  for (const [table, rows] of wanted) {
    const { exported, hidden = [], derived = [], names = [], file } = tables[table] ?? {};
    const found = shown.get(table);
    if (!exported) {
      if (found) faults.push(`${table} is not for people, and was exported`);
      continue;
    }
    const key = (shape.keys.primary.get(table) ?? [])
      .map(({ column }) => column)
      .filter((c) => c !== 'tenant_id');
    const keyIn = (row: Record<string, unknown>) => JSON.stringify(key.map((column) => row[column]));
    const there = new Set(found?.map(keyIn));
    // What was asked and read since the archive was begun is not in it.
    const late = table === 'audit_entries' || table === 'data_exports';
    const missing = rows.filter(({ row }) => !there.has(keyIn(row)));
    if (missing.length > 0 && !late)
      faults.push(`${table}: ${missing.length} of ${rows.length} rows are missing`);
    const own = new Set(rows.map(({ row }) => keyIn(row)));
    if (found?.some((row) => !own.has(keyIn(row)))) faults.push(`${table}: rows of somebody else`);
    for (const { row } of rows)
      for (const column of hidden) {
        if (derived.includes(column)) continue;
        const value = typeof row[column] === 'string' ? (row[column] as string).replace(/^\\x/, '') : '';
        const where = value.length >= 16 && [...archive].find(([, content]) => content.includes(value))?.[0];
        if (where) faults.push(`${table}.${column} is shown in ${where}`);
      }
    if (found?.some((row) => hidden.some((column) => column in row)))
      faults.push(`${table} shows a hidden column`);
    for (const column of names)
      if (found?.some((row) => row[column] !== null && row[column] !== me.id))
        faults.push(`${table}.${column} names somebody else`);
    for (const { row } of file ? rows : []) {
      const name = String(row[file?.column ?? '']);
      const lies = await world.files.get(file?.keyOf(world.here.id, name) ?? '');
      if (lies && !archive.has(`files/${table}/${name}`))
        faults.push(`${table}: the file ${name} is missing`);
    }
  }
  // Addresses that the person typed themselves, to invite somebody, are theirs to have.
  const typed = new Set(shown.get('protocol_invites')?.map(({ email }) => email));
  for (const { email } of others)
    if (email && !typed.has(email) && everything.includes(email))
      faults.push('somebody else’s address is shown');
  return [...new Set(faults)];
}
