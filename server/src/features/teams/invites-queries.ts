import type { Permission } from '@regimen/contract/permissions.ts';
import { and, asc, desc, eq, isNotNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { protocolInvites, protocols, users } from '../../db/schema.ts';

const is = (tenantId: string, id: string) =>
  and(eq(protocolInvites.tenantId, tenantId), eq(protocolInvites.id, id));
const invite = {
  id: protocolInvites.id,
  email: protocolInvites.email,
  permission: protocolInvites.permission,
  createdAt: protocolInvites.createdAt,
};
export type InviteRow = Awaited<ReturnType<typeof listInvites>>[number];

/** Bounded where they are sent. */
export function listInvites(tx: Tx, protocolId: string) {
  return tx
    .select(invite)
    .from(protocolInvites)
    .where(and(eq(protocolInvites.tenantId, tx.tenantId), eq(protocolInvites.protocolId, protocolId)))
    .orderBy(asc(protocolInvites.createdAt), asc(protocolInvites.id));
}

export async function insertInvite(
  tx: Tx,
  row: typeof protocolInvites.$inferInsert,
): Promise<InviteRow | undefined> {
  const [made] = await tx.insert(protocolInvites).values(row).returning(invite);
  return made;
}

export async function updateInvite(
  tx: Tx,
  protocolId: string,
  id: string,
  permission: Permission,
): Promise<InviteRow | undefined> {
  const [changed] = await tx
    .update(protocolInvites)
    .set({ permission })
    .where(and(is(tx.tenantId, id), eq(protocolInvites.protocolId, protocolId)))
    .returning(invite);
  return changed;
}

/** Gives what it deleted: of two at the same moment the second gets nothing. */
export async function takeInvite(tx: Tx, id: string) {
  const [gone] = await tx
    .delete(protocolInvites)
    .where(is(tx.tenantId, id))
    .returning({ protocolId: protocolInvites.protocolId, permission: protocolInvites.permission });
  return gone;
}

export async function deleteInvite(tx: Tx, protocolId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(protocolInvites)
    .where(and(is(tx.tenantId, id), eq(protocolInvites.protocolId, protocolId)))
    .returning({ id: protocolInvites.id });
  return gone.length > 0;
}

/** Whoever has confirmed the address that an invite was sent to. */
export async function findInvited(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: users.id })
    .from(protocolInvites)
    .innerJoin(
      users,
      and(eq(users.tenantId, protocolInvites.tenantId), eq(users.email, protocolInvites.email)),
    )
    .where(and(is(tx.tenantId, id), isNotNull(users.emailVerifiedAt)));
  return row?.userId;
}

const withProtocol = and(
  eq(protocols.tenantId, protocolInvites.tenantId),
  eq(protocols.id, protocolInvites.protocolId),
);
const byInviter = and(eq(users.tenantId, protocolInvites.tenantId), eq(users.id, protocolInvites.invitedBy));
const received = {
  ...invite,
  protocol: { id: protocols.id, name: protocols.name },
  from: { id: users.id, fullName: users.fullName },
};
export type ReceivedInviteRow = Awaited<ReturnType<typeof listReceivedInvites>>[number];

/** Newest first. */
export function listReceivedInvites(tx: Tx, userId: string, most: number) {
  const own = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return tx
    .select(received)
    .from(protocolInvites)
    .innerJoin(protocols, withProtocol)
    .innerJoin(users, byInviter)
    .where(and(eq(protocolInvites.tenantId, tx.tenantId), sql`${protocolInvites.email} = (${own})`))
    .orderBy(desc(protocolInvites.createdAt), desc(protocolInvites.id))
    .limit(most);
}

/** For the message: what it says, and the language of whoever has an account under that address. */
export async function findInviteToSend(tx: Tx, id: string) {
  const [row] = await tx
    .select(received)
    .from(protocolInvites)
    .innerJoin(protocols, withProtocol)
    .innerJoin(users, byInviter)
    .where(is(tx.tenantId, id));
  if (!row) return undefined;
  const [reader] = await tx
    .select({ locale: users.locale })
    .from(users)
    .where(
      and(eq(users.tenantId, tx.tenantId), eq(users.email, row.email), isNotNull(users.emailVerifiedAt)),
    );
  return { ...row, locale: reader?.locale };
}

/** Those that wait for an answer of somebody who leaves. */
export async function deleteInvitesTo(tx: Tx, userId: string): Promise<void> {
  await tx.$client.query(
    `DELETE FROM protocol_invites i USING users u
     WHERE i.tenant_id = $1 AND u.tenant_id = $1 AND u.id = $2 AND i.email = u.email`,
    [tx.tenantId, userId],
  );
}
