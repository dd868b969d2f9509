import type { EasingReading } from '../../db/alarm-readings.ts';
import { and, eq } from '../../db/drizzle.ts';
import { isTimely } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import { tasks } from '../../db/schema.ts';

/** What readings of a KPI raised and is not past, over for the person or not. */
export function listDangersOf(tx: Tx, enrollmentId: string, kpi: string, now: Date) {
  return tx
    .select({ id: tasks.id, raisedBy: tasks.raisedBy, openedAt: tasks.openedAt })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tx.tenantId),
        eq(tasks.enrollmentId, enrollmentId),
        eq(tasks.kind, 'alert'),
        eq(tasks.item, kpi),
        isTimely(now),
      ),
    );
}

export async function markEased(tx: Tx, id: string, easedBy: EasingReading | null): Promise<void> {
  await tx
    .update(tasks)
    .set({ easedBy })
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.id, id)));
}
