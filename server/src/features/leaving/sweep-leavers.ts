import { siteIn } from '@regimen/contract/site-in.ts';
import type { Manifest } from '../../feature.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { eraseAccount } from './erase-account.ts';
import { accountErased } from './mail-words.ts';
import { listDue } from './queries.ts';

const mostAtOnce = 500;

/** Each by a job of its own: one that cannot be erased holds up nobody else, and whoever is left comes with the next hour. */
export const sweepLeavers = (scope: Scope): Promise<void> =>
  scope.tx(async (tx) => {
    const due = await listDue(tx, scope.now, mostAtOnce);
    await scope.enqueueAll(
      tx,
      'erase-account',
      due.map((userId) => ({ userId })),
    );
  });

export async function eraseAndTell(
  scope: Scope,
  userId: string,
  { mailer, manifest }: { mailer: Mailer; manifest: Manifest },
): Promise<void> {
  const erased = await eraseAccount(scope, userId, manifest);
  if (!erased?.email) return;
  const { email, fullName, locale } = erased;
  const brand = siteIn(scope.tenant.site, locale).name;
  const words = accountErased({ brand, fullName, link: scope.tenant.origin }, locale);
  // Nobody knows the address any more: a message that cannot be sent now is not sent.
  await sendMail(scope, mailer, { to: email, locale, words }).catch(() => undefined);
}
