import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { onboardingAnswers } from '../../db/schema.ts';

export type AnswersRow = typeof onboardingAnswers.$inferSelect;

export async function findAnswers(tx: Tx, userId: string): Promise<AnswersRow | undefined> {
  const [row] = await tx
    .select()
    .from(onboardingAnswers)
    .where(and(eq(onboardingAnswers.tenantId, tx.tenantId), eq(onboardingAnswers.userId, userId)));
  return row;
}

/** The last answer holds. */
export async function saveAnswers(tx: Tx, row: AnswersRow): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...said } = row;
  await tx
    .insert(onboardingAnswers)
    .values(row)
    .onConflictDoUpdate({ target: [onboardingAnswers.tenantId, onboardingAnswers.userId], set: said });
}

/**
 * Programs for everybody that somebody does not follow: of the shelves they named, those that fit their day before
 * longer ones, then what most people follow.
 */
export async function listFitting(
  tx: Tx,
  userId: string,
  said: Pick<AnswersRow, 'goals' | 'minutes'> | undefined,
  most: number,
): Promise<string[]> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'list_fitting_programs',
    text: `SELECT l.program_id AS id FROM program_listings l
      WHERE l.tenant_id = $1 AND l.is_listed AND (cardinality($3::text[]) = 0 OR l.category = ANY ($3::text[]))
        AND NOT EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = l.tenant_id AND e.user_id = $2
          AND e.program_id = l.program_id AND e.status = ANY ($6::text[]))
      ORDER BY (l.minutes_a_day <= $4) DESC, l.followers_count DESC, l.recent_count DESC, l.program_id LIMIT $5`,
    values: [tx.tenantId, userId, said?.goals ?? [], said?.minutes ?? 600, most, runningStatuses],
  });
  return rows.map(({ id }) => id);
}
