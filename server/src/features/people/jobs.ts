import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { lifted, suspended } from './mail-words.ts';
import { findReader } from './queries.ts';

/** What is true when it goes out: whoever was let in again meanwhile is told that. */
export async function sendSuspension(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const reader = await scope.read((tx) => findReader(tx, userId));
  if (!reader?.email) return;
  const locale = reader.locale as Locale;
  const { origin, site } = scope.tenant;
  const [say, path] = reader.suspendedAt ? ([suspended, '/contact'] as const) : ([lifted, '/login'] as const);
  const words = say(
    {
      brand: siteIn(site, locale).name,
      fullName: reader.fullName,
      link: origin + path,
      note: reader.suspensionNote,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: reader.email, locale, words });
}
