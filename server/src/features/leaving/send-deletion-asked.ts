import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { deletionAsked } from './mail-words.ts';
import { findDeletion, findLeaver, setKeepHash } from './queries.ts';

/** The link's secret is made here, so that it rests nowhere but in the message. */
export async function sendDeletionAsked(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const asked = await scope.tx(async (tx) => {
    const deletion = await findDeletion(tx, userId);
    const user = deletion && (await findLeaver(tx, userId));
    if (!deletion || !user) return undefined;
    await setKeepHash(tx, userId, hashSecret(token));
    return { user, eraseAt: deletion.eraseAt };
  });
  if (!asked?.user.email) return;
  const { user, eraseAt } = asked;
  const locale = user.locale as Locale;
  const words = deletionAsked(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: user.fullName,
      link: `${scope.tenant.origin}/auth/by-token?for=keep-account&token=${token}`,
      eraseAt,
      zone: user.zone ?? 'UTC',
    },
    locale,
  );
  await sendMail(scope, mailer, { to: asked.user.email, locale, words });
}
