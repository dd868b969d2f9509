import type { GuardianState } from '@regimen/contract/guardian-states.ts';
import { type Locale, locales } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import { siteIn } from '@regimen/contract/site-in.ts';
import type { Tx } from '../../db/pool.ts';
import type { Mailer } from '../../providers/mail.ts';
import { onOneLine } from '../../providers/mail-layout.ts';
import type { Scope } from '../../scope.ts';
import { hashSecret, newSecret } from '../../secrets.ts';
import { sendMail } from '../accounts/send-mail.ts';
import { findGuardian, insertGuardianLink } from './guardian-queries.ts';
import { guardianAsked, guardianConfirmed } from './mail-words.ts';
import { findProgramPage } from './queries.ts';
import { lockEnrollment } from './shared-queries.ts';

/** The link's secret is made here and rests nowhere but in the message. Earlier ones to the same address still work. */
export async function sendGuardianQuestion(scope: Scope, consentId: string, mailer: Mailer): Promise<void> {
  const token = newSecret();
  const asked = await scope.tx(async (tx) => {
    const found = await findWithProgram(scope, tx, consentId);
    if (!found || found.row.endedAt || found.consent.state !== 'asked') return undefined;
    await insertGuardianLink(tx, consentId, hashSecret(token));
    return found;
  });
  if (!asked) return;
  const { locale, names } = namesFor(scope, asked);
  const link = linkOf(scope, token);
  await sendMail(scope, mailer, {
    to: asked.consent.email,
    locale,
    words: guardianAsked({ ...names, link }, locale),
  });
}

/** What they said, for their own papers. A consent comes with a link of its own, to take it back by. */
export async function sendGuardianConfirmation(
  scope: Scope,
  consentId: string,
  state: Exclude<GuardianState, 'asked'>,
  mailer: Mailer,
): Promise<void> {
  const token = state === 'granted' ? newSecret() : null;
  const found = await scope.tx(async (tx) => {
    const about = await findWithProgram(scope, tx, consentId);
    if (about && token) await insertGuardianLink(tx, consentId, hashSecret(token));
    return about;
  });
  if (!found) return;
  const { locale, names } = namesFor(scope, found);
  const link = token ? linkOf(scope, token) : `${scope.tenant.origin}/program/${found.row.programId}`;
  await sendMail(scope, mailer, {
    to: found.consent.email,
    locale,
    words: guardianConfirmed({ ...names, link, state }, locale),
  });
}

const linkOf = (scope: Scope, token: string): string =>
  `${scope.tenant.origin}/auth/by-token?for=guardian&token=${token}`;

async function findWithProgram(scope: Scope, tx: Tx, consentId: string) {
  const found = await findGuardian(tx, consentId);
  const row = found && (await lockEnrollment(tx, found.consent.enrollmentId));
  if (!found || !row) return undefined;
  scope.concerns([row.userId]);
  const program = await findProgramPage(tx, row.programId, row.versionId);
  return program && { ...found, row, page: program.page };
}

type Found = NonNullable<Awaited<ReturnType<typeof findWithProgram>>>;

function namesFor(scope: Scope, found: Found) {
  const locale: Locale = locales.find((known) => known === found.locale) ?? scope.tenant.site.locale;
  const names = {
    brand: siteIn(scope.tenant.site, locale).name,
    person: onOneLine(found.person),
    program: onOneLine(programTextIn(found.page.texts, locale).title),
  };
  return { locale, names };
}
