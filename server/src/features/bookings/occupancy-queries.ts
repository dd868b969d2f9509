import { DAY_MS } from '@regimen/engine/calendar.ts';
import { and, eq, inArray, sql } from '../../db/drizzle.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { occupancy } from '../../db/schema.ts';

/** In milliseconds, for the engine. */
const ms = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::float8`);
const range = (from: number, to: number) =>
  `["${new Date(from).toISOString()}","${new Date(to).toISOString()}")`;

/**
 * Until the transaction ends, whoever else books, moves or cancels with these hosts and in these rooms waits. All of a
 * service's, and those of one session besides, in one order, so that nobody waits in a circle; what is read after this
 * stays so.
 */
export const lockService = (tx: Tx, serviceId: string, sessionId: string | null = null): Promise<void> =>
  lockServices(tx, [serviceId], sessionId);

export async function lockServices(
  tx: Tx,
  serviceIds: readonly string[],
  sessionId: string | null = null,
): Promise<void> {
  const ids = sql`${sql.param([...serviceIds])}::uuid[]`;
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended('booked ' || ${tx.tenantId} || resource, 0) AS key FROM (
        SELECT unnest(${ids}) AS resource
        UNION ALL SELECT user_id FROM service_hosts WHERE tenant_id = ${tx.tenantId} AND service_id = ANY(${ids})
        UNION ALL SELECT r.id FROM rooms r
          JOIN services s ON s.tenant_id = r.tenant_id AND s.location_id = r.location_id
          WHERE s.tenant_id = ${tx.tenantId} AND s.id = ANY(${ids}) AND s.needs_room
        UNION ALL SELECT resource FROM occupancy WHERE tenant_id = ${tx.tenantId} AND session_id = ${sessionId}::uuid
      ) resources ORDER BY key
    ) keys`);
}

/** Seats of holds that have run out, by session: they count as free, whether they were cleared by now or not. */
const runOut = (tx: Tx, now: Date) => sql`
  SELECT session_id, count(*)::int AS seats FROM bookings
  WHERE tenant_id = ${tx.tenantId} AND state = 'held' AND held_until <= ${now} GROUP BY session_id`;

export interface Busy {
  resource: string;
  from: number;
  to: number;
}

/** When these people and rooms are taken, buffers included; all at once, however many they are. */
export async function listBusy(
  tx: Tx,
  resources: readonly string[],
  span: { from: number; to: number },
  now: Date,
  without: string | null = null,
): Promise<Busy[]> {
  const { rows } = await tx.execute<Busy & Record<string, unknown>>(sql`
    WITH gone AS (${runOut(tx, now)})
    SELECT o.resource, ${ms('lower(o.span)')} AS "from", ${ms('upper(o.span)')} AS "to"
    FROM occupancy o
    WHERE o.tenant_id = ${tx.tenantId} AND o.resource = ANY(${sql.param([...resources])}::uuid[])
      AND o.span && ${range(span.from, span.to)}::tstzrange AND o.session_id IS DISTINCT FROM ${without}::uuid
      AND NOT EXISTS (
        SELECT FROM gone JOIN sessions_booked s ON s.tenant_id = ${tx.tenantId} AND s.id = gone.session_id
        WHERE gone.session_id = o.session_id AND s.seats_taken <= gone.seats)
    ORDER BY 2`);
  return rows;
}

export interface OpenSession {
  id: string;
  serviceId: string;
  from: number;
  to: number;
  seatsLeft: number;
  hosts: string[];
}

/** Groups of these services that others have booked, with the seats that are left. */
export async function listOpenSessions(
  tx: Tx,
  serviceIds: readonly string[],
  span: { from: number; to: number },
  now: Date,
): Promise<OpenSession[]> {
  const { rows } = await tx.execute<OpenSession & Record<string, unknown>>(sql`
    WITH gone AS (${runOut(tx, now)})
    SELECT s.id, s.service_id AS "serviceId", ${ms('s.from_at')} AS "from", ${ms('s.until_at')} AS "to",
      s.seats - s.seats_taken + coalesce(gone.seats, 0) AS "seatsLeft",
      array(SELECT h.user_id::text FROM session_hosts h WHERE h.tenant_id = s.tenant_id AND h.session_id = s.id) AS hosts
    FROM sessions_booked s LEFT JOIN gone ON gone.session_id = s.id
    WHERE s.tenant_id = ${tx.tenantId} AND s.service_id = ANY(${sql.param([...serviceIds])}::uuid[])
      AND s.state = 'open' AND s.seats > 1
      AND s.from_at >= ${new Date(span.from)} AND s.from_at < ${new Date(span.to)}
      AND s.seats_taken > coalesce(gone.seats, 0)`);
  return rows;
}

