import { and, desc, eq, isNotNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { tasks } from '../../db/schema.ts';

/** The number that somebody left in a program when they may have been in danger. */
export async function findLeftPhone(tx: Tx, programId: string, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ phone: tasks.phone })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.programId, programId),
        isNotNull(tasks.urgentUntil),
        isNotNull(tasks.phone),
      ),
    )
    .orderBy(desc(tasks.openedAt))
    .limit(1);
  return row?.phone ?? null;
}
