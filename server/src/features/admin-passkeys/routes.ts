import { adminPasskeyCalls } from '@regimen/contract/admin-passkeys.ts';
import { mostPasskeys } from '@regimen/contract/passkeys.ts';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { addAdminPasskey, creationOptions } from './add-admin-passkey.ts';
import { present } from './present.ts';
import { proveAgain, requestOptions, signInWithPasskey } from './prove-admin-passkey.ts';
import { deletePasskey, listPasskeys, renamePasskey } from './queries.ts';

export function adminPasskeyRoutes(http: HttpParts): void {
  registerCalls(http, adminPasskeyCalls, {
    'GET dashboard/passkeys': async (scope) => {
      const rows = await scope.read((tx) => listPasskeys(tx, scope.admin.id, mostPasskeys));
      return wholeList(rows.map(present));
    },
    'POST dashboard/passkeys/options': (scope, _input, exchange) => creationOptions(scope, exchange),
    'POST dashboard/passkeys': (scope, { body }, exchange) => addAdminPasskey(scope, body, exchange),

    'PUT dashboard/passkeys/{id}': (scope, { params, body }) =>
      scope.tx(async (tx) => {
        const row = await renamePasskey(tx, params.id, body.name);
        if (!row) throw notFound();
        return present(row);
      }),

    'DELETE dashboard/passkeys/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await deletePasskey(tx, params.id);
        return undefined;
      }),

    'POST dashboard/passkey-options': (scope, _input, exchange) => requestOptions(scope, exchange),
    'POST dashboard/passkey': (scope, { body }, exchange) =>
      signInWithPasskey(scope, body.passkey, exchange, http.demo),
    'POST dashboard/step-up': (scope, { body }, exchange) => proveAgain(scope, body, exchange),
  });
}
