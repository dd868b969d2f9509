import { type Permission, permissions } from '@regimen/contract/permissions.ts';
import { and, asc, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import { protocolMembers, protocols, users } from '../../db/schema.ts';

const person = { id: users.id, fullName: users.fullName };

const ofMember = (tenantId: string, protocolId: string, userId: string) =>
  and(
    eq(protocolMembers.tenantId, tenantId),
    eq(protocolMembers.protocolId, protocolId),
    eq(protocolMembers.userId, userId),
  );

const standingOf = prepared('find_standing', (db) =>
  db
    .select({ ownerId: protocols.ownerId, permission: protocolMembers.permission })
    .from(protocols)
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, protocols.tenantId),
        eq(protocolMembers.protocolId, protocols.id),
        eq(protocolMembers.userId, sql.placeholder('userId')),
      ),
    )
    .where(and(eq(protocols.tenantId, sql.placeholder('tenantId')), eq(protocols.id, sql.placeholder('id')))),
);

/** The protocol's owner, and what this person may do there as a member. */
export async function findOwnerAndPermission(tx: Tx, id: string, userId: string | null) {
  const [row] = await standingOf(tx, { id, userId });
  return row;
}

export async function holdProtocol(tx: Tx, id: string): Promise<void> {
  await tx
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)))
    .for('no key update');
}

export async function findOwner(tx: Tx, protocolId: string) {
  const [row] = await tx
    .select({ ...person, email: users.email })
    .from(protocols)
    .innerJoin(users, and(eq(users.tenantId, protocols.tenantId), eq(users.id, protocols.ownerId)))
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, protocolId)));
  return row;
}

const member = {
  ...person,
  email: users.email,
  permission: protocolMembers.permission,
  since: protocolMembers.since,
};
const asUser = and(eq(users.tenantId, protocolMembers.tenantId), eq(users.id, protocolMembers.userId));
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Bounded where they are invited. */
export function listMembers(tx: Tx, protocolId: string) {
  return tx
    .select(member)
    .from(protocolMembers)
    .innerJoin(users, asUser)
    .where(and(eq(protocolMembers.tenantId, tx.tenantId), eq(protocolMembers.protocolId, protocolId)))
    .orderBy(asc(protocolMembers.since), asc(protocolMembers.userId));
}

export async function findMember(tx: Tx, protocolId: string, userId: string) {
  const [row] = await tx
    .select(member)
    .from(protocolMembers)
    .innerJoin(users, asUser)
    .where(ofMember(tx.tenantId, protocolId, userId));
  return row;
}

/** Joining twice keeps the higher permission. */
export async function joinTeam(tx: Tx, row: typeof protocolMembers.$inferInsert): Promise<void> {
  const rank = (of: unknown) => sql`array_position(${sql.param([...permissions])}::text[], ${of})`;
  const excluded = sql`excluded.permission`;
  await tx
    .insert(protocolMembers)
    .values(row)
    .onConflictDoUpdate({
      target: [protocolMembers.tenantId, protocolMembers.protocolId, protocolMembers.userId],
      set: { permission: excluded },
      setWhere: sql`${rank(excluded)} > ${rank(protocolMembers.permission)}`,
    });
}

export async function updateMember(
  tx: Tx,
  protocolId: string,
  userId: string,
  permission: Permission,
): Promise<void> {
  await tx
    .update(protocolMembers)
    .set({ permission })
    .where(ofMember(tx.tenantId, protocolId, userId));
}

/** Whether there was one. */
export async function deleteMember(tx: Tx, protocolId: string, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(protocolMembers)
    .where(ofMember(tx.tenantId, protocolId, userId))
    .returning({ userId: protocolMembers.userId });
  return gone.length > 0;
}
