import { sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';

export interface DayOfPlace {
  name: string;
  isClosed: boolean;
  country: string | null;
}

/** What a day of a service's place is called, where it has hours of its own; and whose holidays the place keeps. */
export async function findDayOfPlace(
  tx: Tx,
  serviceId: string,
  day: string,
): Promise<DayOfPlace | undefined> {
  const { rows } = await tx.execute<DayOfPlace & Record<string, unknown>>(sql`
    SELECT coalesce(d.name, '') AS name, coalesce(d.ranges = '[]', false) AS "isClosed",
      CASE WHEN d.day IS NULL THEN l.holidays_of END AS country
    FROM services s JOIN locations l ON l.tenant_id = s.tenant_id AND l.id = s.location_id
    LEFT JOIN location_days d ON d.tenant_id = l.tenant_id AND d.location_id = l.id AND d.day = ${day}
    WHERE s.tenant_id = ${tx.tenantId} AND s.id = ${serviceId}::uuid`);
  return rows[0];
}

export interface BusyWith {
  kind: 'time_off' | 'calendar' | 'booking';
  person: { id: string; full_name: string };
  /** Why they are off, which is for them alone. */
  name: string;
  /** For those who may open it. */
  bookingId: string | null;
}

/** What those who give a service have to do then, as far as the reader may know. */
export async function listBusyWith(
  tx: Tx,
  { serviceId, readerId, from, to }: { serviceId: string; readerId: string; from: Date; to: Date },
): Promise<BusyWith[]> {
  const { rows } = await tx.execute<BusyWith & Record<string, unknown>>(sql`
    SELECT busy.kind, json_build_object('id', u.id, 'full_name', u.full_name) AS person,
      CASE WHEN u.id = ${readerId}::uuid THEN busy.name ELSE '' END AS name, busy.booking AS "bookingId"
    FROM service_hosts g JOIN users u ON u.tenant_id = g.tenant_id AND u.id = g.user_id
    CROSS JOIN LATERAL (
      SELECT 'time_off' AS kind, t.reason AS name, NULL::uuid AS booking FROM time_off t
        WHERE t.tenant_id = g.tenant_id AND t.user_id = g.user_id AND t.from_at < ${to} AND t.until_at > ${from}
      UNION SELECT 'calendar', '', NULL FROM outside_calendars c
        JOIN outside_busy o ON o.tenant_id = c.tenant_id AND o.calendar_id = c.id
        WHERE c.tenant_id = g.tenant_id AND c.user_id = g.user_id AND o.from_at < ${to} AND o.until_at > ${from}
      UNION SELECT 'booking', '', (
          SELECT b.id FROM bookings b LEFT JOIN services o ON o.tenant_id = b.tenant_id AND o.id = b.service_id
          WHERE b.tenant_id = s.tenant_id AND b.session_id = s.id AND b.state IN ('requested', 'confirmed')
            AND (g.user_id = ${readerId}::uuid OR o.user_id = ${readerId}::uuid)
          ORDER BY b.id LIMIT 1)
        FROM session_hosts h JOIN sessions_booked s ON s.tenant_id = h.tenant_id AND s.id = h.session_id
        WHERE h.tenant_id = g.tenant_id AND h.user_id = g.user_id AND s.state = 'open'
          AND s.from_at < ${to} AND s.until_at > ${from}
    ) busy
    WHERE g.tenant_id = ${tx.tenantId} AND g.service_id = ${serviceId}::uuid
    ORDER BY u.full_name, busy.kind LIMIT 50`);
  return rows;
}
