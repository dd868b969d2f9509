import { layRoles, type RoleName } from '@regimen/contract/roles.ts';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { knownDevices, programListings, programs, sessions, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const shown = {
  id: users.id,
  fullName: users.fullName,
  username: users.username,
  email: users.email,
  roles: users.roles,
  emailVerifiedAt: users.emailVerifiedAt,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
  suspendedAt: users.suspendedAt,
  suspensionNote: users.suspensionNote,
};
const is = (tx: Tx, id: string) => and(eq(users.tenantId, tx.tenantId), eq(users.id, id));

export interface PeopleWanted {
  search: string;
  show: 'all' | 'experts' | 'suspended';
}

const lay = sql.raw(`ARRAY['${layRoles.join("', '")}']`);

/** Newest first: ids grow with time. */
export function listPeople(tx: Tx, { search, show }: PeopleWanted, from: Place | undefined, most: number) {
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  const isWanted =
    search === ''
      ? and(
          eq(users.isTemporary, false),
          show === 'suspended' ? isNotNull(users.suspendedAt) : undefined,
          show === 'experts' ? sql`NOT ${users.roles} <@ ${lay}` : undefined,
          from && beyond(users.id, from.id),
        )
      : sql`${users.id} IN (SELECT * FROM search_people(${search}, ${show === 'experts'}, ${show === 'suspended'},
          ${lay}, ${from?.id ?? null}, ${from?.backwards ?? false}, ${most}))`;
  return tx
    .select(shown)
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), isWanted))
    .orderBy(order(users.id))
    .limit(most);
}
export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

export async function findAccount(tx: Tx, id: string): Promise<PersonRow | undefined> {
  const [row] = await tx
    .select(shown)
    .from(users)
    .where(and(is(tx, id), eq(users.isTemporary, false)));
  return row;
}

export async function countSessions(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ sessions: count() })
    .from(sessions)
    .where(and(eq(sessions.tenantId, tx.tenantId), eq(sessions.userId, userId), gt(sessions.expiresAt, now)));
  return row?.sessions ?? 0;
}

/** `false`: it was so already. */
export async function setSuspended(
  tx: Tx,
  id: string,
  at: Date | null,
  suspensionNote: string | null = null,
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ suspendedAt: at, suspensionNote })
    .where(and(is(tx, id), at ? isNull(users.suspendedAt) : isNotNull(users.suspendedAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** What they published is in no list while they are suspended; those who follow it go on. */
export async function setProgramsListed(tx: Tx, ownerId: string, listed: boolean): Promise<void> {
  const isOpen = sql`${programListings.access} = 'free' AND EXISTS (SELECT 1 FROM ${programs} p
    WHERE p.tenant_id = ${tx.tenantId} AND p.id = ${programListings.programId} AND p.archived_at IS NULL)`;
  await tx
    .update(programListings)
    .set({ isListed: listed ? sql`${isOpen}` : false })
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.ownerId, ownerId)));
}

export async function setRoles(tx: Tx, id: string, roles: RoleName[]): Promise<void> {
  await tx.update(users).set({ roles }).where(is(tx, id));
}

/** Every browser is signed out, and known no more. */
export async function endSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.tenantId, tx.tenantId), eq(sessions.userId, userId)));
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.tenantId, tx.tenantId), eq(knownDevices.userId, userId)));
}

export async function findReader(tx: Tx, id: string) {
  const { fullName, email, locale, suspendedAt, suspensionNote } = users;
  const [row] = await tx
    .select({ fullName, email, locale, suspendedAt, suspensionNote })
    .from(users)
    .where(is(tx, id));
  return row;
}
