import type { AccountState } from '@regimen/contract/account.ts';
import { calls } from '@regimen/contract/all.ts';
import { type Call, methodOf, pathOf } from '@regimen/contract/call.ts';
import { seedAdminLink } from '../../server/seed/admins.ts';
import { demoPassword } from '../../server/seed/people.ts';
import type { Tx } from '../../server/src/db/pool.ts';
import type { Names } from '../../server/src/makers.ts';
import { withTestPostgres } from '../../server/src/test-database.ts';
import { type Caller, openWorld, type World } from '../../server/src/test-world.ts';
import { makeKeys, makeRemovalLink } from './keys.ts';
import {
  makeCalendarLink,
  makeGuardianLink,
  makeKeepLink,
  makeLink,
  makeQuestion,
  makeResetLink,
  makeReturn,
  makers,
  makeUndoLink,
} from './objects.ts';

export const allCalls = Object.entries(calls) as [string, Call][];

export const withWorld = (fn: (world: World) => Promise<void>): Promise<void> =>
  withTestPostgres(async (createDatabase) => {
    const database = await createDatabase();
    const world = await openWorld({ database });
    try {
      await fn(world);
    } finally {
      await world.close();
      await database.drop();
    }
  });

export type { Names };

export interface Prepared {
  method: string;
  url: string;
  body: unknown;
  /** Cookies that the call needs. */
  headers: Record<string, string>;
}

/** The call's own example with its names filled in. */
export async function prepare(world: World, key: string, call: Call, names: Names): Promise<Prepared> {
  const text = JSON.stringify(call.example);
  const known: Names = { password: demoPassword, unique: crypto.randomUUID(), ...names };
  if (text.includes('$linkToken')) known.linkToken ??= await makeLink(world);
  if (text.includes('$resetToken')) known.resetToken ??= await makeResetLink(world);
  if (text.includes('$guardianToken')) known.guardianToken ??= await makeGuardianLink(world);
  if (text.includes('$undoToken')) known.undoToken ??= await makeUndoLink(world);
  if (text.includes('$openidTicket')) known.openidTicket ??= await makeReturn(world);
  if (text.includes('$openidProofTicket')) known.openidProofTicket ??= await makeReturn(world, true);
  if (/\$(signInKey|pendingKey|totpCode)/.test(text)) Object.assign(known, await makeKeys(world, key));
  if (text.includes('$removalToken')) known.removalToken ??= await makeRemovalLink(world);
  if (text.includes('$keepToken')) known.keepToken ??= await makeKeepLink(world);
  if (text.includes('$calendarSecret')) known.calendarSecret ??= await makeCalendarLink(world);
  if (text.includes('$adminEmail')) known.adminEmail ??= (await world.addAdmin(world.here)).email as string;
  if (text.includes('$adminLink'))
    known.adminLink ??= await world.runtime.tx(world.here.id, (tx) => seedAdminLink(tx));
  if (text.includes('$writtenTo'))
    known.writtenTo ??= (await world.add(world.here, { roles: ['expert'] })).id as string;
  if (text.includes('$expertsQuestion')) known.expertsQuestion ??= await makeQuestion(world);
  if (text.includes('$email')) known.email ??= (await world.add(world.here)).email as string;
  const filled = JSON.parse(
    text.replace(/\$(\w+)/g, (_, name: string) => {
      const value = known[name];
      if (value === undefined) throw new Error(`${key}: its example names $${name}, which nobody makes`);
      return value;
    }),
  ) as Call['example'];
  const path = pathOf(key).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(filled.params?.[name] ?? ''),
  );
  const query = Object.entries(filled.query ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  const cookies = Object.entries(filled.cookies ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    method: methodOf(key),
    url: `/api/${path}${search}`,
    body: call.body ? filled.body : undefined,
    headers: cookies.length > 0 ? { cookie: cookies.join('; ') } : {},
  };
}

/** Somebody new whom the call is meant for. */
export function callerFor(world: World, call: Call, state: AccountState): Promise<Caller> | Caller {
  const [adminRole] = call.access.admin ?? [];
  if (adminRole) return world.addAdmin(world.here, adminRole);
  if (state === 'guest') return world.guest(world.here);
  return world.add(world.here, { state, roles: [call.access.role ?? 'user'] });
}

/** The object a call is about, made for `owner`. A call about none gets somebody else's, for the ids in its body. */
export async function objectFor(world: World, call: Call, owner: Caller, mark = ''): Promise<Names> {
  const { id: other } = (await world.add(owner.tenant)) as { id: string };
  const { object } = call.access;
  const kind = object?.kind ?? 'discussion';
  const make = makers[kind];
  if (!make) throw new Error(`No feature makes a ${kind}: it wants makers in its feature.ts.`);
  const cast = { owner: (object && owner.id) || other, other, mark, files: world.files, vault: world.vault };
  const made = await world.runtime.tx(owner.tenant.id, (tx) => make(tx, cast));
  return { caller: owner.id ?? '', ...made };
}

/** Count and newest writer of every table of one tenant, and of the jobs: equal means nothing was written. */
export async function fingerprint(world: World, tenantId: string, leaveOut: string[] = []): Promise<string> {
  return world.runtime.read(tenantId, async (tx) => {
    fingerprintText ??= await readFingerprintText(tx);
    // By name, so that each connection plans the sixty reads once and not each time.
    const { rows } = await tx.$client.query<{ name: string }>({ name: 'fingerprint', text: fingerprintText });
    return JSON.stringify(rows.filter(({ name }) => !leaveOut.includes(name)));
  });
}

let fingerprintText: string | undefined;
async function readFingerprintText(tx: Tx): Promise<string> {
  const { rows: tables } = await tx.$client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relrowsecurity ORDER BY 1`,
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows, coalesce(max(xmin::text::bigint), 0) AS writer FROM ${name}`,
  );
  return [...each, `SELECT 'jobs', count(*)::int, 0 FROM pgboss.job`].join(' UNION ALL ');
}
