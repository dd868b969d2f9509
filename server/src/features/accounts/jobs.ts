import type { Locale } from '@regimen/contract/load.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { newId } from '../../db/ids.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { verification } from './mail-texts.ts';
import { deleteExpired, findUser, insertLinkToken } from './queries.ts';

const linkHours = 24;

/** The link's secret is made here, so that it rests nowhere but in the message. A repeat sends another good link. */
export async function sendVerification(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const user = await scope.tx(async (tx) => {
    const found = await findUser(tx, scope.tenant.id, userId);
    if (!found?.email || found.emailVerifiedAt) return undefined;
    await insertLinkToken(tx, {
      tenantId: scope.tenant.id,
      id: newId(scope.now.getTime()),
      userId,
      purpose: 'verify-email',
      email: found.email,
      tokenHash: hashSecret(token),
      createdAt: scope.now,
      expiresAt: new Date(scope.now.getTime() + linkHours * 3_600_000),
    });
    return { email: found.email, fullName: found.fullName, locale: found.locale as Locale };
  });
  if (!user) return;
  const site = siteIn(scope.tenant.site, user.locale);
  const link = `${scope.tenant.origin}/auth/by-token?token=${token}`;
  const words = verification[user.locale]({
    brand: site.name,
    fullName: user.fullName,
    link,
    hours: linkHours,
  });
  const from = {
    name: site.name,
    address: site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`,
  };
  await mailer.send({ ...layOutMail(words, site, user.locale), from, to: user.email });
}

export const sweep = (scope: Scope): Promise<void> =>
  scope.tx((tx) => deleteExpired(tx, scope.tenant.id, scope.now));
