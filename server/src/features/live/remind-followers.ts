import type { Reminded, ReminderPlan } from '@regimen/contract/live.ts';
import { mostReminded } from '@regimen/contract/reminder-limits.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { newId } from '../../db/ids.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { byExpert } from '../notifications/reminder-key.ts';
import { insertReminders, listRemindable, type Remindable } from './remind-queries.ts';

/** Whom to remind of what, each at most once a day. Whoever may be in danger is called, not reminded. */
async function choosePeople({ now }: Scope, tx: Tx, programId: string, enrollmentIds: readonly string[]) {
  const since = new Date(now.getTime() - DAY_MS);
  const people = await listRemindable(tx, programId, enrollmentIds, { now, since });
  const endangered = await peopleInDanger(
    tx,
    people.map(({ userId }) => userId),
    now,
  );
  const isAble = ({ taskId, userId }: Remindable) => taskId !== null && !endangered.has(userId);
  const able = people.filter(isAble);
  const fresh = able.filter(({ wasReminded }) => !wasReminded);
  const waiting = people.filter((person) => !isAble(person) && person.followUp !== null);
  const counts = {
    already: able.length - fresh.length,
    waitingForExpert: waiting.length,
    nothingOpen: enrollmentIds.length - able.length - waiting.length,
  };
  return { fresh, waiting, counts };
}

/** What would become of reminding these people now. */
export async function planReminders(
  scope: Scope,
  tx: Tx,
  programId: string,
  enrollmentIds: readonly string[],
): Promise<ReminderPlan> {
  const { fresh, counts } = await choosePeople(scope, tx, programId, enrollmentIds);
  const people = fresh.slice(0, mostReminded);
  const tasks = [...Map.groupBy(people, ({ title }) => title)]
    .map(([title, { length }]) => ({ title, people: length }))
    .sort((a, b) => b.people - a.people);
  return { people: people.length, tasks, ...counts };
}

/**
 * Reminds each of these people of what has waited for them the longest, so many at a time. It goes by the same arbiter
 * as every reminder: their quiet hours and channels hold.
 */
export async function remindFollowers(
  scope: Scope,
  tx: Tx,
  programId: string,
  enrollmentIds: readonly string[],
): Promise<Reminded> {
  const { now } = scope;
  const { fresh, waiting, counts } = await choosePeople(scope, tx, programId, enrollmentIds);
  scope.concerns([...fresh.slice(0, mostReminded), ...waiting].map(({ userId }) => userId));
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
    ...counts,
    left: Math.max(0, fresh.length - mostReminded),
    followUp: enrollmentIds.length === 1 ? (waiting[0]?.followUp ?? null) : null,
  };
}
