import { notificationCalls } from '@regimen/contract/notifications.ts';
import { promptCalls } from '@regimen/contract/prompts.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { pageOf, presentPage, readPlace } from '../../paging.ts';
import { type Push, pushEndpoint } from '../../providers/push.ts';
import { tell } from '../../tell.ts';
import { deviceName } from '../accounts/device-name.ts';
import { changeSettings, openSettings } from './change-settings.ts';
import { presentNotification } from './present.ts';
import { promptFigures } from './prompt-figures.ts';
import * as queries from './queries.ts';
import { deleteDevice, saveDevice } from './settings-queries.ts';
import { unsubscribeDocument } from './unsubscribe-document.ts';
import { endMails } from './unsubscribe-mails.ts';

export function notificationRoutes(http: HttpParts, push: Push): void {
  registerCalls(http, promptCalls, {
    'GET programs/{id}/prompts': (scope, { params, query }) => promptFigures(scope, params.id, query.days),
  });
  registerCalls(http, notificationCalls, {
    'GET notifications': async (scope, { query }) => {
      const { show, per_page } = query;
      const from = readPlace(query.cursor);
      const wanted = { unread: show === 'unread', from, most: per_page + 1 };
      const rows = await scope.read((tx) => queries.listNotifications(tx, scope.actor.userId, wanted));
      const page = pageOf(rows, per_page, from);
      const url = `/api/notifications?show=${show}&per_page=${per_page}`;
      return presentPage(page, per_page, url, page.rows.map(presentNotification));
    },

    'POST notifications/read': (scope, { body }) =>
      scope.tx(async (tx) => {
        const read = await queries.markRead(tx, scope.actor.userId, body.ids, scope.now);
        await queries.markPromptsSeen(tx, scope.actor.userId, read, scope.now);
        tell(tx, scope.actor.userId, 'notification', {});
        return { unread: await queries.countUnread(tx, scope.actor.userId) };
      }),

    'POST notifications/unread': (scope, { body }) =>
      scope.tx(async (tx) => {
        await queries.markUnread(tx, scope.actor.userId, body.ids);
        tell(tx, scope.actor.userId, 'notification', {});
        return { unread: await queries.countUnread(tx, scope.actor.userId) };
      }),

    'GET notifications/settings': (scope) => scope.read((tx) => openSettings(scope, tx, push.publicKey)),

    'PUT notifications/settings': (scope, { body }) =>
      scope.tx(async (tx) => {
        await changeSettings(scope, tx, body);
        return openSettings(scope, tx, push.publicKey);
      }),

    'POST notifications/devices': (scope, { body }, exchange) =>
      scope.tx(async (tx) => {
        const endpoint = pushEndpoint(body.endpoint);
        if (!endpoint) throw invalid('endpoint', 'not_a_push_service');
        await saveDevice(tx, {
          ...body,
          endpoint,
          tenantId: scope.tenant.id,
          id: newId(scope.now.getTime()),
          userId: scope.actor.userId,
          deviceName: deviceName(exchange.userAgent),
          createdAt: scope.now,
        });
        return openSettings(scope, tx, push.publicKey);
      }),

    'DELETE notifications/devices/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await deleteDevice(tx, scope.actor.userId, params.id);
        return undefined;
      }),

    'GET notifications/unsubscribe/{token}': async (scope, { params }) =>
      new Bytes(Buffer.from(unsubscribeDocument(scope, params.token)), 'text/html; charset=utf-8', {
        privately: true,
      }),

    'POST notifications/unsubscribe/{token}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await endMails(scope, tx, params.token);
        return undefined;
      }),
  });
}
