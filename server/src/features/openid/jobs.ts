import { siteIn } from '@regimen/contract/site-in.ts';
import type { Mailer } from '../../providers/mail.ts';
import type { Scope } from '../../scope.ts';
import { findAddressee } from '../accounts/enter-from-outside.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { providerConnected } from './mail-words.ts';
import { findProvider } from './queries.ts';

/** To the person of the account, who may not be the one that connected it. */
export async function sendConnected(
  scope: Scope,
  { userId, providerId }: { userId: string; providerId: string },
  mailer: Mailer,
): Promise<void> {
  const [person, provider] = await scope.read(async (tx) => [
    await findAddressee(tx, userId),
    await findProvider(tx, providerId),
  ]);
  if (!person || !provider) return;
  const { locale, fullName, email } = person;
  const brand = siteIn(scope.tenant.site, locale).name;
  const link = `${scope.tenant.origin}/settings/privacy-security`;
  const words = providerConnected({ brand, fullName, provider: provider.name, link }, locale);
  await sendMail(scope, mailer, { to: email, locale, words });
}
