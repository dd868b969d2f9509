import { runningStatuses } from '@regimen/contract/enrollments.ts';
import type { ProfileFact } from '@regimen/contract/my-profile-choices.ts';
import { and, desc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { HealthFactsRow, OwnProfileRow } from '../../db/person-facts.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, formerUsernames, healthFacts, ownProfiles, users } from '../../db/schema.ts';

export type UserRow = typeof users.$inferSelect;
const userIs = (tx: Tx, id: string) => and(eq(users.tenantId, tx.tenantId), eq(users.id, id));

export async function findPerson(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(userIs(tx, id));
  return row;
}

export async function updatePerson(tx: Tx, id: string, change: Partial<UserRow>): Promise<void> {
  await tx.update(users).set(change).where(userIs(tx, id));
}

export async function saveOwnProfile(tx: Tx, row: Omit<OwnProfileRow, 'withheld'>): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...said } = row;
  await tx
    .insert(ownProfiles)
    .values(row)
    .onConflictDoUpdate({ target: [ownProfiles.tenantId, ownProfiles.userId], set: said });
}

/** Lets programs and their experts use a fact, or keeps it from them. */
export async function withholdFact(
  tx: Tx,
  { userId, fact, isUsed }: { userId: string; fact: ProfileFact; isUsed: boolean },
): Promise<void> {
  const others = sql`array_remove(${ownProfiles.withheld}, ${fact})`;
  await tx
    .insert(ownProfiles)
    .values({ tenantId: tx.tenantId, userId, withheld: isUsed ? [] : [fact] })
    .onConflictDoUpdate({
      target: [ownProfiles.tenantId, ownProfiles.userId],
      set: { withheld: isUsed ? others : sql`${others} || ${fact}::text` },
    });
}

export async function saveHealthFacts(tx: Tx, row: HealthFactsRow): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...said } = row;
  await tx
    .insert(healthFacts)
    .values(row)
    .onConflictDoUpdate({ target: [healthFacts.tenantId, healthFacts.userId], set: said });
}

/** When somebody changed their username last. */
export async function findLastChange(tx: Tx, userId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ at: formerUsernames.changedAt })
    .from(formerUsernames)
    .where(and(eq(formerUsernames.tenantId, tx.tenantId), eq(formerUsernames.userId, userId)))
    .orderBy(desc(formerUsernames.changedAt))
    .limit(1);
  return row?.at;
}

export async function findFormerOwner(tx: Tx, username: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: formerUsernames.userId })
    .from(formerUsernames)
    .where(and(eq(formerUsernames.tenantId, tx.tenantId), eq(formerUsernames.username, username)));
  return row?.userId;
}

export async function keepFormerUsername(
  tx: Tx,
  row: { username: string; userId: string; changedAt: Date },
): Promise<void> {
  const { userId, changedAt } = row;
  await tx
    .insert(formerUsernames)
    .values({ ...row, tenantId: tx.tenantId })
    .onConflictDoUpdate({
      target: [formerUsernames.tenantId, formerUsernames.username],
      set: { userId, changedAt },
    });
}

/** Programs that somebody follows now, the latest first. */
export function listFollowedVersions(
  tx: Tx,
  userId: string,
  most: number,
): Promise<{ programId: string; versionId: string; status: string }[]> {
  return tx
    .select({
      programId: enrollments.programId,
      versionId: enrollments.versionId,
      status: enrollments.status,
    })
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.userId, userId),
        inArray(enrollments.status, runningStatuses),
      ),
    )
    .orderBy(desc(enrollments.startedAt))
    .limit(most);
}
