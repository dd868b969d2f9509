import type { LiveEvent } from '@regimen/contract/realtime.ts';
import { and, asc, eq, gt, lt, lte, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { prepared } from './prepared.ts';
import { eventRecipients, recipientEvents } from './schema.ts';

/** The last event that somebody has. */
export interface EventPlace {
  epoch: number;
  seq: number;
}
export const noEvents: EventPlace = { epoch: 0, seq: 0 };

const placeOf = prepared('find_event_place', (db) =>
  db
    .select({ epoch: eventRecipients.epoch, seq: eventRecipients.lastSeq })
    .from(eventRecipients)
    .where(
      and(
        eq(eventRecipients.tenantId, sql.placeholder('tenantId')),
        eq(eventRecipients.userId, sql.placeholder('userId')),
      ),
    ),
);

/** Where somebody stands who has heard everything. */
export async function findEventPlace(tx: Tx, userId: string): Promise<EventPlace> {
  const [row] = await placeOf(tx, { userId });
  return row ?? noEvents;
}

/** What somebody was told after a number, up to the newest; what is told meanwhile lies beyond. */
export async function listEventsAfter(tx: Tx, userId: string, seq: number, newest: EventPlace, most: number) {
  const rows = await tx
    .select({ component: recipientEvents.component, data: recipientEvents.data, seq: recipientEvents.seq })
    .from(recipientEvents)
    .where(
      and(
        eq(recipientEvents.tenantId, tx.tenantId),
        eq(recipientEvents.userId, userId),
        gt(recipientEvents.seq, seq),
        lte(recipientEvents.seq, newest.seq),
      ),
    )
    .orderBy(asc(recipientEvents.seq))
    .limit(most);
  return rows.map((row) => ({ ...row, epoch: newest.epoch }));
}

export interface NewEvent extends LiveEvent {
  userId: string;
}
/** What several people have not heard yet, each in order; all of them in one question. */
export async function listNewEvents(tx: Tx, wanted: ReadonlyMap<string, number>): Promise<NewEvent[]> {
  const { rows } = await tx.execute<{
    user_id: string;
    epoch: number;
    seq: number;
    component: LiveEvent['component'];
    data: Record<string, unknown>;
  }>(sql`
    SELECT e.user_id, r.epoch, e.seq, e.component, e.data
    FROM unnest(${sql.param([...wanted.keys()])}::uuid[], ${sql.param([...wanted.values()])}::integer[]) AS w (user_id, after)
    JOIN event_recipients r ON r.tenant_id = ${tx.tenantId} AND r.user_id = w.user_id
    JOIN recipient_events e ON e.tenant_id = r.tenant_id AND e.user_id = r.user_id AND e.seq > w.after
    ORDER BY e.user_id, e.seq`);
  return rows.map(({ user_id, ...event }) => ({ ...event, userId: user_id }));
}

/** What is older, and of each person what is more than so many. */
export async function deleteOldEvents(tx: Tx, before: Date, most: number): Promise<void> {
  await tx
    .delete(recipientEvents)
    .where(and(eq(recipientEvents.tenantId, tx.tenantId), lt(recipientEvents.createdAt, before)));
  await tx.execute(sql`
    DELETE FROM recipient_events e USING event_recipients r
    WHERE e.tenant_id = ${tx.tenantId} AND r.tenant_id = e.tenant_id AND r.user_id = e.user_id
      AND e.seq <= r.last_seq - ${most}`);
}
