import { usualAWeek } from '@regimen/contract/cohort-limits.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { cohortChoices, cohortMessages, enrollments, users } from '../../db/schema.ts';

export interface RecipientRow extends Record<string, unknown> {
  enrollmentId: string;
  userId: string;
  fullName: string;
  locale: string;
  /** They take no more this week. */
  isAtLimit: boolean;
  /** They have this very message. */
  hasIt: boolean;
}

/** Each person once, in one order, so that two who write to the same people do not wait for each other. */
export async function listRecipients(
  tx: Tx,
  enrollmentIds: readonly string[],
  { batch, since }: { batch: string | null; since: Date },
): Promise<RecipientRow[]> {
  const { rows } = await tx.execute<RecipientRow>(sql`
    SELECT DISTINCT ON (u.id) e.id AS "enrollmentId", u.id AS "userId", u.full_name AS "fullName", u.locale,
      (SELECT count(*) FROM ${cohortMessages} m WHERE m.tenant_id = u.tenant_id AND m.user_id = u.id
        AND m.sent_at > ${since.toISOString()}::timestamptz) >= coalesce(o.a_week, ${usualAWeek}) AS "isAtLimit",
      EXISTS (SELECT FROM ${cohortMessages} m WHERE m.tenant_id = u.tenant_id AND m.user_id = u.id
        AND m.batch_id = ${batch}) AS "hasIt"
    FROM ${enrollments} e JOIN ${users} u ON u.tenant_id = e.tenant_id AND u.id = e.user_id
    LEFT JOIN ${cohortChoices} o ON o.tenant_id = u.tenant_id AND o.user_id = u.id
    WHERE e.tenant_id = ${tx.tenantId} AND e.id = ANY(${sql.param(enrollmentIds)}::uuid[])
      AND e.status IN ('waiting', 'active', 'paused')
    ORDER BY u.id, e.id`);
  return rows;
}

export async function insertCohortMessage(
  tx: Tx,
  row: Omit<typeof cohortMessages.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(cohortMessages).values({ tenantId: tx.tenantId, ...row });
}

export async function findChoice(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ aWeek: cohortChoices.aWeek })
    .from(cohortChoices)
    .where(and(eq(cohortChoices.tenantId, tx.tenantId), eq(cohortChoices.userId, userId)));
  return row?.aWeek ?? usualAWeek;
}

export async function putChoice(tx: Tx, userId: string, aWeek: number): Promise<void> {
  await tx
    .insert(cohortChoices)
    .values({ tenantId: tx.tenantId, userId, aWeek })
    .onConflictDoUpdate({ target: [cohortChoices.tenantId, cohortChoices.userId], set: { aWeek } });
}
