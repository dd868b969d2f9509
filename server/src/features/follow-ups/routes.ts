import { type FollowUpCard, followUpCalls } from '@regimen/contract/follow-ups.ts';
import { inOrder } from '../../db/in-order.ts';
import type { Tx } from '../../db/pool.ts';
import { conflict, invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { listUrl } from '../../list-url.ts';
import { isInstant, presentPage } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { messageMark } from '../enrollments/message-mark.ts';
import { countNewFollowers, listWatchedPrograms } from '../live/watched-programs.ts';
import { assignFollowUp } from './assign-follow-up.ts';
import { closeFollowUp } from './close-follow-up.ts';
import { mayWait } from './may-wait.ts';
import { noteAct } from './note-act.ts';
import { openFollowUp } from './open-follow-up.ts';
import { waitingSince } from './present.ts';
import * as queries from './queries.ts';
import { presentCards } from './raised-by.ts';
import { tellDesk } from './tell-desk.ts';

/** So many people in danger home names; the queue has them all. */
const mostNamed = 3;

export function followUpRoutes(http: HttpParts): void {
  registerCalls(http, followUpCalls, {
    'GET follow-ups': (scope, { query }) =>
      scope.read(async (tx) => {
        const { cursor, per_page, program, ...filter } = query;
        const watched = await watchedIds(scope, tx);
        const programs = program === undefined ? watched : watched.filter((id) => id === program);
        const ids = await queries.findQueue(
          tx,
          scope.actor.userId,
          programs,
          filter,
          readQueuePlace(cursor),
          scope.now,
          per_page + 1,
        );
        const rows = await queries.listCards(tx, ids.slice(0, per_page));
        const last = rows.at(-1);
        const next = ids.length > per_page && last ? queueCursor(last.task) : null;
        const url = listUrl('follow-ups', { ...filter, program, per_page });
        const data = await presentCards(scope, tx, rows);
        return presentPage({ next, prev: null }, per_page, url, data);
      }),

    'GET follow-ups/counts': (scope, { query: { named } }) =>
      scope.read(async (tx) => {
        const programs = await watchedIds(scope, tx);
        const [counts, newFollowers] = await inOrder(
          queries.countQueue(tx, scope.actor.userId, programs, scope.now),
          countNewFollowers(tx, programs, scope.now),
        );
        const ids =
          counts.inDanger === 0 || !named ? [] : await queries.findEndangered(tx, programs, mostNamed);
        const rows = await queries.listCards(tx, ids);
        rows.sort((a, b) => ids.indexOf(a.task.id) - ids.indexOf(b.task.id));
        const first = await presentCards(scope, tx, rows);
        return { ...counts, newFollowers, first };
      }),

    'GET follow-ups/{id}': (scope, { params }) => scope.read((tx) => openFollowUp(scope, tx, params.id)),

    'POST follow-ups/{id}/claim': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const { task } = await rowOf(tx, params.id);
        const won = await queries.claim(tx, params.id, scope.actor.userId, scope.now, body.takeOver);
        const isOthers = task.claimedBy !== null && task.claimedBy !== scope.actor.userId;
        if (won && task.claimedBy !== scope.actor.userId)
          await noteAct(scope, tx, task, isOthers ? 'takenOver' : 'taken');
        return { won, followUp: await changedCard(scope, tx, params.id) };
      }),

    'POST follow-ups/{id}/release': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { task } = await rowOf(tx, params.id);
        await change(scope, tx, params.id, { claimedBy: null, claimedAt: null, handedNote: null });
        if (task.claimedBy !== null) await noteAct(scope, tx, task, 'released');
        return changedCard(scope, tx, params.id);
      }),

    'POST follow-ups/{id}/result': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await closeFollowUp(scope, tx, params.id, body.result);
        return changedCard(scope, tx, params.id);
      }),

    'POST follow-ups/{id}/snooze': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const until = new Date(scope.now.getTime() + body.minutes * 60_000);
        const { task } = await rowOf(tx, params.id);
        if (body.minutes > 0 && !(await mayWait(scope, tx, task)))
          throw invalid('minutes', 'danger_cannot_wait');
        if (task.expiresAt !== null && task.expiresAt <= until)
          throw invalid('minutes', 'after_its_deadline');
        await change(scope, tx, params.id, { snoozedUntil: body.minutes === 0 ? null : until });
        if (body.minutes > 0) await noteAct(scope, tx, task, 'snoozed');
        else if (task.snoozedUntil !== null && task.snoozedUntil > scope.now)
          await noteAct(scope, tx, task, 'woken');
        return changedCard(scope, tx, params.id);
      }),

    'POST follow-ups/{id}/hand-over': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await assignFollowUp(scope, tx, params.id, body.to, body.note);
        return changedCard(scope, tx, params.id);
      }),
  });
}

async function watchedIds(scope: SignedInScope, tx: Tx): Promise<string[]> {
  const watched = await listWatchedPrograms(tx, scope.actor.userId, scope.locale);
  return watched.map(({ id }) => id);
}

async function rowOf(tx: Tx, id: string): Promise<queries.CardRow> {
  const row = await queries.findCard(tx, id);
  if (!row) throw notFound();
  return row;
}

/** As it is now; everybody who could have done the same hears of it. */
async function changedCard(scope: SignedInScope, tx: Tx, id: string): Promise<FollowUpCard> {
  const row = await rowOf(tx, id);
  await tellDesk(scope, tx, row.task.programId);
  const [card] = await presentCards(scope, tx, [row]);
  return card as FollowUpCard;
}

/** Only what is open, and what nobody else has taken. */
async function change(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  to: Parameters<typeof queries.changeOwnTask>[3],
): Promise<void> {
  if (!(await queries.changeOwnTask(tx, id, scope.actor.userId, to))) throw conflict();
}

const queueCursor = ({ key, urgentUntil, isUrgent, id, ...task }: queries.CardRow['task']): string => {
  const danger = key.startsWith(messageMark) ? 'm' : 'd';
  const rank = urgentUntil ? danger : isUrgent ? 'u' : 'n';
  return Buffer.from(`${rank} ${waitingSince(task)} ${id}`).toString('base64url');
};

function readQueuePlace(cursor: string | undefined): queries.QueuePlace | undefined {
  if (cursor === undefined) return undefined;
  const match = /^([mdun]) (\S{24}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
    Buffer.from(cursor, 'base64url').toString(),
  );
  const [, urgency, since, id] = match ?? [];
  if (!since || !id || !isInstant(since)) throw invalid('cursor', 'not_valid');
  const byMessage = urgency === 'm';
  return { inDanger: byMessage || urgency === 'd', byMessage, isUrgent: urgency !== 'n', since, id };
}
