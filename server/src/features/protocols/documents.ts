/** How a draft rests in its row: the flow without its items, as text. */
import type { Locale } from '@regimen/contract/load.ts';
import { applyChange, type Change, invertChange } from '@regimen/engine/change.ts';
import { childrenOf, graphOf } from '@regimen/engine/graph.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import type { Tx } from '../../db/pool.ts';
import { composeItems } from '../items/known-items.ts';
import { type DraftRow, listChangesAfter } from './queries.ts';

/** What is in the row was judged when it was written. */
export const storedDocument = (row: Pick<DraftRow, 'document'>): Protocol => JSON.parse(row.document);

/** Enough for a small drawing. */
const mostTypes = 8;

/** Types of the steps down the first way from the beginning. */
export function firstTypes(document: Protocol): string[] {
  const types: string[] = [];
  let node = graphOf(document).root ?? undefined;
  while (node && types.length < mostTypes) {
    types.push(node.type);
    node = childrenOf(document, node.id)[0];
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
  row: Pick<DraftRow, 'tenantId' | 'id'>,
  document: Protocol,
  locale: Locale,
): Promise<Protocol> {
  return { ...document, items: await composeItems(tx, row.tenantId, row.id, document, locale) };
}

/** The flow as it was at an earlier version: every change since, turned round. */
export async function documentAt(tx: Tx, row: DraftRow, version: number): Promise<Protocol> {
  const changes = await listChangesAfter(tx, row.tenantId, row.id, version);
  return changes.reduce(
    (document, { change }) => applyChange(document, invertChange(JSON.parse(change) as Change)),
    storedDocument(row),
  );
}
