import { randomBytes } from 'node:crypto';
import { changes } from '@regimen/contract/call.ts';
import { newId } from '../server/src/db/ids.ts';
import { insertContactMessage } from '../server/src/features/site/queries.ts';
import { required } from '../server/src/test-answers.ts';
import type { Caller, World } from '../server/src/test-world.ts';
import { tryForeignChannels } from './support/foreign-channels.ts';
import { flags, goal, show } from './support/goal.ts';
import { catchMutants } from './support/mutants.ts';
import { makeLink } from './support/objects.ts';
import { startProcess } from './support/r7-start.ts';
import { random } from './support/random.ts';
import { allCalls, callerFor, objectFor, type Prepared, prepare, withWorld } from './support/sweep.ts';

// R2: twin tenants. Everything of the other one carries a mark; every call is tried with the other's ids in path,
// query, body, header and cursor, and of its channels. No mark may be seen, and the other's rows stay as they are.

const mark = `zmark${randomBytes(6).toString('hex')}`;
const tries = flags.quick ? 2_000 : 12_000;
const pick = random(20_261_115);

interface Other {
  /** Whatever names something over there: ids, e-mails, usernames, tokens, cursors. */
  ids: string[];
  callers: Caller[];
}

async function furnish(world: World): Promise<Other> {
  const ids: string[] = [world.there.id];
  const callers: Caller[] = [];
  const kinds = new Map(allCalls.map(([, call]) => [call.access.object?.kind, call]));
  for (const call of kinds.values()) {
    const owner = await world.add(world.there, {
      fullName: `Person ${mark}`,
      email: `over.there.${newId(Date.now())}@example.test`,
    });
    callers.push(owner);
    ids.push(
      owner.id as string,
      owner.email as string,
      ...Object.values(await objectFor(world, call, owner, mark)),
    );
  }
  const message = {
    tenantId: world.there.id,
    id: newId(Date.now()),
    fullName: mark,
    email: `${mark}@example.test`,
    subject: mark,
    description: mark,
  };
  await world.runtime.tx(world.there.id, (tx) => insertContactMessage(tx, message));
  ids.push(message.id, await makeLink(world, world.there));
  const list = await world.call(world.guest(world.there), 'GET', '/api/discussions?per_page=2');
  if (!JSON.stringify(list.body).includes(mark))
    throw new Error('the other tenant’s own list does not show its mark');
  ids.push(required(list.body.meta.next));
  return { ids, callers };
}

/** Puts something of the other tenant into one place of a valid request. */
function smuggle(prepared: Prepared, other: Other, headers: Record<string, string>): Prepared {
  const { url, body } = prepared;
  Object.assign(headers, prepared.headers);
  const id = pick.from(other.ids);
  const kind = pick.below(5);
  if (kind === 0)
    return {
      ...prepared,
      url: url.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|[\w-]{22}\.webp/, encodeURIComponent(id)),
    };
  if (kind === 1)
    return {
      ...prepared,
      url: `${url}${url.includes('?') ? '&' : '?'}${pick.from(['cursor', 'search', 'id', 'tenant', 'target'])}=${encodeURIComponent(pick.from([id, mark]))}`,
    };
  if (kind === 2 && body && typeof body === 'object') {
    const fields = Object.keys(body);
    return {
      ...prepared,
      body: { ...body, [pick.from([...fields, 'id', 'tenantId', 'tenant_id', 'author_id', 'user_id'])]: id },
    };
  }
  if (kind === 3)
    headers[pick.from(['x-tenant', 'x-tenant-id', 'x-forwarded-host', 'x-user-id', 'x-original-url'])] =
      pick.from([id, 'there.test']);
  if (kind === 4) headers['x-domain'] = 'there.test';
  return prepared;
}

