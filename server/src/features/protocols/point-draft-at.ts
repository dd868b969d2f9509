import type { Protocol } from '@regimen/engine/protocol.ts';
import { renameItems } from '@regimen/engine/rename-items.ts';
import type { Tx } from '../../db/pool.ts';
import { notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { findDraft, holdDraft } from './queries.ts';
import { writeDraft } from './save-change.ts';
import { storedDocument } from './stored-document.ts';

/** Every step and condition that named one item names another from now on. */
export async function pointDraftAt(
  scope: SignedInScope,
  tx: Tx,
  protocolId: string,
  ids: Readonly<Record<string, string>>,
): Promise<void> {
  const row = await holdDraft(tx, protocolId);
  if (!row) throw notFound();
  const before = storedDocument(row);
  await writeDraft(scope, tx, row, before, renameItems(before, ids));
}

/** Steps and modules of a draft, as they rest. */
export async function draftFlow(tx: Tx, protocolId: string): Promise<Protocol> {
  const row = await findDraft(tx, protocolId);
  if (!row) throw notFound();
  return storedDocument(row);
}
