import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { SecurityNews } from '../../jobs/queues.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { removalAsked, securityNews } from './mail-words.ts';
import { countRecoveryCodes, findTwoFactor, getPerson } from './queries.ts';
import { findRemoval, setRemovalToken } from './removal-queries.ts';

/** To the person of the account, who may not be the one that changed how it is opened. */
export async function sendSecurityNews(
  scope: Scope,
  { userId, news }: { userId: string; news: SecurityNews },
  mailer: Mailer,
): Promise<void> {
  const person = await scope.read((tx) => getPerson(tx, userId));
  if (!person?.email) return;
  const locale = person.locale as Locale;
  const brand = siteIn(scope.tenant.site, locale).name;
  const link = `${scope.tenant.origin}/settings/privacy-security`;
  const codesLeft = await scope.read(async (tx) => {
    const row = await findTwoFactor(tx, userId);
    return row ? countRecoveryCodes(tx, row.id) : 0;
  });
  const words = securityNews(news, { brand, fullName: person.fullName, link, codesLeft }, locale);
  await sendMail(scope, mailer, { to: person.email, locale, words });
}

/** The link's secret is made here, so that it rests nowhere but in the message. A repeat sends another good link. */
export async function sendRemovalAsked(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const asked = await scope.tx(async (tx) => {
    const row = await findTwoFactor(tx, userId);
    const removal = row && (await findRemoval(tx, row.id, scope.now));
    if (removal) await setRemovalToken(tx, row.id, hashSecret(token));
    return removal && { ...removal, person: await getPerson(tx, userId) };
  });
  // Stopped, or moved to another address, before it could be said.
  if (!asked?.person || asked.person.email !== asked.email) return;
  const { person, readyAt } = asked;
  const locale = person.locale as Locale;
  const words = removalAsked(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: person.fullName,
      link: `${scope.tenant.origin}/auth/by-token?for=two-factor-off&token=${token}`,
      readyAt,
      zone: person.zone ?? 'UTC',
    },
    locale,
  );
  await sendMail(scope, mailer, { to: asked.email, locale, words });
}
