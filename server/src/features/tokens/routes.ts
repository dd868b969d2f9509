import { mostTokens, type PersonalToken, tokenCalls } from '@regimen/contract/tokens.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import * as queries from './queries.ts';

const present = ({
  id,
  purpose,
  name,
  createdAt,
  lastUsedAt,
  expiresAt,
}: queries.TokenRow): PersonalToken => ({
  id,
  purpose,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

/** Tokens for devices that add readings, and for one’s own assistant. Only their hashes are kept. */
export function tokenRoutes(http: HttpParts): void {
  registerCalls(http, tokenCalls, {
    'GET tokens': async (scope) => {
      const rows = await scope.read((tx) => queries.listTokens(tx, scope.actor.userId, mostTokens));
      return wholeList(rows.map(present));
    },

    'POST tokens': async (scope, { body: { name, days, purpose } }) => {
      const secret = newSecret();
      const tokenHash = hashSecret(secret);
      return scope.tx(async (tx) => {
        const [tenantId, userId] = [scope.tenant.id, scope.actor.userId];
        await holdUser(tx, userId);
        if ((await queries.countTokens(tx, userId)) >= mostTokens)
          throw invalid('name', `no_more_than:${mostTokens}`);
        const expiresAt = days === null ? null : new Date(scope.now.getTime() + days * 86_400_000);
        const row = { id: newId(scope.now.getTime()), purpose, name, createdAt: scope.now, expiresAt };
        await queries.insertToken(tx, { ...row, tenantId, userId, tokenHash });
        return { ...present({ ...row, lastUsedAt: null }), secret };
      });
    },

    'DELETE tokens/{id}': (scope, { params }) =>
      scope.tx(async (tx) => {
        await queries.deleteToken(tx, params.id);
        return undefined;
      }),
  });
}
