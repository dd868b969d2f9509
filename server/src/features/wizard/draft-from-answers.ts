import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import type { DraftWish } from '@regimen/contract/wizard.ts';
import { draftProtocol } from '@regimen/engine/wizard/draft-protocol.ts';
import { TOPICS } from '@regimen/engine/wizard/topics.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { createProtocol, emptyDocument } from '../protocols/create-protocol.ts';
import { getCard } from '../protocols/find-protocols.ts';
import { rewriteDraft } from '../protocols/rewrite-draft.ts';
import { putWizard } from './queries.ts';

/** There is a draft once its questions were answered, and none before. */
export async function createFromAnswers(
  scope: SignedInScope,
  tx: Tx,
  wish: DraftWish,
): Promise<ProtocolCard> {
  const { id } = await createProtocol(scope, tx, emptyDocument(wish.name, ''), null);
  await draftFromAnswers(scope, tx, id, wish);
  return getCard(scope, tx, id);
}

/** The whole flow anew; what it was is kept. */
export async function draftFromAnswers(
  scope: SignedInScope,
  tx: Tx,
  protocolId: string,
  { sessionKey, answers, name }: DraftWish,
) {
  const { measures } = TOPICS[answers.topic];
  if (answers.measures.some((id) => !measures.includes(id))) throw invalid('answers.measures', 'not_allowed');
  const drafted = draftProtocol({ ...answers, measures: [...new Set(answers.measures)] }, scope.locale);
  const own = {
    ...drafted,
    id: protocolId,
    name: name || drafted.name,
    modules: drafted.modules.map((module) => ({ ...module, protocol_id: protocolId })),
  };
  const written = await rewriteDraft(scope, tx, protocolId, () => own);
  await putWizard(tx, { tenantId: tx.tenantId, protocolId, sessionKey, answers, changedAt: scope.now });
  return written;
}
