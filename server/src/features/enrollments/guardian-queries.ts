import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { guardianConsents, guardianLinks, users } from '../../db/schema.ts';

export type GuardianRow = typeof guardianConsents.$inferSelect;
const consentIs = (tx: Tx, id: string) =>
  and(eq(guardianConsents.tenantId, tx.tenantId), eq(guardianConsents.id, id));

export async function insertGuardianConsent(
  tx: Tx,
  row: typeof guardianConsents.$inferInsert,
): Promise<void> {
  await tx.insert(guardianConsents).values(row);
}

export async function findGuardianOf(tx: Tx, enrollmentId: string): Promise<GuardianRow | undefined> {
  const [row] = await tx
    .select()
    .from(guardianConsents)
    .where(and(eq(guardianConsents.tenantId, tx.tenantId), eq(guardianConsents.enrollmentId, enrollmentId)));
  return row;
}

/** With the name of whom it is about. */
export async function findGuardianByToken(tx: Tx, tokenHash: Buffer) {
  const [row] = await tx
    .select({ consent: guardianConsents, person: users.fullName, locale: users.locale })
    .from(guardianLinks)
    .innerJoin(
      guardianConsents,
      and(
        eq(guardianConsents.tenantId, guardianLinks.tenantId),
        eq(guardianConsents.id, guardianLinks.consentId),
      ),
    )
    .innerJoin(
      users,
      and(eq(users.tenantId, guardianConsents.tenantId), eq(users.id, guardianConsents.userId)),
    )
    .where(and(eq(guardianLinks.tenantId, tx.tenantId), eq(guardianLinks.tokenHash, tokenHash)));
  return row;
}

/** With the name of whom it is about, and their language, in which a guardian is written to. */
export async function findGuardian(tx: Tx, id: string) {
  const [row] = await tx
    .select({ consent: guardianConsents, person: users.fullName, locale: users.locale })
    .from(guardianConsents)
    .innerJoin(
      users,
      and(eq(users.tenantId, guardianConsents.tenantId), eq(users.id, guardianConsents.userId)),
    )
    .where(consentIs(tx, id));
  return row;
}

export async function updateGuardian(tx: Tx, id: string, change: Partial<GuardianRow>): Promise<void> {
  await tx.update(guardianConsents).set(change).where(consentIs(tx, id));
}

export async function insertGuardianLink(tx: Tx, consentId: string, tokenHash: Buffer): Promise<void> {
  await tx.insert(guardianLinks).values({ tenantId: tx.tenantId, tokenHash, consentId });
}

export async function deleteGuardianLinks(tx: Tx, consentId: string): Promise<void> {
  await tx
    .delete(guardianLinks)
    .where(and(eq(guardianLinks.tenantId, tx.tenantId), eq(guardianLinks.consentId, consentId)));
}
