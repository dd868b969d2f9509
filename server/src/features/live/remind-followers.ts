import type { Reminded } from '@regimen/contract/live.ts';
import { mostReminded } from '@regimen/contract/reminder-limits.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { newId } from '../../db/ids.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { byExpert } from '../notifications/reminder-key.ts';
import { insertReminders, listRemindable } from './remind-queries.ts';

/**
 * Reminds each of these people of what has waited for them the longest, at most once a day and so many at a time. It
 * goes by the same arbiter as every reminder: their quiet hours and channels hold. Whoever may be in danger is called,
 * not reminded.
 */
export async function remindFollowers(
  { now }: Scope,
  tx: Tx,
  programId: string,
  enrollmentIds: readonly string[],
): Promise<Reminded> {
  const since = new Date(now.getTime() - DAY_MS);
  const people = await listRemindable(tx, programId, enrollmentIds, { now, since });
  const endangered = await peopleInDanger(
    tx,
    people.map(({ userId }) => userId),
    now,
  );
  const able = people.filter(({ taskId, userId }) => taskId !== null && !endangered.has(userId));
  const fresh = able.filter(({ wasReminded }) => !wasReminded);
  const day = now.toISOString().slice(0, 10);
  const reminded = await insertReminders(
    tx,
    fresh
      .slice(0, mostReminded)
      .map(({ enrollmentId, userId, taskId, key, title, body, channel, expiresAt }) => ({
        tenantId: tx.tenantId,
        id: newId(now.getTime()),
        enrollmentId,
        programId,
        userId,
        taskId,
        key: `${key}${byExpert}${day}`,
        kind: 'reminder' as const,
        isImportant: true,
        title,
        body,
        channel,
        status: 'intended',
        intendedAt: now,
        tryAt: now,
        freshUntil: expiresAt,
      })),
  );
  return {
    reminded,
    already: able.length - fresh.length,
    nothingOpen: enrollmentIds.length - able.length,
    left: Math.max(0, fresh.length - mostReminded),
  };
}
