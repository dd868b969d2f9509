import type { Locale } from '@regimen/contract/language/languages.ts';
import { signInDays } from '@regimen/contract/sign-ins.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import { newId } from '../../db/ids.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { alreadyHere, linkBackIn, passwordChanged, verification } from './mail-words.ts';
import { deleteOldPending } from './pending-sign-ins-queries.ts';
import { deleteExpired, findConfirmed, findUser, insertLinkToken, type LinkBackIn } from './queries.ts';
import { newDevice } from './security-mail-words.ts';
import { sendMail } from './send-mail.ts';
import { deleteOldSignIns, findSignIn } from './sign-ins-queries.ts';

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
  await sendMail(scope, mailer, { to: asked.to, locale, words });
}

/** Minutes: long enough for a slow inbox, short enough for one that is read by others later. */
const backInMinutes = 30;

/**
 * Nobody: there is no account, and nobody is told so. Whoever never confirmed the address gets the link that does, which
 * asks for a new password wherever it is opened elsewhere.
 */
export async function sendLinkBackIn(
  scope: Scope,
  { userId, purpose }: { userId: string | null; purpose: LinkBackIn },
  mailer: Mailer,
): Promise<void> {
  if (userId === null) return;
  const token = newSecret();
  const user = await scope.tx(async (tx) => {
    const found = await findUser(tx, userId);
    if (found?.email && found.emailVerifiedAt)
      await insertLinkToken(tx, {
        tenantId: scope.tenant.id,
        id: newId(scope.now.getTime()),
        userId,
        purpose,
        email: found.email,
        tokenHash: hashSecret(token),
        createdAt: scope.now,
        expiresAt: new Date(scope.now.getTime() + backInMinutes * 60_000),
      });
    return found;
  });
  if (!user?.email) return;
  if (!user.emailVerifiedAt) return sendVerification(scope, userId, mailer);
  const locale = user.locale as Locale;
  const path = purpose === 'sign-in' ? '/auth/by-token?for=sign-in&' : '/password-reset?';
  // Behind the hash no server sees it: the page types it for whoever needs another link.
  const address = purpose === 'sign-in' ? '' : `#${encodeURIComponent(user.email)}`;
  const words = linkBackIn(
    purpose,
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: user.fullName,
      link: `${scope.tenant.origin}${path}token=${token}${address}`,
      minutes: backInMinutes,
    },
    locale,
  );
  await sendMail(scope, mailer, { to: user.email, locale, words });
}

export async function sendPasswordChanged(scope: Scope, userId: string, mailer: Mailer): Promise<void> {
  const user = await scope.read((tx) => findUser(tx, userId));
  if (!user?.email) return;
  const locale = user.locale as Locale;
  const brand = siteIn(scope.tenant.site, locale).name;
  const link = `${scope.tenant.origin}/password-recovery`;
  const words = passwordChanged({ brand, fullName: user.fullName, link }, locale);
  await sendMail(scope, mailer, { to: user.email, locale, words });
}

/** To the person of the account, who may not be the one that signed in. */
export async function sendNewDevice(scope: Scope, signInId: string, mailer: Mailer): Promise<void> {
  const found = await scope.read(async (tx) => {
    const signIn = await findSignIn(tx, signInId);
    const user = signIn && (await findUser(tx, signIn.userId));
    return signIn && user && { signIn, user };
  });
  if (!found?.user.email) return;
  const { signIn, user } = found;
  const locale = user.locale as Locale;
  const words = newDevice(
    {
      brand: siteIn(scope.tenant.site, locale).name,
      fullName: user.fullName,
      link: `${scope.tenant.origin}/settings/devices`,
      device: signIn.deviceName,
      at: signIn.at,
      zone: user.zone ?? signIn.zone ?? 'UTC',
    },
    locale,
  );
  await sendMail(scope, mailer, { to: found.user.email, locale, words });
}

export const sweep = (scope: Scope): Promise<void> =>
  scope.tx(async (tx) => {
    await deleteExpired(tx, scope.now);
    await deleteOldPending(tx, scope.now);
    await deleteOldSignIns(tx, new Date(scope.now.getTime() - signInDays * 86_400_000));
  });
