/** How a draft rests in its row: the flow without its items, as text. */
import type { Locale } from '@regimen/contract/language/languages.ts';
import { applyChange, type Change, invertChange } from '@regimen/engine/change.ts';
import { childrenOf, graphOf } from '@regimen/engine/graph.ts';
import type { FlowNode, Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { composeItems } from '../items/known-items.ts';
import { type DraftRow, listChangesAfter } from './queries.ts';

/** What is in the row was judged when it was written. */
export const storedDocument = (row: Pick<DraftRow, 'document'>): Protocol => JSON.parse(row.document);

/** Enough for a small drawing. */
const mostTypes = 8;

/** Types of the steps along the main way: at each fork the branch with the most steps, the first of equals. */
export function firstTypes(document: Protocol): string[] {
  const sizes = new Map<string, number>();
  // Children stand after their parents, so that from the end each is counted before its parent.
  for (const { id, parentId } of document.nodes.toReversed()) {
    const size = (sizes.get(id) ?? 0) + 1;
    sizes.set(id, size);
    if (parentId !== null) sizes.set(parentId, (sizes.get(parentId) ?? 0) + size);
  }
  const sizeOf = (node: FlowNode) => sizes.get(node.id) ?? 0;
  const types: string[] = [];
  let node: FlowNode | null = graphOf(document).root;
  while (node && types.length < mostTypes) {
    types.push(node.type);
    node = childrenOf(document, node.id).reduce<FlowNode | null>(
      (largest, child) => (largest && sizeOf(largest) >= sizeOf(child) ? largest : child),
      null,
    );
  }
  return types;
}

export const documentFields = (document: Protocol) => ({
  name: document.name,
  description: document.description,
  stepsCount: document.nodes.length,
  modulesCount: document.modules.length,
  stepTypes: firstTypes(document),
  document: JSON.stringify({ ...document, items: {} }),
});

/** With the items as they are now. */
export async function wholeDocument(
  tx: Tx,
  row: Pick<DraftRow, 'id'>,
  document: Protocol,
  locale: Locale,
): Promise<Protocol> {
  return { ...document, items: await composeItems(tx, row.id, document, locale) };
}

/** What was before a change: going back asks for no more, and half as much is written. */
export const storedChange = ({ nodes, items, modules, words }: Change): string =>
  JSON.stringify({
    nodes: nodes.map(({ id, before, place }) => ({
      id,
      before,
      after: null,
      place: place && { before: place.before, after: null },
    })),
    items,
    modules: modules.map(({ id, before }) => ({ id, before, after: null })),
    words: words && { before: words.before, after: null },
  });

/** Then the draft as it was is kept: writing out so much of it costs more than copying all of it. */
export const isLarge = ({ nodes }: Change, before: Protocol): boolean =>
  nodes.length > before.nodes.length / 2;

/** Every change is turned round on the whole draft: so many characters in all are a few milliseconds. */
const mostToTurnRound = 4_000_000;
export const isNear = (row: Pick<DraftRow, 'version' | 'document'>, version: number): boolean =>
  (row.version - version) * row.document.length <= mostToTurnRound;

/** The flow as it was at an earlier version that is near: every change since, turned round. */
export async function documentAt(tx: Tx, row: DraftRow, version: number): Promise<Protocol> {
  const changes = await listChangesAfter(tx, row.id, version);
  return changes.reduce(
    (document, { isDraft, change }): Protocol =>
      isDraft ? JSON.parse(change) : applyChange(document, invertChange(JSON.parse(change) as Change)),
    storedDocument(row),
  );
}
