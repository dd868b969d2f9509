import type { CurrentUser } from '@regimen/contract/auth.ts';
import { forbidden, tooMany } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { changeClaim } from './claims-queries.ts';
import { countMail } from './count-mail.ts';
import { presentCurrentUser } from './present.ts';
import { deleteLinksOf, findUser } from './queries.ts';

/** Whether somebody else has the address is not said here; the message that goes there knows. */
export function changeEmail(scope: SignedInScope, email: string, ip: string): Promise<CurrentUser> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    const user = await changeClaim(tx, userId, email);
    if (!user) throw forbidden();
    await deleteLinksOf(tx, userId);
    const wait = await countMail(scope, tx, { to: email, by: { account: userId, ip } });
    if (wait > 0) throw tooMany(wait);
    await scope.enqueue(tx, 'send-verification', { userId });
    return presentCurrentUser(user);
  });
}

export function sendAgain(scope: SignedInScope, ip: string): Promise<undefined> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user?.email || user.emailVerifiedAt) throw forbidden();
    const wait = await countMail(scope, tx, { to: user.email, by: { account: userId, ip } });
    if (wait > 0) throw tooMany(wait);
    await scope.enqueue(tx, 'send-verification', { userId });
    return undefined;
  });
}
