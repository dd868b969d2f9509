import { mostWritten } from '@regimen/contract/cohort-limits.ts';
import type { CohortPlan, CohortSent } from '@regimen/contract/cohorts.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { holdUsers } from '../../db/hold-user.ts';
import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { findWritable } from '../chats/find-writable.ts';
import { startChat } from '../chats/start-chat.ts';
import { writeMessage } from '../chats/write-message.ts';
import { type FollowersPlace, followersAt } from '../live/followers-at.ts';
import { fillPrompts } from '../notifications/fill-prompts.ts';
import { localeOf } from '../notifications/locale-of.ts';
import { insertCohortMessage, listRecipients, type RecipientRow } from './cohort-queries.ts';

const mostLookedAt = 1_000;
const weekBefore = (now: Date) => new Date(now.getTime() - 7 * DAY_MS);

/** Who of them gets it, and who does not and why. Whoever already has this batch is in neither. */
async function choosePeople(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  cohort: FollowersPlace,
  batch: string | null,
) {
  const found = await followersAt(scope, tx, programId, cohort, mostLookedAt);
  const all = await listRecipients(tx, found, { batch, since: weekBefore(scope.now) });
  const people = all.filter(({ hasIt, userId }) => !hasIt && userId !== scope.actor.userId);
  const ids = people.map(({ userId }) => userId);
  const writable = await findWritable(tx, scope.actor.userId, ids);
  const endangered = await peopleInDanger(tx, ids, scope.now);
  const whyNot = ({ userId, isAtLimit }: RecipientRow) => {
    if (!writable.has(userId)) return 'blocked' as const;
    if (endangered.has(userId)) return 'danger' as const;
    return isAtLimit ? ('limit' as const) : null;
  };
  const judged = people.map((person) => ({ person, why: whyNot(person) }));
  return {
    chosen: judged.filter(({ why }) => why === null).map(({ person }) => person),
    skipped: judged.flatMap(({ person, why }) => (why === null ? [] : [{ person, why }])),
  };
}

export async function planCohort(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  cohort: FollowersPlace,
): Promise<CohortPlan> {
  const { chosen, skipped } = await choosePeople(scope, tx, programId, cohort, null);
  const count = (wanted: string) => skipped.filter(({ why }) => why === wanted).length;
  return {
    people: chosen.length,
    atLimit: count('limit'),
    blocked: count('blocked'),
    inDanger: count('danger'),
  };
}

/** Each in a conversation of their own, in their own words where there are placeholders, so many at a time. */
export async function writeToCohort(
  scope: SignedInScope,
  tx: Tx,
  programId: string,
  { body, batch, ...cohort }: FollowersPlace & { body: string; batch: string },
): Promise<CohortSent> {
  const { chosen, skipped } = await choosePeople(scope, tx, programId, cohort, batch);
  const wanted = chosen.slice(0, mostWritten);
  const now = await holdThoseWhoTakeMore(scope, tx, wanted, batch);
  scope.concerns(now.map(({ userId }) => userId));
  const readers = new Map(
    now.map(({ userId, fullName, locale }) => [userId, { fullName, locale: localeOf(scope, locale) }]),
  );
  const prompts = now.map(({ userId, enrollmentId }) => ({
    id: userId,
    userId,
    enrollmentId,
    kind: 'nudge' as const,
    title: '',
    body,
  }));
  const filled = await fillPrompts(tx, prompts, readers, scope.now.getTime());
  for (const { userId } of now) {
    const words = (filled.get(userId)?.body ?? body).trim();
    if (words === '') throw invalid('body', 'required');
    const room = await startChat(scope, tx, { userIds: [userId] });
    const message = await writeMessage(scope, tx, room.id, { body: words }, { isToMany: true });
    await insertCohortMessage(tx, { messageId: message.id, userId, batchId: batch, sentAt: scope.now });
  }
  const late = wanted
    .filter((person) => !now.includes(person))
    .map((person) => ({ person, why: 'limit' as const }));
  return {
    sent: now.length,
    skipped: [...late, ...skipped].slice(0, 200).map(({ person, why }) => ({ name: person.fullName, why })),
    left: chosen.length - wanted.length,
  };
}

/** A colleague may have written to some of them while we looked. Until this is sent, nobody else does. */
async function holdThoseWhoTakeMore(
  scope: SignedInScope,
  tx: Tx,
  people: readonly RecipientRow[],
  batch: string,
): Promise<RecipientRow[]> {
  if (people.length === 0) return [];
  await holdUsers(
    tx,
    people.map(({ userId }) => userId),
  );
  const enrollments = people.map(({ enrollmentId }) => enrollmentId);
  const rows = await listRecipients(tx, enrollments, { batch, since: weekBefore(scope.now) });
  const takeMore = new Set(
    rows.filter(({ isAtLimit, hasIt }) => !isAtLimit && !hasIt).map(({ userId }) => userId),
  );
  return people.filter(({ userId }) => takeMore.has(userId));
}
