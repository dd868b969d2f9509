import { adminPasskeyCalls } from '@regimen/contract/admin-passkeys.ts';
import { mostPasskeys } from '@regimen/contract/passkeys.ts';
import { invalid, notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { addAdminPasskey, creationOptions } from './add-admin-passkey.ts';
import { comeInWithFirstPasskey, firstPasskeyOptions } from './first-passkey.ts';
import { present } from './present.ts';
import { proveAgain, requestOptions, signInWithPasskey } from './prove-admin-passkey.ts';
import { deletePasskey, getHeldAdmin, listPasskeys, renamePasskey } from './queries.ts';

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
        const { hasApp, isDemo } = await getHeldAdmin(tx, scope.admin.id);
        const known = await listPasskeys(tx, scope.admin.id, mostPasskeys);
        const isLast = known.length === 1 && known[0]?.id === params.id;
        if (isLast && !hasApp && !isDemo) throw invalid('passkey', 'admin_last_passkey');
        await deletePasskey(tx, params.id);
        return undefined;
      }),

    'POST dashboard/passkey-options': (scope, _input, exchange) => requestOptions(scope, exchange),
    'POST dashboard/passkey': (scope, { body }, exchange) =>
      signInWithPasskey(scope, body.passkey, exchange, http.demo),
    'POST dashboard/first-passkey/options': (scope, { body }, exchange) =>
      firstPasskeyOptions(scope, body, exchange, http.demo),
    'POST dashboard/first-passkey': (scope, { body }, exchange) =>
      comeInWithFirstPasskey(scope, body, exchange, http.demo),
    'POST dashboard/step-up': (scope, { body }, exchange) => proveAgain(scope, body, exchange),
  });
}
