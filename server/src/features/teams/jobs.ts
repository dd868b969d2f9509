import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail, onOneLine } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { findInviteToSend } from './invites-queries.ts';
import { invitation } from './mail-words.ts';

/** An invite that was answered or taken back by now is not sent. A repeat sends the same message again. */
export async function sendProtocolInvite(scope: Scope, inviteId: string, mailer: Mailer): Promise<void> {
  const invite = await scope.read((tx) => findInviteToSend(tx, inviteId));
  if (!invite) return;
  const locale: Locale = locales.find((known) => known === invite.locale) ?? scope.tenant.site.locale;
  const site = siteIn(scope.tenant.site, locale);
  const words = invitation(
    {
      brand: site.name,
      from: onOneLine(invite.from.fullName),
      protocol: onOneLine(invite.protocol.name),
      permission: invite.permission,
      link: `${scope.tenant.origin}/home`,
    },
    locale,
  );
  const from = {
    name: site.name,
    address: site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`,
  };
  await mailer.send({ ...layOutMail(words, site, locale), from, to: invite.email });
}
