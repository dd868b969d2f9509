import type { TriedAnswer } from '@regimen/contract/agent-trials.ts';
import type { MadeUpFollower } from '@regimen/contract/made-up-follower.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import type { SignedInScope } from '../../scope.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { type Spoken, tryAgent } from '../agents/try-agent.ts';
import { recordExchange } from '../ai/ask-model.ts';
import type { ModelParts } from '../ai/site-model.ts';
import type { NewPassage } from '../passages/passages-of.ts';
import { findWholeDraft } from '../protocols/find-whole-draft.ts';
import type { DraftToCut } from './cut-draft.ts';

interface Trial {
  item: AgentItem;
  follower: MadeUpFollower;
  before: readonly Spoken[];
  question: string;
}

/** What a draft agent answers to a made-up follower. What a model was asked counts for the day of whoever tries it. */
export async function tryOut(
  scope: SignedInScope,
  parts: ModelParts,
  protocolId: string,
  { item, follower, before, question }: Trial,
): Promise<TriedAnswer> {
  const { document: protocol } = await scope.read((tx) => findWholeDraft(scope, tx, protocolId));
  const draft: DraftToCut = { protocol, agent: item };
  const cut = await onThread(behalfOf(scope), 'cut-draft', JSON.stringify(draft));
  const source = { passages: JSON.parse(cut) as NewPassage[] };
  const { locale } = scope;
  const { userId } = scope.actor;
  const about = { item, title: protocol.name, locale, protocol, source, follower, before, question };
  const { kind, body, cites, offers, exchanged } = await tryAgent(scope, parts, about, userId);
  return scope.tx(async (tx) => {
    const asking = { purpose: 'test', personId: userId, inputs: { protocol: protocolId } } as const;
    if (exchanged) await recordExchange(scope, tx, asking, exchanged);
    return {
      kind,
      body,
      cites: cites.map(({ place: _place, ...cite }) => ({ ...cite, link: null })),
      offers,
    };
  });
}
