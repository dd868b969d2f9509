import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments } from '../../db/schema.ts';
import type { EnrollmentRow } from './rows.ts';

/**
 * Until the transaction ends, nothing else happens to this enrollment. Whoever also changes its tasks locks it first,
 * as the worker does, so that no two wait for each other in a circle.
 */
export async function lockEnrollment(tx: Tx, id: string): Promise<EnrollmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)))
    .for('update');
  return row;
}

/** As it stands, without holding it. */
export async function findEnrollment(tx: Tx, id: string): Promise<EnrollmentRow | undefined> {
  const [row] = await tx
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.id, id)));
  return row;
}

export { listBookableTasks } from './booking-queries.ts';
export { listOpenTasks } from './queries.ts';
