import { and, eq, gt, lt, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { sessionHosts, sessionsBooked } from '../../db/schema.ts';

const isOne = (tx: Tx, id: string) =>
  and(eq(sessionsBooked.tenantId, tx.tenantId), eq(sessionsBooked.id, id));

export type SessionRow = typeof sessionsBooked.$inferSelect;
type NewSession = Omit<typeof sessionsBooked.$inferInsert, 'tenantId'>;

export async function insertSession(tx: Tx, row: NewSession, hosts: readonly string[]): Promise<void> {
  await tx.insert(sessionsBooked).values({ ...row, tenantId: tx.tenantId });
  await tx
    .insert(sessionHosts)
    .values(
      hosts.map((userId) => ({ tenantId: tx.tenantId, sessionId: row.id, userId, fromAt: row.fromAt })),
    );
}

export async function findSession(tx: Tx, id: string): Promise<SessionRow | undefined> {
  const [row] = await tx.select().from(sessionsBooked).where(isOne(tx, id));
  return row;
}

export async function getSession(tx: Tx, id: string): Promise<SessionRow> {
  const row = await findSession(tx, id);
  if (!row) throw new Error('There is no such session.');
  return row;
}

/** One seat more, if there is one. */
export async function takeSeatIn(tx: Tx, id: string): Promise<boolean> {
  const taken = await tx
    .update(sessionsBooked)
    .set({ seatsTaken: sql`${sessionsBooked.seatsTaken} + 1` })
    .where(
      and(
        isOne(tx, id),
        eq(sessionsBooked.state, 'open'),
        lt(sessionsBooked.seatsTaken, sessionsBooked.seats),
      ),
    )
    .returning({ id: sessionsBooked.id });
  return taken.length === 1;
}

export async function listSessionHosts(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .select({ userId: sessionHosts.userId })
    .from(sessionHosts)
    .where(and(eq(sessionHosts.tenantId, tx.tenantId), eq(sessionHosts.sessionId, sessionId)))
    .orderBy(sessionHosts.userId);
  return rows.map(({ userId }) => userId);
}

/** What has ended by now is over. */
export async function endSessions(tx: Tx, now: Date): Promise<void> {
  await tx
    .update(sessionsBooked)
    .set({ state: 'over', clashAt: null })
    .where(
      and(
        eq(sessionsBooked.tenantId, tx.tenantId),
        eq(sessionsBooked.state, 'open'),
        lte(sessionsBooked.untilAt, now),
      ),
    );
}

/** Sessions that are still to come, a batch at a time in the order of their ids. */
export const listComing = (tx: Tx, now: Date, after: string | null, most: number): Promise<SessionRow[]> =>
  tx
    .select()
    .from(sessionsBooked)
    .where(
      and(
        eq(sessionsBooked.tenantId, tx.tenantId),
        eq(sessionsBooked.state, 'open'),
        gt(sessionsBooked.untilAt, now),
        ...(after === null ? [] : [gt(sessionsBooked.id, after)]),
      ),
    )
    .orderBy(sessionsBooked.id)
    .limit(most);

export async function updateSession(
  tx: Tx,
  id: string,
  set: Partial<Pick<SessionRow, 'fromAt' | 'untilAt' | 'sequence'>>,
): Promise<void> {
  await tx.update(sessionsBooked).set(set).where(isOne(tx, id));
}

/** Of these, those that meet another one, and those others: since now, unless it was known. Answers whose they are. */
export async function markClashes(
  tx: Tx,
  sessionIds: readonly string[],
  now: Date,
): Promise<{ sessionId: string; hosts: string[] }[]> {
  const { rows } = await tx.execute<{ sessionId: string; hosts: string[] }>(sql`
    UPDATE sessions_booked s SET clash_at = ${now}
    FROM (
      SELECT unnest(ARRAY[o.session_id, other.session_id]) AS id FROM occupancy o
      JOIN occupancy other ON other.tenant_id = o.tenant_id AND other.resource = o.resource
        AND other.session_id <> o.session_id AND other.span && o.span
      WHERE o.tenant_id = ${tx.tenantId} AND o.session_id = ANY(${sql.param([...sessionIds])}::uuid[])
    ) meeting
    WHERE s.tenant_id = ${tx.tenantId} AND s.id = meeting.id AND s.clash_at IS NULL
    RETURNING s.id AS "sessionId", array(SELECT h.user_id::text FROM session_hosts h
      WHERE h.tenant_id = s.tenant_id AND h.session_id = s.id) AS hosts`);
  return rows;
}
