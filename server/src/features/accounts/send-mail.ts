import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail, type MailWords } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';

interface Message {
  to: string;
  locale: Locale;
  words: MailWords;
}

/** In the site's name and look. */
export function sendMail(scope: Scope, mailer: Mailer, { to, locale, words }: Message): Promise<void> {
  const site = siteIn(scope.tenant.site, locale);
  const from = {
    name: site.name,
    address: site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`,
  };
  return mailer.send({ ...layOutMail(words, site, locale), from, to });
}
