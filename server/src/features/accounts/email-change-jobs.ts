import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { findEmailChange, updateEmailChange } from './email-changes-queries.ts';
import { findConfirmed, findUser } from './queries.ts';
import { addressTaken, confirmAddress, undoAddress } from './security-mail-words.ts';
import { sendMail } from './send-mail.ts';

const confirmHours = 24;
const undoDays = 3;
const hourMs = 3_600_000;

/** To the new address. As elsewhere, the link's secret is made here and rests nowhere but in the message. */
export async function sendEmailChange(scope: Scope, changeId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const asked = await scope.tx(async (tx) => {
    const change = await findEmailChange(tx, changeId);
    const user = change && !change.confirmedAt && (await findUser(tx, change.userId));
    if (!change || !user) return undefined;
    const owner = await findConfirmed(tx, change.toEmail);
    if (!owner)
      await updateEmailChange(tx, changeId, {
        confirmHash: hashSecret(token),
        confirmUntil: new Date(scope.now.getTime() + confirmHours * hourMs),
      });
    return { to: change.toEmail, reader: owner ?? user, isTaken: owner !== undefined };
  });
  if (!asked) return;
  const locale = asked.reader.locale as Locale;
  const brand = siteIn(scope.tenant.site, locale).name;
  const { fullName } = asked.reader;
  const { origin } = scope.tenant;
  const link = `${origin}/auth/by-token?for=email-change&change=${changeId}&token=${token}`;
  const words = asked.isTaken
    ? addressTaken({ brand, fullName, link: `${origin}/login` }, locale)
    : confirmAddress({ brand, fullName, link, hours: confirmHours }, locale);
  await sendMail(scope, mailer, { to: asked.to, locale, words });
}

/** To the old address: whoever reads its mail can take the change back. */
export async function sendEmailChanged(scope: Scope, changeId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const told = await scope.tx(async (tx) => {
    const change = await findEmailChange(tx, changeId);
    const user = change?.confirmedAt && !change.undoneAt && (await findUser(tx, change.userId));
    if (!change?.confirmedAt || !user) return undefined;
    await updateEmailChange(tx, changeId, {
      undoHash: hashSecret(token),
      undoUntil: new Date(change.confirmedAt.getTime() + undoDays * 24 * hourMs),
    });
    return { to: change.fromEmail, user };
  });
  if (!told) return;
  const locale = told.user.locale as Locale;
  const words = undoAddress(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: told.user.fullName,
      link: `${scope.tenant.origin}/auth/by-token?for=undo-email&token=${token}`,
      days: undoDays,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: told.to, locale, words });
}
