import type { ErasureFigures } from '@regimen/contract/data-requests.ts';
import { and, asc, desc, eq, gt, lt, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { accountDeletions, dataExports, erasures, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const person = { id: users.id, full_name: users.fullName };
type PersonColumn = typeof dataExports.userId | typeof accountDeletions.userId;
const isTheirs = (tx: Tx, userId: PersonColumn) => and(eq(users.tenantId, tx.tenantId), eq(users.id, userId));

/** Newest first: ids grow with time. One that a newer one replaced, or whose person has left, is nobody's. */
export function listExports(tx: Tx, from: Place | undefined, most: number) {
  const { tenantId, id, userId, status, progress, askedAt, expiresAt } = dataExports;
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  return tx
    .select({ id, person, status, progress, createdAt: askedAt, expiresAt })
    .from(dataExports)
    .innerJoin(users, isTheirs(tx, userId))
    .where(and(eq(tenantId, tx.tenantId), from && beyond(id, from.id)))
    .orderBy(order(id))
    .limit(most);
}

/** The soonest first. A page's place is the day, and whose it is. */
export function listErasures(tx: Tx, from: Place | undefined, most: number) {
  const { tenantId, userId, askedAt, eraseAt } = accountDeletions;
  const [order, sign] = from?.backwards ? [desc, sql`<`] : [asc, sql`>`];
  return tx
    .select({ id: userId, person, askedAt, createdAt: eraseAt })
    .from(accountDeletions)
    .innerJoin(users, isTheirs(tx, userId))
    .where(
      and(
        eq(tenantId, tx.tenantId),
        from && sql`(${eraseAt}, ${userId}) ${sign} (${from.at}::timestamptz, ${from.id}::uuid)`,
      ),
    )
    .orderBy(order(eraseAt), order(userId))
    .limit(most);
}

/** `since`: an id of 30 days ago. */
export async function countErasures(tx: Tx, now: Date, since: string): Promise<ErasureFigures> {
  const asked = eq(accountDeletions.tenantId, tx.tenantId);
  const done = eq(erasures.tenantId, tx.tenantId);
  return {
    waiting: await tx.$count(accountDeletions, and(asked, gt(accountDeletions.eraseAt, now))),
    due: await tx.$count(accountDeletions, and(asked, lte(accountDeletions.eraseAt, now))),
    doneLately: await tx.$count(erasures, and(done, gt(erasures.id, since))),
    done: await tx.$count(erasures, done),
  };
}