/** How many sessions of these services there are on each day by the place’s clock. */
export async function countByDay(
  tx: Tx,
  serviceIds: readonly string[],
  days: { from: string; until: string },
  now: Date,
  without: string | null = null,
): Promise<{ serviceId: string; day: string; sessions: number }[]> {
  // No clock is further from UTC than a day.
  const [first, last] = [Date.parse(days.from) - DAY_MS, Date.parse(days.until) + 2 * DAY_MS];
  const { rows } = await tx.execute<{ serviceId: string; day: string; sessions: number }>(sql`
    WITH gone AS (${runOut(tx, now)})
    SELECT s.service_id AS "serviceId", left(s.wall, 10) AS day, count(*)::int AS sessions
    FROM sessions_booked s LEFT JOIN gone ON gone.session_id = s.id
    WHERE s.tenant_id = ${tx.tenantId} AND s.service_id = ANY(${sql.param([...serviceIds])}::uuid[])
      AND s.from_at >= ${new Date(first)} AND s.from_at < ${new Date(last)}
      AND s.state <> 'cancelled' AND s.wall >= ${days.from} AND left(s.wall, 10) <= ${days.until}
      AND s.id IS DISTINCT FROM ${without}::uuid AND s.seats_taken > coalesce(gone.seats, 0)
    GROUP BY 1, 2`);
  return rows;
}

/** Sessions that each of them gave since then, or will give. */
export async function countGiven(
  tx: Tx,
  hosts: readonly string[],
  since: Date,
): Promise<{ host: string; sessions: number }[]> {
  const { rows } = await tx.execute<{ host: string; sessions: number }>(sql`
    SELECT h.user_id AS host, count(*)::int AS sessions FROM session_hosts h
    JOIN sessions_booked s ON s.tenant_id = h.tenant_id AND s.id = h.session_id AND s.state <> 'cancelled'
    WHERE h.tenant_id = ${tx.tenantId} AND h.user_id = ANY(${sql.param([...hosts])}::uuid[]) AND h.from_at >= ${since}
    GROUP BY 1`);
  return rows;
}

export interface Taking {
  sessionId: string;
  hosts: readonly string[];
  room: string | null;
  /** Buffers included. */
  from: number;
  to: number;
}

