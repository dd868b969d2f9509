import { bookmarkCalls } from '@regimen/contract/bookmarks.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';

import { exists, showBookmarks } from './list-bookmarks.ts';
import * as queries from './queries.ts';

export function bookmarkRoutes(http: HttpParts): void {
  registerCalls(http, bookmarkCalls, {
    'GET bookmarks': async (scope, { query: { kind, cursor, per_page: perPage } }) => {
      const from = readPlace(cursor);
      const { counts, page, data } = await scope.read(async (tx) => {
        const wanted = { kind, from, most: perPage + 1 };
        const rows = await queries.listBookmarks(tx, scope.actor.userId, wanted);
        const page = pageOf(rows, perPage, from);
        return {
          page,
          data: await showBookmarks(scope, tx, kind, page.rows),
          counts: await queries.countBookmarks(tx, scope.actor.userId),
        };
      });
      return { ...presentPage(page, perPage, `/api/bookmarks?kind=${kind}`, data), counts };
    },

    'GET bookmarks/{kind}/{id}': (scope, { params: { kind, id } }) =>
      scope.read(async (tx) => {
        if (!(await exists(scope, tx, kind, id))) throw notFound();
        const kept = await queries.isBookmarked(tx, scope.actor.userId, kind, id);
        return { isBookmarked: kept };
      }),

    'PUT bookmarks/{kind}/{id}': (scope, { params: { kind, id } }) =>
      scope.tx(async (tx) => {
        if (!(await exists(scope, tx, kind, id))) throw notFound();
        const owner = { tenantId: scope.tenant.id, userId: scope.actor.userId };
        await queries.insertBookmark(tx, { ...owner, kind, objectId: id, createdAt: scope.now });
        return { isBookmarked: true };
      }),

    'DELETE bookmarks/{kind}/{id}': (scope, { params: { kind, id } }) =>
      scope.tx(async (tx) => {
        await queries.deleteBookmark(tx, scope.actor.userId, kind, id);
        return { isBookmarked: false };
      }),
  });
}
