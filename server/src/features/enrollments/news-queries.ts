import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { programListings, programMembers, users } from '../../db/schema.ts';
import { listedTitles, type Titles } from '../../db/short-rows.ts';

export interface Looked {
  programId: string;
  ownerId: string;
  texts: Titles;
}

export function listTitles(tx: Tx, programIds: string[]): Promise<Looked[]> {
  return tx
    .select({
      programId: programListings.programId,
      ownerId: programListings.ownerId,
      texts: listedTitles,
    })
    .from(programListings)
    .where(and(eq(programListings.tenantId, tx.tenantId), inArray(programListings.programId, programIds)));
}

/** Those of the team who may decide: to look on is not to look after. */
export function listTeam(tx: Tx, programIds: string[]) {
  return tx
    .selectDistinct({ programId: programMembers.programId, userId: programMembers.userId })
    .from(programMembers)
    .where(
      and(
        eq(programMembers.tenantId, tx.tenantId),
        inArray(programMembers.programId, programIds),
        inArray(programMembers.permission, ['edit', 'publish']),
      ),
    );
}

export function listNames(tx: Tx, userIds: string[]) {
  return tx
    .select({ id: users.id, name: users.fullName })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), inArray(users.id, userIds)));
}

/** Counts of the catalog. In the order of ids, so that two who count at once do not wait for each other in a circle. */
export async function addToCounts(
  tx: Tx,
  column: 'followers' | 'finished',
  byProgram: ReadonlyMap<string, number>,
): Promise<void> {
  const field = column === 'followers' ? programListings.followersCount : programListings.finishedCount;
  const name = column === 'followers' ? 'followersCount' : 'finishedCount';
  for (const [programId, more] of [...byProgram].sort(([a], [b]) => (a < b ? -1 : 1)))
    await tx
      .update(programListings)
      .set({ [name]: sql`${field} + ${more}` })
      .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
}
