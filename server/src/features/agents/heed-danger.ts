import { crisisText } from '@regimen/contract/crisis-text.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { CrisisKind } from '@regimen/engine/crisis-words.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { raiseDanger } from '../enrollments/raise-danger.ts';
import { tellOfDanger } from '../enrollments/tell-people.ts';
import { agentTexts } from './agent-texts.ts';
import type { OpenAgent } from './open-agent.ts';
import { findOpenDanger, type ThreadRow, updateThread } from './queries.ts';

/**
 * Whoever may be in danger gets fixed words about help, and the program's team an alert, as a message to them would raise. No
 * model is asked. Gives what the person is told.
 */
export async function heedDanger(
  scope: SignedInScope,
  tx: Tx,
  { enrollmentId }: OpenAgent,
  thread: ThreadRow,
  { kind, messageId, isRaised }: { kind: CrisisKind; messageId: string; isRaised: boolean },
): Promise<string> {
  const isTold = isRaised || (await raise(scope, tx, enrollmentId, thread, messageId));
  return helpInWords(scope.tenant.site, scope.locale, kind, isTold);
}

/** Fixed words, the site's own where it has some; never a model's. */
export function helpInWords(
  site: Pick<SiteData, 'crisisTexts'>,
  locale: Locale,
  kind: CrisisKind,
  isTold: boolean,
): string {
  const t = translator(agentTexts, locale);
  const words = crisisText(site, locale) ?? t(kind);
  return isTold ? `${words}\n\n${t('told')}` : words;
}

async function raise(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string | null,
  { id, dangerTaskId }: ThreadRow,
  messageId: string,
): Promise<boolean> {
  if (enrollmentId === null) return false;
  const open = dangerTaskId === null ? undefined : await findOpenDanger(tx, dangerTaskId);
  if (open) {
    await tellOfDanger(scope, tx, open);
    return true;
  }
  const raised = await raiseDanger(scope, tx, enrollmentId, messageId);
  await updateThread(tx, id, { dangerTaskId: raised });
  return raised !== null;
}
