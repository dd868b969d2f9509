import { isConnected } from '../../db/connected.ts';
import { and, desc, eq, gt, inArray, isNotNull, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, programMembers, programs, tasks, users } from '../../db/schema.ts';

/** Where mails reach somebody; null while they have not confirmed it. */
export async function findConfirmedEmail(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  return row?.email ?? null;
}

export async function findName(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.name;
}

/** Its owner, and those of its protocols' teams who may edit. */
export function listTeam(tx: Tx, programId: string) {
  return tx
    .select({ id: users.id, fullName: users.fullName, roles: users.roles })
    .from(users)
    .where(
      and(
        eq(users.tenantId, tx.tenantId),
        sql`${users.id} IN (
          SELECT o.owner_id FROM ${programs} o WHERE o.tenant_id = ${tx.tenantId} AND o.id = ${programId}
          UNION
          SELECT m.user_id FROM ${programMembers} m
          WHERE m.tenant_id = ${tx.tenantId} AND m.program_id = ${programId} AND m.permission IN ('edit', 'publish'))`,
      ),
    )
    .orderBy(users.fullName, users.id);
}

/** What was about a danger of this person in these programs and is closed since then, newest first. */
export function listClosedDangers(
  tx: Tx,
  { userId, exceptId, programIds }: { userId: string; exceptId: string; programIds: string[] },
  since: Date,
  most: number,
) {
  return tx
    .select({
      id: tasks.id,
      programId: tasks.programId,
      openedAt: tasks.openedAt,
      closedAt: tasks.closedAt,
      result: tasks.result,
      by: { id: users.id, fullName: users.fullName },
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .innerJoin(users, and(eq(users.tenantId, tasks.tenantId), eq(users.id, tasks.closedBy)))
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        ne(tasks.id, exceptId),
        inArray(tasks.programId, programIds),
        eq(tasks.target, 'system'),
        isNotNull(tasks.urgentUntil),
        gt(tasks.closedAt, since),
        isConnected,
      ),
    )
    .orderBy(desc(tasks.closedAt), desc(tasks.id))
    .limit(most);
}
