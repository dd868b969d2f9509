import type { Proposal } from '@regimen/contract/wizard.ts';
import { longestWizardMs } from '@regimen/contract/wizard-choices.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { newSecret } from '../../secrets.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { type Exchanged, fillShape, notAsked, recordExchange } from '../ai/ask-model.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { findWholeDraft } from '../protocols/find-whole-draft.ts';
import { findSafetyRules } from '../safety-rules/find-safety-rules.ts';
import type { JudgedProposal, ToJudge } from './judge-proposal.ts';
import { plainSources, plainWords } from './plain-words.ts';
import { presentProposal } from './present.ts';
import { countProposals, deleteProposalsBeyond, insertProposal, type ProposalRow } from './queries.ts';
import { writePrompt } from './write-prompt.ts';

/** What a model writes. The edits are whatever they are: the judge reads them. */
const Shape = z.object({
  words: z.string().default(''),
  edits: z.array(z.record(z.string(), z.unknown())).default([]),
  sources: z.array(z.object({ title: z.string(), url: z.string().default('') })).default([]),
});
type Written = z.infer<typeof Shape>;

/** A day, of somebody who has not registered: the phrases go on being understood. */
const mostOfTemporary = 10;
/** Of one draft; older ones go. */
const mostKept = 200;

export interface Looked {
  document: Protocol;
  version: number;
  rules: ToJudge['rules'];
}

export async function lookAtDraft(scope: SignedInScope, tx: Tx, protocolId: string): Promise<Looked> {
  const draft = await findWholeDraft(scope, tx, protocolId);
  const rules = await findSafetyRules(tx, [protocolId]);
  return { ...draft, rules: rules.get(protocolId) ?? [] };
}

export const judge = (
  scope: SignedInScope,
  { document, rules }: Looked,
  what: Pick<ToJudge, 'proposed' | 'words'>,
): Promise<JudgedProposal> => {
  const toJudge: ToJudge = { document, rules, locale: scope.locale, ...what };
  return onThread(behalfOf(scope), 'judge-proposal', JSON.stringify(toJudge));
};

/**
 * Somebody says what should change. A model, where there is one, writes edits; without one, or where nothing of what it
 * wrote can be kept, the words are read for a phrase that is known. Both go through the same judge, and nothing changes.
 */
export async function askWizard(
  scope: SignedInScope,
  parts: ModelParts,
  protocolId: string,
  words: string,
): Promise<Proposal> {
  const { userId, state } = scope.actor;
  const [looked, { model, why }] = await scope.read(async (tx) => {
    const found = await findModel(scope, tx, parts, userId);
    const since = new Date(scope.now.getTime() - DAY_MS);
    const isOver =
      state === 'temporary' && found.model && (await countProposals(tx, userId, since)) >= mostOfTemporary;
    const usable = isOver ? { ...found, model: null, why: 'person-limit' as const } : found;
    return [await lookAtDraft(scope, tx, protocolId), usable] as const;
  });
  const question = writePrompt(looked.document, words, scope.locale, newSecret());
  let written: Written | null = null;
  let exchanged: Exchanged | null = question && notAsked(question, why);
  if (model && question) {
    const filled = await fillShape(model, question, Shape, longestWizardMs);
    written = filled.value;
    exchanged = filled.exchanged;
  }
  const byModel = written ? await judge(scope, looked, { proposed: written.edits }) : null;
  const isKept = byModel?.kind === 'sound';
  const byPhrases = isKept ? null : await judge(scope, looked, { words });
  // What a model says of a wish that it could not meet is worth more than that no phrase is known.
  const usesModel = isKept || (byModel !== null && byPhrases?.kind === 'not-understood');
  const judged = usesModel && byModel ? byModel : (byPhrases as JudgedProposal);
  const row = rowOf(scope, protocolId, words, judged, usesModel ? written : null);
  return scope.tx(async (tx) => {
    if (exchanged) {
      const asking = { purpose: 'wizard', personId: userId, inputs: { protocol: protocolId } } as const;
      const fallback = exchanged.fallback ?? (isKept ? null : (byModel?.kind ?? null));
      await recordExchange(scope, tx, asking, { ...exchanged, fallback });
    }
    await insertProposal(tx, row);
    await deleteProposalsBeyond(tx, protocolId, mostKept);
    return presentProposal(row);
  });
}

function rowOf(
  scope: SignedInScope,
  protocolId: string,
  words: string,
  judged: JudgedProposal,
  written: Written | null,
): ProposalRow {
  const isSound = judged.kind === 'sound';
  return {
    tenantId: scope.tenant.id,
    id: newId(scope.now.getTime()),
    protocolId,
    userId: scope.actor.userId,
    words,
    state: isSound ? 'open' : judged.kind,
    writer: written ? 'model' : 'phrases',
    says: plainWords(written?.words ?? '', 600),
    edits: isSound ? judged.edits : [],
    items: isSound ? judged.items : {},
    leftOut: isSound ? judged.leftOut : 0,
    mended: isSound ? judged.mended : 0,
    problems: judged.kind === 'unsound' ? judged.problems : [],
    sources: plainSources(written?.sources ?? []),
    near: judged.kind === 'not-understood' ? judged.near : [],
    createdAt: scope.now,
  };
}
