import { and, asc, eq, isNull, lte, sql } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/pool.ts';
import { bookings, sessionsBooked } from '../../db/schema.ts';

export async function listTenantsWithDue(database: Database, now: Date, most: number): Promise<string[]> {
  const { rows } = await database.global.query<{ id: string }>(
    'SELECT id FROM list_tenants_with_due_bookings($1, $2) AS id',
    [now, most],
  );
  return rows.map(({ id }) => id);
}

const hasRunOut = (tx: Tx, now: Date) =>
  and(eq(bookings.tenantId, tx.tenantId), eq(bookings.state, 'held'), lte(bookings.heldUntil, now));

/** Services of which a hold has run out. */
export async function listServicesWithRunOut(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: bookings.serviceId })
    .from(bookings)
    .where(hasRunOut(tx, now))
    .limit(most);
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** Of services that are gone, holds simply end. */
export async function endHoldsOfNothing(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .update(bookings)
    .set({ state: 'expired', changedAt: now })
    .where(and(hasRunOut(tx, now), isNull(bookings.serviceId)))
    .returning({ sessionId: bookings.sessionId });
  return rows.map(({ sessionId }) => sessionId);
}

/** Whom to remind now; those whom another worker reminds are passed over. */
export const lockReminders = (tx: Tx, now: Date, most: number) =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.tenantId, tx.tenantId), lte(bookings.remindAt, now)))
    .orderBy(asc(bookings.remindAt))
    .limit(most)
    .for('update', { skipLocked: true });

/** What nobody will ask for again: who was where is in the sessions, and what was only held is nothing. */
export async function forgetOld(tx: Tx, before: Date): Promise<void> {
  await tx.execute(sql`
    DELETE FROM occupancy o USING ${sessionsBooked} s
    WHERE o.tenant_id = ${tx.tenantId} AND s.tenant_id = o.tenant_id AND s.id = o.session_id
      AND s.state = 'over' AND s.until_at < ${before}`);
  await tx.execute(sql`
    DELETE FROM ${bookings} WHERE tenant_id = ${tx.tenantId} AND state = 'expired' AND changed_at < ${before}`);
  await tx.execute(sql`
    DELETE FROM ${sessionsBooked} s WHERE s.tenant_id = ${tx.tenantId} AND s.state = 'cancelled'
      AND s.created_at < ${before}
      AND NOT EXISTS (SELECT FROM bookings b WHERE b.tenant_id = s.tenant_id AND b.session_id = s.id)`);
  await tx.execute(sql`
    UPDATE waitlist SET state = 'passed' WHERE tenant_id = ${tx.tenantId} AND state = 'waiting'
      AND until_day < ${before.toISOString().slice(0, 10)}`);
}
