import type { PasswordChange } from '@regimen/contract/auth.ts';
import { forbidden } from '../../errors.ts';
import type { Exchange, SignedInScope } from '../../scope.ts';
import { setPassword } from './back-in-queries.ts';
import { askerOf, hashPassword, requireSound } from './password.ts';
import { deletePendingOf } from './pending-sign-ins-queries.ts';
import { addressOf, proveOwnPassword } from './prove-again.ts';
import { deleteLinksOf } from './queries.ts';
import { endOtherSessions, markProved } from './sessions-queries.ts';

/** Every other device is signed out and forgotten; the person is told by mail, so that a stranger's change is noticed. */
export async function changePassword(
  scope: SignedInScope,
  { current, password }: PasswordChange,
  exchange: Exchange,
): Promise<undefined> {
  const { userId, sessionId } = scope.actor;
  const email = await addressOf(scope);
  requireSound(password, email);
  await proveOwnPassword(scope, { password: current, field: 'current' }, exchange);
  const passwordHash = await hashPassword(password, askerOf(scope, exchange, email, true));
  return scope.tx(async (tx) => {
    if (!(await setPassword(tx, { userId, email }, passwordHash))) throw forbidden();
    await deleteLinksOf(tx, userId);
    await deletePendingOf(tx, userId);
    await endOtherSessions(tx, userId, sessionId);
    await markProved(tx, sessionId, scope.now);
    await scope.enqueue(tx, 'send-password-changed', { userId });
    scope.publish('session', userId);
    return undefined;
  });
}
