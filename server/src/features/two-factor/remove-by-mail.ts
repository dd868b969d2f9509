import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { removalOpenDays, removalWaitDays } from '@regimen/contract/two-factor-times.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, tooMany } from '../../errors.ts';
import type { Exchange, Scope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { countMail } from '../accounts/count-mail.ts';
import { getPendingIn } from '../accounts/finish-pending.ts';
import { writeSignIn } from '../accounts/write-sign-in.ts';
import { notify } from '../notifications/notify.ts';
import { askAgainEverywhere, deleteTwoFactor, findTwoFactor, getPerson } from './queries.ts';
import { deleteRemoval, findRemoval, findRemovalBy, putRemoval } from './removal-queries.ts';

/**
 * Both the app and the recovery codes are lost. Whoever asks has said the password; whoever reads the account's mail
 * turns it off, days later, in which everybody who is signed in is told and can stop it.
 */
export function askRemoval(scope: Scope, exchange: Exchange): Promise<{ readyAt: string }> {
  return scope.tx(async (tx) => {
    const { userId } = await getPendingIn(scope, tx, exchange);
    const [row, person] = [await findTwoFactor(tx, userId), await getPerson(tx, userId)];
    if (!row || !person?.email) throw invalid('signIn', 'sign_in_again');
    const { email } = person;
    const wait = await countMail(scope, tx, { to: email, by: { account: userId, ip: exchange.ip } });
    if (wait > 0) throw tooMany(wait);
    const open = await findRemoval(tx, row.id, scope.now);
    const readyAt = open?.readyAt ?? new Date(scope.now.getTime() + removalWaitDays * DAY_MS);
    await putRemoval(tx, {
      tenantId: tx.tenantId,
      twoFactorId: row.id,
      email,
      tokenHash: null,
      askedAt: open?.askedAt ?? scope.now,
      readyAt,
      expiresAt: open?.expiresAt ?? new Date(readyAt.getTime() + removalOpenDays * DAY_MS),
    });
    await scope.enqueue(tx, 'send-two-factor-removal', { userId });
    await tell(scope, tx, userId, exchange, 'removal-asked');
    await notify(tx, userId, {
      kind: 'two-factor-removal',
      data: {},
      link: '/settings/privacy-security#two-factor',
      about: 'two-factor removal',
      // The mail with the link says it, whatever somebody chose about news.
      isQuiet: true,
      at: scope.now,
    });
    return { readyAt: readyAt.toISOString() };
  });
}

export function lookAtRemoval(scope: Scope, token: string): Promise<{ readyAt: string; isReady: boolean }> {
  return scope.read(async (tx) => {
    const { readyAt } = await getBy(scope, tx, token);
    return { readyAt: readyAt.toISOString(), isReady: readyAt <= scope.now };
  });
}

export function finishRemoval(scope: Scope, token: string, exchange: Exchange): Promise<undefined> {
  return scope.tx(async (tx) => {
    const { twoFactorId, userId, readyAt } = await getBy(scope, tx, token);
    if (readyAt > scope.now) throw invalid('token', 'removal_waits');
    if (!(await deleteTwoFactor(tx, twoFactorId))) throw invalid('token', 'link_spent');
    await askAgainEverywhere(tx, userId);
    await scope.enqueue(tx, 'send-security-news', { userId, news: 'two-factor-off' });
    await tell(scope, tx, userId, exchange, 'removal-done');
    return undefined;
  });
}

export function stopRemovalBy(scope: Scope, token: string, exchange: Exchange): Promise<undefined> {
  return scope.tx(async (tx) => {
    const { userId } = await getBy(scope, tx, token);
    await stopRemoval(scope, tx, userId, exchange);
    return undefined;
  });
}

/** Whoever is signed in, has a code or reads the mail can. Told by mail, since it may be a stranger who stops it. */
export async function stopRemoval(scope: Scope, tx: Tx, userId: string, exchange: Exchange): Promise<void> {
  const row = await findTwoFactor(tx, userId);
  if (!row || !(await deleteRemoval(tx, row.id))) return;
  await scope.enqueue(tx, 'send-security-news', { userId, news: 'removal-stopped' });
  await tell(scope, tx, userId, exchange, 'removal-stopped');
}

async function getBy(scope: Scope, tx: Tx, token: string) {
  const found = await findRemovalBy(tx, hashSecret(token), scope.now);
  if (!found) throw invalid('token', 'link_spent');
  return found;
}

/** A line in the history of sign-ins, where people look when they wonder who was at their account. */
const tell = (scope: Scope, tx: Tx, userId: string, exchange: Exchange, how: SignInWay): Promise<void> =>
  writeSignIn(scope, tx, { userId, how, succeeded: true }, exchange);
