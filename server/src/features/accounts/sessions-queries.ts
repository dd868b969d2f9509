import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { and, desc, eq, gt, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { knownDevices, sessions, signIns } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

const sessionIs = (tenantId: string, id: string) => and(eq(sessions.tenantId, tenantId), eq(sessions.id, id));
const ofUser = (tenantId: string, userId: string) =>
  and(eq(sessions.tenantId, tenantId), eq(sessions.userId, userId));

export async function findSessionOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: sessions.userId })
    .from(sessions)
    .where(sessionIs(tx.tenantId, id));
  return row;
}

/** A session and the sign-in that opened it are written at one instant; sign-ins are kept for a while only. */
const cameBy = sql<SignInWay | null>`(
  SELECT s.how FROM ${signIns} s
  WHERE s.tenant_id = ${sessions.tenantId} AND s.user_id = ${sessions.userId}
    AND s.at = ${sessions.createdAt} AND s.succeeded
  LIMIT 1)`;

export function listSessions(tx: Tx, userId: string, now: Date, most: number) {
  const { id, deviceName, zone, language, createdAt, lastSeenAt } = sessions;
  return tx
    .select({ id, deviceName, zone, language, createdAt, how: cameBy, lastSeenAt })
    .from(sessions)
    .where(and(ofUser(tx.tenantId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(most);
}

/** The device is a stranger again: whoever signs in there next is counted and told as one. */
export async function endSession(tx: Tx, id: string): Promise<void> {
  const [ended] = await tx.delete(sessions).where(sessionIs(tx.tenantId, id)).returning();
  if (!ended) return;
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.tenantId, tx.tenantId),
        eq(knownDevices.userId, ended.userId),
        eq(knownDevices.deviceHash, ended.deviceHash),
      ),
    );
}

/** All but this one, and every device but its own. */
export async function endOtherSessions(tx: Tx, userId: string, keptId: string): Promise<void> {
  const [kept] = await tx
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(sessionIs(tx.tenantId, keptId));
  await tx.delete(sessions).where(and(ofUser(tx.tenantId, userId), ne(sessions.id, keptId)));
  await tx
    .delete(knownDevices)
    .where(
      and(
        eq(knownDevices.tenantId, tx.tenantId),
        eq(knownDevices.userId, userId),
        kept && ne(knownDevices.deviceHash, kept.deviceHash),
      ),
    );
}

/** They have just shown, in this session, who they are. */
export async function markProved(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ provedAt: now }).where(sessionIs(tx.tenantId, id));
}
