import type { GuardianState } from '@regimen/contract/guardian-states.ts';
import { locales } from '@regimen/contract/language/languages.ts';
import { programTextIn } from '@regimen/contract/program-texts.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { notify } from '../notifications/notify.ts';
import type { GuardianRow } from './guardian-queries.ts';
import { findProgramPage } from './queries.ts';
import type { EnrollmentRow } from './rows.ts';

const kinds = {
  granted: 'guardian-agreed',
  refused: 'guardian-refused',
  revoked: 'guardian-revoked',
} as const;

interface Answer {
  consent: GuardianRow;
  locale: string | null;
  row: EnrollmentRow;
  said: Exclude<GuardianState, 'asked'>;
}

/** A guardian has answered, or taken it back: the minor hears of it, and the guardian gets it in writing. */
export async function tellOfAnswer(
  scope: Scope,
  tx: Tx,
  { consent, locale, row, said }: Answer,
): Promise<void> {
  const { programId, userId } = row;
  const page = await findProgramPage(tx, programId, row.versionId);
  const theirs = locales.find((known) => known === locale) ?? scope.tenant.site.locale;
  const program = page ? programTextIn(page.page.texts, theirs).title : '';
  await notify(tx, userId, {
    kind: kinds[said],
    data: { program },
    link: `/follow-program/${programId}`,
    about: programId,
    at: scope.now,
  });
  await scope.enqueue(tx, 'confirm-to-guardian', { consentId: consent.id, state: said });
}
