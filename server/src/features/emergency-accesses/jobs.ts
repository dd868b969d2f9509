import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { hasReviewer } from '../../db/admin-queries.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { emergencyAccessOpened } from './mail-words.ts';
import { findAccess, findReader } from './queries.ts';

export async function sendEmergencyAccess(scope: Scope, accessId: string, mailer: Mailer): Promise<void> {
  const found = await scope.read(async (tx) => {
    const access = await findAccess(tx, accessId);
    const reader = access && (await findReader(tx, access.person.id));
    return access && reader && { access, reader, isReviewed: await hasReviewer(tx, access.admin.id) };
  });
  if (!found?.reader.email) return;
  const { access, reader, isReviewed } = found;
  const locale = reader.locale as Locale;
  const words = emergencyAccessOpened(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: reader.fullName,
      admin: access.admin.fullName,
      role: access.admin.role,
      scopes: access.scopes,
      reason: access.reason,
      until: access.endsAt,
      isReviewed,
      zone: reader.zone ?? 'UTC',
      link: `${scope.tenant.origin}/settings/privacy-security#who-looked`,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: found.reader.email, locale, words });
}
