import type { CheckedCredential } from '@regimen/contract/checked-credential.ts';
import { and, asc, eq } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { qualifications } from './schema.ts';

const mostShown = 20;

/** What everybody may read of somebody's qualifications: those that were checked, by whom and when. */
export async function listCheckedCredentials(tx: Tx, userId: string): Promise<CheckedCredential[]> {
  const rows = await tx
    .select()
    .from(qualifications)
    .where(
      and(
        eq(qualifications.tenantId, tx.tenantId),
        eq(qualifications.userId, userId),
        eq(qualifications.state, 'checked'),
      ),
    )
    .orderBy(asc(qualifications.createdAt), asc(qualifications.id))
    .limit(mostShown);
  return rows.flatMap(({ id, title, institution, year, checkedByName, checkedAt }) =>
    checkedByName !== null && checkedAt !== null
      ? [{ id, title, institution, year, checkedBy: checkedByName, checkedAt: checkedAt.toISOString() }]
      : [],
  );
}
