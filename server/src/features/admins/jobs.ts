import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { adminLinkHours } from '../dashboard/invite-admin.ts';
import { adminInvited } from './mail-words.ts';
import { setLink } from './queries.ts';

/** The link is made here, so that its secret rests in the mail and nowhere else. A repeat makes a new one. */
export async function sendAdminInvite(scope: Scope, adminId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const until = new Date(scope.now.getTime() + adminLinkHours * 3_600_000);
  const admin = await scope.tx((tx) => setLink(tx, adminId, hashSecret(token), until));
  if (!admin) return;
  const { locale } = scope.tenant.site;
  const words = adminInvited(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: admin.fullName,
      role: admin.role,
      hours: adminLinkHours,
      link: `${scope.tenant.origin}/dashboard/login?token=${token}`,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: admin.email, locale, words });
}
