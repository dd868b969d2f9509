import type { Locale } from '@regimen/contract/language/languages.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { newId } from '../../db/ids.ts';
import type { Mailer } from '../../providers/mail.ts';
import { layOutMail } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { alreadyHere, verification } from './mail-words.ts';
import { deleteExpired, findConfirmed, findUser, insertLinkToken } from './queries.ts';

const linkHours = 24;

/**
 * The link's secret is made here, so that it rests nowhere but in the message. A repeat sends another good link. Where
 * somebody has confirmed the address already, they are told that instead.
 */
export async function sendVerification(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const asked = await scope.tx(async (tx) => {
    const claim = await findUser(tx, userId);
    if (!claim?.email || claim.emailVerifiedAt) return undefined;
    const owner = await findConfirmed(tx, claim.email);
    if (!owner)
      await insertLinkToken(tx, {
        tenantId: scope.tenant.id,
        id: newId(scope.now.getTime()),
        userId,
        purpose: 'verify-email',
        email: claim.email,
        tokenHash: hashSecret(token),
        createdAt: scope.now,
        expiresAt: new Date(scope.now.getTime() + linkHours * 3_600_000),
      });
    return { to: claim.email, reader: owner ?? claim, isTaken: owner !== undefined };
  });
  if (!asked) return;
  const locale = asked.reader.locale as Locale;
  const site = siteIn(scope.tenant.site, locale);
  const { fullName } = asked.reader;
  const words = asked.isTaken
    ? alreadyHere({ brand: site.name, fullName, link: `${scope.tenant.origin}/login` }, locale)
    : verification(
        {
          brand: site.name,
          fullName,
          link: `${scope.tenant.origin}/auth/by-token?token=${token}`,
          hours: linkHours,
        },
        locale,
      );
  const from = {
    name: site.name,
    address: site.placeholders.contactEmail ?? `no-reply@${scope.tenant.domain}`,
  };
  await mailer.send({ ...layOutMail(words, site, locale), from, to: asked.to });
}

export const sweep = (scope: Scope): Promise<void> => scope.tx((tx) => deleteExpired(tx, scope.now));
