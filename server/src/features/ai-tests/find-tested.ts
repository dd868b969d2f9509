import type { AgentItem } from '@regimen/engine/items.ts';
import type { NodeOf, Protocol } from '@regimen/engine/protocol.ts';
import { modelOf } from '@regimen/engine/steps/traits.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import { ownTurn } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { findModel, type ModelParts } from '../ai/site-model.ts';
import { agentState, moduleState } from '../ai/tested-state.ts';
import { findWholeDraft } from '../protocols/find-whole-draft.ts';
import { type Basis, findAgent, type Subject } from './queries.ts';

type Of = { kind: 'agent'; item: AgentItem } | { kind: 'module'; node: NodeOf<'ai'> };

/** What is tested, as it stands in the draft, and by which model. */
export type Tested = Of & {
  about: Subject;
  protocol: Protocol;
  basis: Basis;
  /** The site's model has no tokens left for today. */
  isSpent: boolean;
};

export async function findTested(scope: Scope, tx: Tx, parts: ModelParts, about: Subject): Promise<Tested> {
  // In the site's language, whoever asks: built-in items have words of their own in each.
  const { document } = await findWholeDraft({ locale: scope.tenant.site.locale }, tx, about.protocolId);
  const agent = about.kind === 'agent' ? await findAgent(tx, about.protocolId, about.subject) : null;
  const tested = await testedIn(scope, tx, parts, about, { document, agent: agent ?? null });
  if (!tested) throw notFound();
  return tested;
}

/** The same of a document that is at hand, a draft or a version; nothing where it is not in there. */
export async function testedIn(
  scope: Scope,
  tx: Tx,
  parts: ModelParts,
  about: Subject,
  { document, agent }: { document: Protocol; agent: AgentItem | null },
): Promise<Tested | null> {
  // What stands for it is reckoned from all of it.
  await ownTurn(document.nodes.length * 500);
  const found = about.kind === 'agent' ? agentOf(document, agent) : moduleOf(document, about.subject);
  if (!found) return null;
  const { model, why } = await findModel(scope, tx, parts, null);
  return {
    ...found.of,
    about,
    protocol: document,
    basis: { model: parts.tried?.as ?? model?.name ?? '', state: found.state },
    isSpent: why === 'site-limit',
  };
}

interface Found {
  of: Of;
  state: string;
}

const agentOf = (document: Protocol, item: AgentItem | null): Found | null =>
  item && { of: { kind: 'agent', item }, state: agentState(item, document) };

function moduleOf(document: Protocol, id: string): Found | null {
  const node = document.nodes.find((each) => each.id === id);
  const settings = node && modelOf(node);
  return settings
    ? { of: { kind: 'module', node: node as NodeOf<'ai'> }, state: moduleState(settings) }
    : null;
}
