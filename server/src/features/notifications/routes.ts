import { notificationCalls } from '@regimen/contract/notifications.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import type { Actor, Scope } from '../../scope.ts';
import { presentNotification } from './present.ts';
import * as queries from './queries.ts';

const userOf = (scope: Scope): string => (scope.actor as Actor).userId;

export function notificationRoutes(http: HttpParts): void {
  registerCalls(http, notificationCalls, {
    'GET notifications': async (scope, { query }) => {
      const { show, per_page } = query;
      const from = readPlace(query.cursor);
      const wanted = { unread: show === 'unread', from, most: per_page + 1 };
      const rows = await scope.read((tx) =>
        queries.listNotifications(tx, scope.tenant.id, userOf(scope), wanted),
      );
      const page = pageOf(rows, per_page, from);
      const url = `/api/notifications?show=${show}&per_page=${per_page}`;
      return presentPage(page, per_page, url, page.rows.map(presentNotification));
    },

    'POST notifications/read': (scope, { body }) =>
      scope.tx(async (tx) => {
        const seen = await queries.markRead(tx, scope.tenant.id, userOf(scope), body.ids, scope.now);
        await queries.markPromptsSeen(tx, scope.tenant.id, seen, scope.now);
        return { unread: await queries.countUnread(tx, scope.tenant.id, userOf(scope)) };
      }),
  });
}
