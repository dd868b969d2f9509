import { and, eq, inArray, ne } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { bookings } from '../../db/schema.ts';

const seated = ['held', 'requested', 'confirmed'] as const;

/** Whether another booking of the same task still stands. */
export async function hasAnother(tx: Tx, taskId: string, bookingId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.tenantId, tx.tenantId),
        eq(bookings.taskId, taskId),
        ne(bookings.id, bookingId),
        inArray(bookings.state, [...seated]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
