import { calendarCalls } from '@regimen/contract/calendar.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { Bytes } from '../../http/bytes.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';

import { hashSecret, newSecret } from '../../secrets.ts';
import * as queries from './queries.ts';
import { writeFeed } from './write-feed.ts';

export function calendarRoutes(http: HttpParts): void {
  registerCalls(http, calendarCalls, {
    'GET calendar': async (scope) => {
      const link = await scope.read((tx) => queries.findLink(tx, scope.actor.userId));
      return {
        createdAt: link?.createdAt.toISOString() ?? null,
        lastUsedAt: link?.lastUsedAt?.toISOString() ?? null,
      };
    },

    'POST calendar': (scope) =>
      scope.tx(async (tx) => {
        const secret = newSecret();
        const owner = { tenantId: scope.tenant.id, userId: scope.actor.userId };
        await holdUser(tx, owner.userId);
        await queries.deleteLinks(tx, owner.userId);
        await queries.insertLink(tx, {
          ...owner,
          id: newId(scope.now.getTime()),
          name: 'calendar',
          tokenHash: hashSecret(secret),
          createdAt: scope.now,
        });
        return {
          url: `${scope.tenant.origin}/api/calendar/${secret}.ics`,
          createdAt: scope.now.toISOString(),
        };
      }),

    'DELETE calendar': (scope) =>
      scope.tx(async (tx) => {
        await queries.deleteLinks(tx, scope.actor.userId);
        return undefined;
      }),

    'GET calendar/{secret}': async (scope, { params }) => {
      const feed = await writeFeed(scope, params.secret.replace(/\.ics$/, ''));
      return new Bytes(Buffer.from(feed), 'text/calendar; charset=utf-8', { tagged: true });
    },
  });
}
