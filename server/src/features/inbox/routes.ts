import { cohortCalls } from '@regimen/contract/cohorts.ts';
import { type InboxEntry, inboxCalls } from '@regimen/contract/inbox.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { tellTeam } from '../chats/tell-team.ts';
import { listWatchedPrograms } from '../live/watched-programs.ts';
import { assignChat } from './assign-chat.ts';
import { findChoice, putChoice } from './cohort-queries.ts';
import { presentCases } from './present.ts';
import * as queries from './queries.ts';
import { planCohort, writeToCohort } from './write-to-cohort.ts';

const mostShown = 100;
const mostReplies = 100;

export function inboxRoutes(http: HttpParts): void {
  cohortRoutes(http);
  registerCalls(http, inboxCalls, {
    'GET inbox': (scope, { query: { show, program } }) =>
      scope.read(async (tx) => {
        const watched = await watchedIds(scope, tx);
        const programIds = program === undefined ? watched : watched.filter((id) => id === program);
        const filter = { show, programIds };
        const rows = await queries.listCases(tx, scope.actor.userId, filter, scope.now, mostShown);
        return wholeList(await presentCases(scope, tx, rows));
      }),

    'GET inbox/figures': (scope) =>
      scope.read(async (tx) =>
        queries.readFigures(
          tx,
          scope.actor.userId,
          await watchedIds(scope, tx),
          scope.now,
          new Date(scope.now.getTime() - 30 * DAY_MS),
        ),
      ),

    'POST inbox/{id}/snooze': (scope, { params, body: { minutes } }) =>
      scope.tx(async (tx) => {
        const row = await queries.findCase(tx, scope.actor.userId, params.id);
        if (!row) throw notFound();
        if (minutes > 0 && row.followUpId !== null) throw invalid('minutes', 'danger_cannot_wait');
        const snoozedUntil = minutes === 0 ? null : new Date(scope.now.getTime() + minutes * 60_000);
        await queries.updateCase(tx, params.id, { snoozedUntil });
        await tellTeam(tx, row.programId);
        return entryOf(scope, tx, params.id);
      }),

    'POST inbox/{id}/assign': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await assignChat(scope, tx, params.id, body);
        return entryOf(scope, tx, params.id);
      }),

    'GET saved-replies': (scope) =>
      scope.read(async (tx) =>
        wholeList(await queries.listSavedReplies(tx, scope.actor.userId, mostReplies)),
      ),

    'POST saved-replies': (scope, { body: { title, body } }) =>
      scope.tx(async (tx) => {
        const { userId } = scope.actor;
        await holdUser(tx, userId);
        if ((await queries.countSavedReplies(tx, userId)) >= mostReplies)
          throw invalid('title', `too_many_saved_replies:${mostReplies}`);
        const id = newId(scope.now.getTime());
        await queries.insertSavedReply(tx, { id, userId, title, body, createdAt: scope.now });
        return { id, title, body };
      }),

    'PUT saved-replies/{id}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        await queries.updateSavedReply(tx, params.id, body);
        return { id: params.id, ...body };
      }),

    'DELETE saved-replies/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteSavedReply(tx, params.id);
        return undefined;
      }),
  });
}

function cohortRoutes(http: HttpParts): void {
  registerCalls(http, cohortCalls, {
    'GET live/programs/{id}/messages': (scope, { params, query }) =>
      scope.read((tx) => planCohort(scope, tx, params.id, query)),
    'POST live/programs/{id}/messages': (scope, { params, body }) =>
      scope.tx((tx) => writeToCohort(scope, tx, params.id, body)),
    'GET cohort-choices': (scope) =>
      scope.read(async (tx) => ({ aWeek: await findChoice(tx, scope.actor.userId) })),
    'PUT cohort-choices': (scope, { body }) =>
      scope.tx(async (tx) => {
        await putChoice(tx, scope.actor.userId, body.aWeek);
        return body;
      }),
  });
}

async function watchedIds(scope: SignedInScope, tx: Tx): Promise<string[]> {
  const watched = await listWatchedPrograms(tx, scope.actor.userId, scope.locale);
  return watched.map(({ id }) => id);
}

async function entryOf(scope: SignedInScope, tx: Tx, chatId: string): Promise<InboxEntry> {
  const row = await queries.findCase(tx, scope.actor.userId, chatId);
  const [entry] = row ? await presentCases(scope, tx, [row]) : [];
  if (!entry) throw notFound();
  return entry;
}
