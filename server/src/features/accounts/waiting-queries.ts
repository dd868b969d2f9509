import { and, count, desc, eq, gt, isNull, ne, not, or, type SQL, sql } from '../../db/drizzle.ts';
import { isUrgent } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import {
  accountDeletions,
  chatAlerts,
  chatMembers,
  enrollments,
  eventRecipients,
  notifications,
  tasks,
  users,
} from '../../db/schema.ts';

export interface WaitingCounts {
  assignedTasks: number;
  unreadNotifications: number;
  unreadMessages: number;
  /** Appointments that wait for their word. */
  services_pending: number;
  inDanger: boolean;
  /** By which clock they live: the one they chose, or that of the program they joined last. */
  zone: string | null;
  /** When the account goes, as its person asked. */
  eraseAt: Date | null;
  /** Up to which event all this is true: `epoch.seq`. */
  eventsPlace?: string;
}

export const nothingWaits: WaitingCounts = {
  assignedTasks: 0,
  unreadNotifications: 0,
  unreadMessages: 0,
  services_pending: 0,
  inDanger: false,
  zone: null,
  eraseAt: null,
};

/** What waits for somebody, as the menu shows it; each number from a partial index of its own. */
const countsOf = prepared('count_waiting', (db) => {
  const [tenantId, id] = [sql.placeholder('tenantId'), sql.placeholder('id')];
  const openTasks = db
    .select({ count: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tenantId),
        eq(tasks.userId, id),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'follower'),
        // Nothing is asked of whoever pauses.
        sql`NOT EXISTS (SELECT FROM ${enrollments} WHERE ${enrollments.tenantId} = ${tasks.tenantId}
          AND ${enrollments.id} = ${tasks.enrollmentId} AND ${enrollments.status} = 'paused')`,
      ),
    );
  // What an expert took on; its index is that of `claimed_by`.
  const claimedTasks = db
    .select({ count: count() })
    .from(tasks)
    .where(
      and(
        eq(tasks.tenantId, tenantId),
        eq(tasks.claimedBy, id),
        eq(tasks.status, 'open'),
        eq(tasks.target, 'system'),
      ),
    );
  const unread = db
    .select({ count: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.tenantId, tenantId),
        eq(notifications.userId, id),
        isNull(notifications.readAt),
        ne(notifications.kind, 'message'),
      ),
    );
  // Nobody mutes somebody they look after who may be in danger.
  const danger = sql`EXISTS (SELECT FROM ${chatAlerts} a
    JOIN ${tasks} t ON t.tenant_id = a.tenant_id AND t.id = a.task_id AND t.status = 'open'
    JOIN programs p ON p.tenant_id = t.tenant_id AND p.id = t.program_id
    WHERE a.tenant_id = ${chatMembers.tenantId} AND a.chat_id = ${chatMembers.chatId} AND a.user_id <> ${id}
      AND (p.owner_id = ${id} OR EXISTS (SELECT FROM program_members m
        WHERE m.tenant_id = p.tenant_id AND m.program_id = p.id AND m.user_id = ${id})))`;
  const unreadMessages = db
    .select({ sum: sql`coalesce(sum(${chatMembers.lastNumber} - ${chatMembers.readNumber}), 0)` })
    .from(chatMembers)
    .where(
      and(
        eq(chatMembers.tenantId, tenantId),
        eq(chatMembers.userId, id),
        gt(chatMembers.lastNumber, chatMembers.readNumber),
        or(not(chatMembers.isMuted), danger),
      ),
    );
  // A request to them as a host or for a service of theirs, what is held for them, and questions that a host’s booking left to them.
  const pendingBookings = sql`(SELECT count(*) FROM bookings b WHERE b.tenant_id = ${tenantId} AND b.user_id = ${id}
      AND b.from_at > ${sql.placeholder('now')}
      AND (b.state = 'held' AND b.held_until > ${sql.placeholder('now')}
        OR b.state = 'confirmed' AND b.booked_by <> b.user_id AND b.questions <> '[]' AND b.answers = '{}'))
    + (SELECT count(*) FROM session_hosts h JOIN bookings b ON b.tenant_id = h.tenant_id AND b.session_id = h.session_id
      WHERE h.tenant_id = ${tenantId} AND h.user_id = ${id} AND h.from_at > ${sql.placeholder('now')}
      AND b.state = 'requested')
    + (SELECT count(*) FROM services o JOIN bookings b ON b.tenant_id = o.tenant_id AND b.service_id = o.id
      WHERE o.tenant_id = ${tenantId} AND o.user_id = ${id} AND b.from_at > ${sql.placeholder('now')}
        AND b.state = 'requested' AND b.user_id <> ${id} AND NOT EXISTS (SELECT FROM session_hosts h
          WHERE h.tenant_id = b.tenant_id AND h.session_id = b.session_id AND h.user_id = ${id}))`;
  const inDanger = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tenantId), eq(tasks.userId, id), isUrgent(sql.placeholder('now'))));
  const lastZone = db
    .select({ zone: enrollments.zone })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tenantId), eq(enrollments.userId, id)))
    .orderBy(desc(enrollments.startedAt))
    .limit(1);
  const leaving = db
    .select({ eraseAt: accountDeletions.eraseAt })
    .from(accountDeletions)
    .where(and(eq(accountDeletions.tenantId, tenantId), eq(accountDeletions.userId, id)));
  const place = db
    .select({ place: sql`${eventRecipients.epoch} || '.' || ${eventRecipients.lastSeq}` })
    .from(eventRecipients)
    .where(and(eq(eventRecipients.tenantId, tenantId), eq(eventRecipients.userId, id)));
  return db
    .select({
      eventsPlace: sql<string>`coalesce((${place}), '0.0')`,
      eraseAt: sql`(${leaving})`.mapWith(accountDeletions.eraseAt) as SQL<Date | null>,
      zone: sql<string | null>`coalesce(${users.zone}, (${lastZone}))`,
      inDanger: sql<boolean>`EXISTS (${inDanger})`,
      assignedTasks: sql`(${openTasks}) + (${claimedTasks})`.mapWith(Number),
      unreadNotifications: sql`(${unread})`.mapWith(Number),
      services_pending: sql`${pendingBookings}`.mapWith(Number),
      unreadMessages: sql`(${unreadMessages})`.mapWith(Number),
    })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
});

export async function countWaiting(tx: Tx, id: string, now: Date): Promise<WaitingCounts> {
  const [counts] = await countsOf(tx, { id, now });
  return counts ?? nothingWaits;
}
