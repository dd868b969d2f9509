import { mostPasskeys, passkeyCalls } from '@regimen/contract/passkeys.ts';
import { holdUser } from '../../db/hold-user.ts';
import { findWaysIn } from '../../db/ways-in.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import type { Tables } from '../../tables.ts';
import { addPasskey, creationOptions } from './add-passkey.ts';
import { present } from './present.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './queries.ts';
import { requestOptions, signInWithPasskey } from './sign-in-with-passkey.ts';

export function passkeyRoutes(http: HttpParts, tables: Tables): void {
  registerCalls(http, passkeyCalls, {
    'GET passkeys': async (scope) => {
      const rows = await scope.read((tx) => listPasskeys(tx, scope.actor.userId, mostPasskeys));
      return wholeList(rows.map(present));
    },
    'POST passkeys/options': (scope, _input, exchange) => creationOptions(scope, exchange),
    'POST passkeys': (scope, { body }, exchange) => addPasskey(scope, body, exchange),

    'PUT passkeys/{id}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const row = await renamePasskey(tx, params.id, body.name);
        if (!row) throw notFound();
        return present(row);
      }),

    'DELETE passkeys/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        const { userId } = scope.actor;
        // Two at once must not take the last two ways in.
        await holdUser(tx, userId);
        const ways = await findWaysIn(tx, userId, scope.tenant.domain);
        if (!ways.password && ways.identities === 0 && ways.passkeys <= 1)
          throw invalid('passkey', 'last_way_in');
        await deletePasskey(tx, params.id);
        await scope.enqueue(tx, 'send-security-news', { userId, news: 'passkey-removed' });
        return undefined;
      }),

    'POST auth/passkey-options': (scope, _input, exchange) => requestOptions(scope, exchange),
    'POST auth/passkey': (scope, { body }, exchange) => signInWithPasskey(scope, body, exchange, tables),
  });
}
