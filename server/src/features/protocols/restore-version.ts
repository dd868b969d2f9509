import type { Protocol } from '@regimen/engine/protocol.ts';
import { renameItems } from '@regimen/engine/rename-items.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid, notFound } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { bringBackItems } from '../items/bring-back-items.ts';
import { recordUses } from '../items/known-items.ts';
import { keepAsVersion } from './keep-version.ts';
import { type DraftRow, findVersion, holdDraft } from './queries.ts';
import { requireSound, writeDraft } from './save-change.ts';
import { documentAt, isNear, storedDocument, wholeDocument } from './stored-document.ts';

/** Any version of the flow; with its items as they were where it was kept. */
export async function flowAt(tx: Tx, row: DraftRow, version: number): Promise<Protocol> {
  if (version < 1 || version > row.version) throw notFound();
  const kept = await findVersion(tx, row.id, version);
  if (!kept && !isNear(row, version)) throw invalid('version', 'too_far_back');
  return kept ? JSON.parse(kept.document) : documentAt(tx, row, version);
}

/** What the draft is now is kept first. Items that cannot be changed back in place come back as copies. */
export async function restoreVersion(scope: SignedInScope, tx: Tx, id: string, version: number) {
  const now = await hold(tx, id);
  const old = await flowAt(tx, now, version);
  await keepAsVersion(scope, tx, now, '');
  const place = { protocolId: id, ownerId: now.ownerId, at: scope.now };
  const copies = await bringBackItems(scope, tx, place, old.items);
  const restored = requireSound({ ...renameItems(old, copies), items: {} });
  // Items that changed have raised the draft's version.
  const row = await hold(tx, id);
  const next = await writeDraft(scope, tx, row, storedDocument(row), restored);
  await recordUses(tx, { ...place, userId: now.ownerId }, restored);
  return { version: next, document: await wholeDocument(tx, row, restored, scope.locale) };
}

async function hold(tx: Tx, id: string): Promise<DraftRow> {
  const row = await holdDraft(tx, id);
  if (!row) throw notFound();
  return row;
}