/** Hosts and room in one statement. False: one of them is taken, and what was written has to be undone. */
export async function occupy(tx: Tx, { sessionId, hosts, room, from, to }: Taking): Promise<boolean> {
  const rows = [
    ...hosts.map((resource) => ({ resource, kind: 'host' as const })),
    ...(room === null ? [] : [{ resource: room, kind: 'room' as const }]),
  ].sort((a, b) => (a.resource < b.resource ? -1 : 1));
  const written = await tx
    .insert(occupancy)
    .values(
      rows.map((row) => ({
        ...row,
        tenantId: tx.tenantId,
        id: newId(Date.now()),
        sessionId,
        span: range(from, to),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: occupancy.id });
  return written.length === rows.length;
}

export async function vacate(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .delete(occupancy)
    .where(and(eq(occupancy.tenantId, tx.tenantId), eq(occupancy.sessionId, sessionId)));
}

/** Whoever is gone takes no time. */
export async function forgetResource(tx: Tx, resource: string): Promise<void> {
  await tx
    .delete(occupancy)
    .where(and(eq(occupancy.tenantId, tx.tenantId), eq(occupancy.resource, resource)));
}

/**
 * Holds of this service's hosts that have run out give back their seats. Answers which offers of a waitlist came to their
 * end by it.
 */
export async function clearRunOut(tx: Tx, serviceId: string, now: Date): Promise<{ serviceId: string }[]> {
  const { rows } = await tx.execute<{ id: string; sessionId: string; serviceId: string | null }>(sql`
    WITH due AS MATERIALIZED (
      SELECT b.id FROM bookings b
      WHERE b.tenant_id = ${tx.tenantId} AND b.state = 'held' AND b.held_until <= ${now}
        AND (b.service_id = ${serviceId} OR b.session_id IN (
          SELECT o.session_id FROM occupancy o WHERE o.tenant_id = ${tx.tenantId} AND o.resource IN (
            SELECT user_id FROM service_hosts WHERE tenant_id = ${tx.tenantId} AND service_id = ${serviceId}
            UNION ALL SELECT r.id FROM rooms r
              JOIN services s ON s.tenant_id = r.tenant_id AND s.location_id = r.location_id
              WHERE s.tenant_id = ${tx.tenantId} AND s.id = ${serviceId})))
      ORDER BY b.id FOR UPDATE OF b
    )
    UPDATE bookings b SET state = 'expired', changed_at = ${now}
    FROM due WHERE b.tenant_id = ${tx.tenantId} AND b.id = due.id AND b.state = 'held'
    RETURNING b.id, b.session_id AS "sessionId", b.service_id AS "serviceId"`);
  if (rows.length === 0) return [];
  await giveBackSeats(
    tx,
    rows.map(({ sessionId }) => sessionId),
  );
  await tx.execute(sql`
    UPDATE waitlist SET state = 'passed' WHERE tenant_id = ${tx.tenantId} AND state = 'offered'
      AND offered_booking = ANY(${sql.param(rows.map(({ id }) => id))}::uuid[])`);
  return rows.flatMap(({ serviceId: of }) => (of === null ? [] : [{ serviceId: of }]));
}

/**
 * One seat for each time that a session is named. Where nobody is left, it takes nobody's time any more. It keeps when a
 * seat, or its hosts, became free that were not.
 */
export async function giveBackSeats(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    UPDATE sessions_booked s SET seats_taken = s.seats_taken - freed.seats,
      state = CASE WHEN s.seats_taken = freed.seats THEN 'cancelled' ELSE s.state END,
      clash_at = CASE WHEN s.seats_taken = freed.seats THEN NULL ELSE s.clash_at END,
      freed_at = CASE WHEN s.seats_taken IN (s.seats, freed.seats) THEN clock_timestamp() ELSE s.freed_at END
    FROM (SELECT id, count(*)::int AS seats FROM unnest(${sql.param([...sessionIds])}::uuid[]) AS id GROUP BY id) freed
    WHERE s.tenant_id = ${tx.tenantId} AND s.id = freed.id`);
  await tx.execute(sql`
    DELETE FROM occupancy o USING sessions_booked s
    WHERE o.tenant_id = ${tx.tenantId} AND s.tenant_id = o.tenant_id AND s.id = o.session_id
      AND s.id = ANY(${sql.param([...sessionIds])}::uuid[]) AND s.state = 'cancelled'`);
  await settleClashes(tx);
}

export interface Occupied {
  sessionId: string;
  resource: string;
  kind: 'host' | 'room';
}

/** What these sessions take. */
export const listOccupied = (tx: Tx, sessionIds: readonly string[]): Promise<Occupied[]> =>
  tx
    .select({ sessionId: occupancy.sessionId, resource: occupancy.resource, kind: occupancy.kind })
    .from(occupancy)
    .where(and(eq(occupancy.tenantId, tx.tenantId), inArray(occupancy.sessionId, [...sessionIds])))
    .orderBy(occupancy.resource);

/** Takes them at another time; where somebody is there already, it stands beside them until their hosts decide. */
export async function occupyOrClash(
  tx: Tx,
  rows: readonly Occupied[],
  span: { from: number; to: number },
): Promise<void> {
  for (const row of rows) {
    const values = {
      ...row,
      tenantId: tx.tenantId,
      id: newId(Date.now()),
      span: range(span.from, span.to),
    };
    const written = await tx
      .insert(occupancy)
      .values(values)
      .onConflictDoNothing()
      .returning({ id: occupancy.id });
    if (written.length === 0) await tx.insert(occupancy).values({ ...values, clashes: true });
  }
}

/** Where what stood beside another stands alone by now, the clash is over for both. */
export async function settleClashes(tx: Tx): Promise<void> {
  await tx.execute(sql`
    UPDATE occupancy o SET clashes = false WHERE o.tenant_id = ${tx.tenantId} AND o.clashes AND ${aloneThere}`);
  await tx.execute(sql`
    UPDATE sessions_booked s SET clash_at = NULL WHERE s.tenant_id = ${tx.tenantId} AND s.clash_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM occupancy o WHERE o.tenant_id = s.tenant_id AND o.session_id = s.id
        AND NOT ${aloneThere})`);
}
const aloneThere = sql`NOT EXISTS (SELECT FROM occupancy other WHERE other.tenant_id = o.tenant_id
  AND other.resource = o.resource AND other.session_id <> o.session_id AND other.span && o.span)`;
