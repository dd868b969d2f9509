import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import { onboardingAnswers } from '../../db/schema.ts';

export type AnswersRow = typeof onboardingAnswers.$inferSelect;

const answersOf = prepared('find_onboarding_answers', (db) =>
  db
    .select()
    .from(onboardingAnswers)
    .where(
      and(
        eq(onboardingAnswers.tenantId, sql.placeholder('tenantId')),
        eq(onboardingAnswers.userId, sql.placeholder('userId')),
      ),
    ),
);

export async function findAnswers(tx: Tx, userId: string): Promise<AnswersRow | undefined> {
  const [row] = await answersOf(tx, { userId });
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

interface Found {
  id: string;
  versionId: string;
}
const found = 'l.program_id AS id, l.version_id AS "versionId"';
/** `$2` is who asks, `$3` what counts as following. */
const notFollowed = `l.is_listed AND NOT EXISTS (SELECT FROM enrollments e WHERE e.tenant_id = l.tenant_id
  AND e.user_id = $2 AND e.program_id = l.program_id AND e.status = ANY ($3::text[]))`;
const popular = 'l.followers_count DESC, l.recent_count DESC, l.program_id';

/**
 * Programs for everybody that somebody does not follow: of the shelves they named, those that fit their day before
 * longer ones, then what most people follow.
 */
export async function listFitting(
  tx: Tx,
  userId: string,
  said: Pick<AnswersRow, 'goals' | 'minutes'> | undefined,
  most: number,
): Promise<Found[]> {
  const { rows } = await tx.$client.query<Found>({
    name: 'list_fitting_programs',
    text: `SELECT ${found} FROM program_listings l
      WHERE l.tenant_id = $1 AND ${notFollowed} AND (cardinality($4::text[]) = 0 OR l.category = ANY ($4::text[]))
      ORDER BY (l.minutes_a_day <= $5) DESC, ${popular} LIMIT $6`,
    values: [tx.tenantId, userId, runningStatuses, said?.goals ?? [], said?.minutes ?? 600, most],
  });
  return rows;
}

/** Others like a program: from its own shelf first, then those that are for the same concern or goal. */
export async function listAlike(tx: Tx, userId: string, programId: string, most: number): Promise<Found[]> {
  const { rows } = await tx.$client.query<Found>({
    name: 'list_alike_programs',
    text: `SELECT ${found} FROM program_listings l
        JOIN program_listings o ON o.tenant_id = l.tenant_id AND o.program_id = $4 AND o.program_id <> l.program_id
      WHERE l.tenant_id = $1 AND ${notFollowed} AND (l.category = o.category OR l.signs && o.signs)
      ORDER BY (l.category = o.category) DESC, ${popular} LIMIT $5`,
    values: [tx.tenantId, userId, runningStatuses, programId, most],
  });
  return rows;
}
