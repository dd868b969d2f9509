import { twoFactorCalls } from '@regimen/contract/two-factor.ts';
import { twoFactorRemovalCalls } from '@regimen/contract/two-factor-removal.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Vault } from '../../providers/vault.ts';
import { hashSecret } from '../../secrets.ts';
import type { Tables } from '../../tables.ts';
import { finishPending, getPending } from '../accounts/finish-pending.ts';
import { presentTwoFactor } from './present.ts';
import { proveCode } from './prove-code.ts';
import { askAgainEverywhere, askAgainOn, deleteTwoFactor, findTwoFactor, listRemembered } from './queries.ts';
import { askRemoval, finishRemoval, lookAtRemoval, stopRemoval, stopRemovalBy } from './remove-by-mail.ts';
import { makeNewCodes, showNewSecret, turnOn } from './turn-on.ts';

export function twoFactorRoutes(http: HttpParts, vault: Vault, tables: Tables): void {
  registerCalls(http, twoFactorRemovalCalls, {
    'POST auth/two-factor-removal': (scope, _input, exchange) => askRemoval(scope, exchange),
    'POST auth/two-factor-removal/look': (scope, { body }) => lookAtRemoval(scope, body.token),
    'POST auth/two-factor-removal/finish': (scope, { body }, exchange) =>
      finishRemoval(scope, body.token, exchange),
    'POST auth/two-factor-removal/stop': (scope, { body }, exchange) =>
      stopRemovalBy(scope, body.token, exchange),
    'DELETE two-factors/{id}/removal': (scope, _input, exchange) =>
      scope.tx(async (tx) => {
        await stopRemoval(scope, tx, scope.actor.userId, exchange);
        return undefined;
      }),
  });
  registerCalls(http, twoFactorCalls, {
    'GET two-factors': (scope) =>
      scope.read(async (tx) => {
        const row = await findTwoFactor(tx, scope.actor.userId);
        return wholeList(row ? [await presentTwoFactor(scope, tx, row)] : []);
      }),
    'GET two-factors/new-secret': (scope) => showNewSecret(scope),
    'POST two-factors': (scope, { body }) => turnOn(scope, body, vault),
    'POST two-factors/{id}/recovery-codes': (scope, { params }) => makeNewCodes(scope, params.id),

    'DELETE two-factors/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { userId } = scope.actor;
        if (await deleteTwoFactor(tx, params.id))
          await scope.enqueue(tx, 'send-security-news', { userId, news: 'two-factor-off' });
        await askAgainEverywhere(tx, userId);
        return undefined;
      }),

    'POST auth/second-factor': async (scope, { body: { code, rememberDevice } }, exchange) => {
      const pending = await getPending(scope, exchange);
      const how = await proveCode(scope, { userId: pending.userId, code }, exchange, vault);
      return finishPending(scope, pending, exchange, tables, { how, rememberDevice });
    },

    'GET remembered-devices': async (scope, _input, exchange) => {
      const rows = await scope.read((tx) => listRemembered(tx, scope.actor.userId, scope.now));
      const here = exchange.device === undefined ? undefined : hashSecret(exchange.device);
      return wholeList(
        rows.map(({ id, deviceName, deviceHash, rememberedAt, rememberedUntil }) => ({
          id,
          device: deviceName ?? 'API',
          since: (rememberedAt ?? scope.now).toISOString(),
          until: (rememberedUntil ?? scope.now).toISOString(),
          isCurrent: here?.equals(deviceHash) ?? false,
        })),
      );
    },
    'DELETE remembered-devices/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await askAgainOn(tx, params.id);
        return undefined;
      }),
  });
}
