import { runningStatuses } from '@regimen/contract/enrollments.ts';
import { STEP_TYPES } from '@regimen/engine/protocol.ts';
import { traitsOf } from '@regimen/engine/steps/traits.ts';
import { and, asc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, tasks } from '../../db/schema.ts';

const booked = STEP_TYPES.filter((type) => traitsOf(type).doneBy === 'booking');

export async function findTaskPlace(tx: Tx, id: string) {
  const [row] = await tx
    .select({ enrollmentId: tasks.enrollmentId, key: tasks.key, status: tasks.status })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id)));
  return row;
}

/** Open ones that are done by booking, those that run out first before the others. */
export const listBookableTasks = (tx: Tx, userId: string) =>
  tx
    .select({
      id: tasks.id,
      expiresAt: tasks.expiresAt,
      protocolIndex: tasks.protocolIndex,
      item: tasks.item,
      versionId: enrollments.versionId,
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.userId, userId),
        eq(tasks.status, 'open'),
        isNull(tasks.result),
        inArray(tasks.kind, booked),
        inArray(enrollments.status, runningStatuses),
      ),
    )
    .orderBy(sql`${tasks.expiresAt} ASC NULLS LAST`, asc(tasks.id))
    .limit(50);
