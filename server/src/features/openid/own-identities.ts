import type { Identity } from '@regimen/contract/openid.ts';
import { holdUser } from '../../db/hold-user.ts';
import { findWaysIn } from '../../db/ways-in.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { deleteIdentity, type IdentityRow, listIdentities } from './queries.ts';

const mostShown = 50;

const present = (row: IdentityRow): Identity => ({
  id: row.id,
  provider: { id: row.providerId, name: row.providerName },
  email: row.email,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
});

export async function listOwnIdentities(scope: SignedInScope): Promise<Identity[]> {
  const rows = await scope.read((tx) => listIdentities(tx, scope.actor.userId, mostShown));
  return rows.map(present);
}

/** Never the last way in: two that are taken away at the same moment wait for each other. */
export function disconnect(scope: SignedInScope, id: string): Promise<undefined> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    await holdUser(tx, userId);
    await deleteIdentity(tx, id);
    const ways = await findWaysIn(tx, userId, scope.tenant.domain);
    if (!ways.password && ways.passkeys + ways.identities === 0) throw invalid('id', 'openid_last_way');
    return undefined;
  });
}
