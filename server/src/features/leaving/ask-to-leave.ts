import { graceDays } from '@regimen/contract/leaving-times.ts';
import { holdUser } from '../../db/hold-user.ts';
import { invalid } from '../../errors.ts';
import type { Exchange, Scope, SignedInScope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { deleteDeletion, deleteDeletionBy, endWaysIn, findDeletion, insertDeletion } from './queries.ts';

/** Nobody is signed in from now on; signing in again shows the way back. */
export async function askToLeave(scope: SignedInScope, exchange: Exchange): Promise<{ eraseAt: string }> {
  const { userId } = scope.actor;
  const asked = await scope.tx(async (tx) => {
    await holdUser(tx, userId);
    const eraseAt = new Date(scope.now.getTime() + graceDays * 86_400_000);
    await insertDeletion(tx, { tenantId: tx.tenantId, userId, askedAt: scope.now, eraseAt });
    const kept = await findDeletion(tx, userId);
    await endWaysIn(tx, userId);
    await scope.enqueue(tx, 'send-deletion-asked', { userId });
    scope.publish('session', userId);
    // Their page and their place among the experts are out of sight at once.
    scope.publish('content');
    return { eraseAt: (kept?.eraseAt ?? eraseAt).toISOString() };
  });
  // Only now: whoever has to prove who they are first is still signed in.
  exchange.signOut();
  return asked;
}

export function keepAccount(scope: SignedInScope): Promise<undefined> {
  return scope.tx(async (tx) => {
    await deleteDeletion(tx, scope.actor.userId);
    scope.publish('content');
    return undefined;
  });
}

/** Whoever reads the account's mail may keep it; that opens nothing. */
export function keepByLink(scope: Scope, token: string): Promise<undefined> {
  return scope.tx(async (tx) => {
    if (!(await deleteDeletionBy(tx, hashSecret(token), scope.now))) throw invalid('token', 'link_spent');
    scope.publish('content');
    return undefined;
  });
}
