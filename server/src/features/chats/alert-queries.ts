import type { CrisisKind } from '@regimen/engine/crisis-words.ts';
import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { chatAlerts, tasks } from '../../db/schema.ts';

/** In which program somebody else in the chat looks after this person; of several the one they were last active in. */
export async function findWatchedEnrollment(
  tx: Tx,
  chatId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'find_watched_enrollment',
    text: `SELECT e.id FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
      WHERE e.tenant_id = $1 AND e.user_id = $3 AND e.access_ended_at IS NULL AND EXISTS (
        SELECT FROM chat_members c WHERE c.tenant_id = $1 AND c.chat_id = $2 AND c.user_id <> $3
          AND (c.user_id = p.owner_id OR EXISTS (
            SELECT FROM program_members m WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = c.user_id
              AND m.permission IN ('edit', 'publish'))))
      ORDER BY e.ended_at IS NOT NULL, e.last_active_at DESC, e.id LIMIT 1`,
    values: [tx.tenantId, chatId, userId],
  });
  return rows[0]?.id;
}

const onTask = and(eq(tasks.tenantId, chatAlerts.tenantId), eq(tasks.id, chatAlerts.taskId));
const ofWriter = (tx: Tx, chatId: string, userId: string) =>
  and(eq(chatAlerts.tenantId, tx.tenantId), eq(chatAlerts.chatId, chatId), eq(chatAlerts.userId, userId));

/** What waits for the experts since somebody last wrote such a thing here. */
export async function findOpenAlert(tx: Tx, chatId: string, userId: string) {
  const [row] = await tx
    .select({ taskId: tasks.id, programId: tasks.programId, userId: tasks.userId })
    .from(chatAlerts)
    .innerJoin(tasks, onTask)
    .where(and(ofWriter(tx, chatId, userId), eq(tasks.status, 'open')));
  return row;
}

/** The newest takes the place of the one before. */
export async function putAlert(
  tx: Tx,
  alert: {
    chatId: string;
    userId: string;
    messageId: string;
    kind: CrisisKind;
    taskId: string | null;
    at: Date;
  },
): Promise<void> {
  await tx
    .insert(chatAlerts)
    .values({ tenantId: tx.tenantId, ...alert })
    .onConflictDoUpdate({
      target: [chatAlerts.tenantId, chatAlerts.chatId, chatAlerts.userId],
      set: { messageId: alert.messageId, kind: alert.kind, taskId: alert.taskId, at: alert.at },
    });
}

export interface AlertRow {
  userId: string;
  person: string;
  kind: CrisisKind;
  at: Date;
  taskId: string | null;
  isOpen: boolean;
  urgentUntil: Date | null;
  /** Who keeps the program in which it was raised. */
  told: string | null;
  /** Whether the viewer works on that program. */
  isMine: boolean;
}

export async function listAlerts(tx: Tx, chatId: string, viewerId: string): Promise<AlertRow[]> {
  const { rows } = await tx.$client.query<AlertRow>({
    name: 'list_chat_alerts',
    text: `SELECT a.user_id AS "userId", u.full_name AS person, a.kind, a.at, a.task_id AS "taskId",
        coalesce(t.status = 'open', false) AS "isOpen", t.urgent_until AS "urgentUntil", o.full_name AS told,
        coalesce(p.owner_id = $3 OR EXISTS (SELECT FROM program_members m WHERE m.tenant_id = $1
          AND m.program_id = p.id AND m.user_id = $3 AND m.permission IN ('edit', 'publish')), false) AS "isMine"
      FROM chat_alerts a JOIN users u ON u.tenant_id = $1 AND u.id = a.user_id
      LEFT JOIN tasks t ON t.tenant_id = $1 AND t.id = a.task_id
      LEFT JOIN programs p ON p.tenant_id = $1 AND p.id = t.program_id
      LEFT JOIN users o ON o.tenant_id = $1 AND o.id = p.owner_id
      WHERE a.tenant_id = $1 AND a.chat_id = $2 ORDER BY a.at DESC LIMIT 50`,
    values: [tx.tenantId, chatId, viewerId],
  });
  return rows;
}

const isWatched = `(p.owner_id = $3 OR EXISTS (SELECT FROM program_members m
  WHERE m.tenant_id = $1 AND m.program_id = p.id AND m.user_id = $3 AND m.permission IN ('edit', 'publish')))`;
const others = `SELECT c.user_id FROM chat_members c WHERE c.tenant_id = $1 AND c.chat_id = $2 AND c.user_id <> $3`;

/** Of the other of two: where the viewer looks after them, the run in which they were last active. */
export async function findRunOfOther(tx: Tx, chatId: string, viewerId: string): Promise<string | undefined> {
  const { rows } = await tx.$client.query<{ id: string }>({
    name: 'find_run_of_other',
    text: `SELECT e.id FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
      WHERE e.tenant_id = $1 AND e.access_ended_at IS NULL AND ${isWatched}
        AND e.user_id IN (${others}) AND EXISTS (SELECT FROM chats pair
          WHERE pair.tenant_id = $1 AND pair.id = $2 AND (pair.one_id IS NOT NULL OR pair.other_id IS NOT NULL))
      ORDER BY e.ended_at IS NOT NULL, e.last_active_at DESC, e.id LIMIT 1`,
    values: [tx.tenantId, chatId, viewerId],
  });
  return rows[0]?.id;
}

/** What waits for the viewer because one of the others may be in danger, however that was raised: the oldest. */
export async function findDangerOfOthers(tx: Tx, chatId: string, viewerId: string) {
  const { rows } = await tx.$client.query<{ userId: string; person: string; at: Date; taskId: string }>({
    name: 'find_danger_of_others',
    text: `SELECT t.user_id AS "userId", u.full_name AS person, coalesce(t.waiting_since, t.opened_at) AS at,
        t.id AS "taskId"
      FROM tasks t JOIN users u ON u.tenant_id = $1 AND u.id = t.user_id
      JOIN programs p ON p.tenant_id = $1 AND p.id = t.program_id
      WHERE t.tenant_id = $1 AND t.user_id IN (${others}) AND t.urgent_until IS NOT NULL AND t.status = 'open'
        AND t.target = 'system' AND ${isWatched}
      ORDER BY t.kind = 'alert' DESC, t.opened_at, t.id LIMIT 1`,
    values: [tx.tenantId, chatId, viewerId],
  });
  return rows[0];
}