async function rowsOf(world: World, tenantId: string): Promise<string> {
  return world.runtime.read(tenantId, async (tx) => {
    const { rows: tables } = await tx.$client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity ORDER BY 1`,
    );
    const each = tables.map(
      ({ name }) =>
        `SELECT '${name}', md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) FROM ${name} t`,
    );
    return JSON.stringify((await tx.$client.query(each.join(' UNION ALL '))).rows);
  });
}

/** A table, a calendar or a file as it came. Links repeat what was searched for. */
const textOf = (body: unknown): string =>
  typeof body === 'string' ? body : JSON.stringify({ ...(body as object), links: undefined });

/** A username over there is made of a name, so it holds the mark, and whoever sends it as a text gets that text back. */
function withoutSent(text: string, request: Prepared, { ids }: Other): string {
  const sent = JSON.stringify(request);
  const marked = ids.filter((id) => id.includes(mark) && sent.includes(id));
  return marked.reduce((left, id) => left.replaceAll(id, ''), text);
}

async function sweep(world: World): Promise<void> {
  const walled = await checkCatalogue(world);
  if (flags.untilRed && !walled) return;
  const isQuiet = await tryChannels(world);
  if (flags.untilRed && !isQuiet) return;
  const other = await furnish(world);
  const before = await rowsOf(world, world.there.id);
  const seen: string[] = [];
  let tried = 0;
  while (tried < tries && !(flags.untilRed && seen.length > 0)) {
    for (const [key, call] of allCalls) {
      const state = pick.from(call.access.states);
      // A stranger's own token with the other's domain must be nobody there; a guest there sees what is public.
      const caller = await callerFor(world, call, state === 'guest' ? 'registered' : state);
      const names = await objectFor(world, call, caller);
      for (let i = 0; i < 6; i++) {
        tried++;
        const headers: Record<string, string> =
          changes(key) && pick.below(2) ? { 'idempotency-key': crypto.randomUUID() } : {};
        const request = smuggle(await prepare(world, key, call, names), other, headers);
        const answer = await world.call(caller, request.method, request.url, request.body, headers);
        const text = withoutSent(textOf(answer.body), request, other);
        if (text.includes(mark)) seen.push(`${key} ${request.url}: ${text.slice(0, 160)}`);
        if (headers['x-domain'] && answer.status !== 401)
          seen.push(`${key}: a foreign token was ${answer.status}, not 401`);
      }
    }
  }
  show(seen);
  const unchanged = (await rowsOf(world, world.there.id)) === before;
  goal(
    'R2',
    `${tried} tries, ${seen.length} marks seen, rows ${unchanged ? 'unchanged' : 'CHANGED'}`,
    '≥10000 (quick 2000), 0, unchanged',
    seen.length === 0 && unchanged,
  );
}

/** Real-time channels of the other tenant, and of other people, at a process with the gateway. */
async function tryChannels(world: World): Promise<boolean> {
  const { url, kill } = await startProcess(world.runtime.url, 'server', Date.now(), { speed: 1 });
  const { tried: count, faults } = await tryForeignChannels(world, url, flags.quick ? 72 : 1_000);
  await kill();
  show(faults);
  goal('R2', `${faults.length} foreign channels reached in ${count} tries`, '0', faults.length === 0);
  return faults.length === 0;
}

async function checkCatalogue(world: World): Promise<boolean> {
  const { rows } = await world.owner.global.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migrations'
     AND NOT (relrowsecurity AND relforcerowsecurity AND EXISTS (
       SELECT 1 FROM pg_policy p WHERE p.polrelid = c.oid AND polcmd = '*' AND polwithcheck IS NOT NULL
         AND pg_get_expr(polqual, polrelid) LIKE '%current_tenant()%'))`,
  );
  show(rows.map(({ name }) => `${name} has no forced policy`));
  goal('R2', `${rows.length} tables without forced policies`, '0', rows.length === 0);
  return rows.length === 0;
}

if (flags.mutant) {
  const tables = 'server/migrations/003-discussions.sql';
  const queries = 'server/src/features/discussions/queries.ts';
  await catchMutants('R2', 'proof/r2-isolation.ts', [
    {
      // Rows are kept apart twice: by the policy and by each query. One alone already holds, so both go.
      name: 'rows-of-every-tenant',
      changes: [
        [
          tables,
          /CREATE POLICY own_tenant ON discussions .*/,
          'CREATE POLICY own_tenant ON discussions USING (true) WITH CHECK (true);',
        ],
        [queries, /eq\(discussions\.tenantId, tx\.tenantId\)/g, 'sql`true`'],
      ],
    },
    { name: 'policy-not-forced', changes: [[tables, 'ALTER TABLE answers FORCE ROW LEVEL SECURITY;', '']] },
    {
      name: 'token-of-any-tenant',
      changes: [
        [
          'server/src/http/identify-caller.ts',
          'if (bearer !== undefined && !actor) throw unauthenticated();',
          '',
        ],
      ],
    },
    {
      name: 'permissions-not-signed',
      changes: [['server/src/providers/channel-keys.ts', /if \(!timingSafeEqual\(.*return false;/, '']],
    },
  ]);
} else {
  await withWorld(sweep);
}
