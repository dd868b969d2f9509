import type { AccountState } from '@regimen/contract/account.ts';
import { calls } from '@regimen/contract/all.ts';
import { type Call, methodOf, type ObjectKind, pathOf } from '@regimen/contract/call.ts';
import { seedAdminLink } from '../../server/seed/admins.ts';
import { openTime } from '../../server/seed/bookings.ts';
import { demoPassword } from '../../server/seed/people.ts';
import type { Names } from '../../server/src/makers.ts';
import { withTestPostgres } from '../../server/src/test-database.ts';
import { type Caller, openWorld, type World } from '../../server/src/test-world.ts';
import { makeKeys, makeRemovalLink } from './keys.ts';
import {
  makeBookingFeed,
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
  if (text.includes('$slot')) known.slot ??= new Date(openTime()).toISOString();
  if (text.includes('$bookingFeed')) known.bookingFeed ??= await makeBookingFeed(world);
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
  const { object } = call.access;
  if (object) return makeFor(world, object.kind, owner, mark);
  const around = await makeFor(world, 'discussion', { ...owner, id: undefined }, mark);
  return { ...around, caller: owner.id ?? '' };
}

/** One of a kind. A guest's is somebody else's. */
export async function makeFor(world: World, kind: ObjectKind, owner: Caller, mark = ''): Promise<Names> {
  const { id: other } = (await world.add(owner.tenant)) as { id: string };
  const make = makers[kind];
  if (!make) throw new Error(`No feature makes a ${kind}: it wants makers in its feature.ts.`);
  const cast = { owner: owner.id || other, other, mark, files: world.files, vault: world.vault };
  const made = await world.runtime.tx(owner.tenant.id, (tx) => make(tx, cast));
  return { caller: owner.id ?? '', ...made };
}
