import type { EmailChange } from '@regimen/contract/email-changes.ts';
import { holdUser } from '../../db/hold-user.ts';
import { forgetIdentities } from '../../db/identity-queries.ts';
import { newId } from '../../db/ids.ts';
import { forbidden, invalid, tooMany } from '../../errors.ts';
import type { Scope, SignedInScope } from '../../scope.ts';
import { hashSecret } from '../../secrets.ts';
import { holdAddress } from './claims-queries.ts';
import { countMail } from './count-mail.ts';
import { forgetDevices } from './devices-queries.ts';
import {
  deletePendingChanges,
  dropLaterUndos,
  type EmailChangeRow,
  findPendingChange,
  insertEmailChange,
  setEmail,
  takeConfirmation,
  takeUndo,
} from './email-changes-queries.ts';
import { deletePendingOf } from './pending-sign-ins-queries.ts';
import { deleteLinksOf, deleteLinksTo, deleteSessionsOf, findUser } from './queries.ts';

// A confirmed account's address. One that was never confirmed is only corrected: change-email.ts.

const present = ({
  id,
  toEmail,
  askedAt,
}: Pick<EmailChangeRow, 'id' | 'toEmail' | 'askedAt'>): EmailChange => ({
  id,
  email: toEmail,
  askedAt: askedAt.toISOString(),
});

export async function showPendingChange(scope: SignedInScope): Promise<{ pending: EmailChange | null }> {
  const row = await scope.read((tx) => findPendingChange(tx, scope.actor.userId, scope.now));
  return { pending: row ? present(row) : null };
}

/** Whether somebody else has the address is not said here; the message that goes there knows. */
export function askForAddress(scope: SignedInScope, email: string, ip: string): Promise<EmailChange> {
  const { userId } = scope.actor;
  return scope.tx(async (tx) => {
    await holdUser(tx, userId);
    const user = await findUser(tx, userId);
    if (!user?.email) throw forbidden();
    if (user.email === email) throw invalid('email', 'same_email');
    const wait = await countMail(scope, tx, { to: email, by: { account: userId, ip } });
    if (wait > 0) throw tooMany(wait);
    await deletePendingChanges(tx, userId);
    const row = { id: newId(scope.now.getTime()), fromEmail: user.email, toEmail: email, askedAt: scope.now };
    await insertEmailChange(tx, { ...row, tenantId: tx.tenantId, userId });
    await scope.enqueue(tx, 'send-email-change', { changeId: row.id });
    return present(row);
  });
}

/** In a session of the account: a stranger whose address was typed by mistake has the link, and nothing by it. */
export function confirmNewAddress(scope: SignedInScope, id: string, token: string): Promise<undefined> {
  return scope.tx(async (tx) => {
    const change = await takeConfirmation(tx, id, hashSecret(token), scope.now);
    if (!change) throw invalid('token', 'link_spent');
    const { userId, fromEmail, toEmail } = change;
    await holdAddress(tx, toEmail);
    if (!(await setEmail(tx, userId, { to: toEmail, from: fromEmail }))) throw invalid('token', 'link_spent');
    await deleteLinksOf(tx, userId);
    await deleteLinksTo(tx, toEmail);
    await scope.enqueue(tx, 'send-email-changed', { changeId: id });
    return undefined;
  });
}

/** Whoever reads the mail of the old address had the account before: everybody is signed out, and they get a way in. */
export function undoNewAddress(scope: Scope, token: string): Promise<undefined> {
  return scope.tx(async (tx) => {
    const change = await takeUndo(tx, hashSecret(token), scope.now);
    if (!change) throw invalid('token', 'link_spent');
    const { userId, fromEmail } = change;
    await holdAddress(tx, fromEmail);
    if (!(await setEmail(tx, userId, { to: fromEmail }))) throw invalid('token', 'link_spent');
    await dropLaterUndos(tx, change);
    await deletePendingChanges(tx, userId);
    await deleteLinksOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    await deletePendingOf(tx, userId);
    await forgetDevices(tx, userId);
    await forgetIdentities(tx, userId);
    await scope.enqueue(tx, 'send-link-back-in', { userId, purpose: 'reset-password' });
    scope.publish('session', userId);
    return undefined;
  });
}
