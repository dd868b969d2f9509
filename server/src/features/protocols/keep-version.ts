import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { listUsedItems } from '../items/known-items.ts';
import { type DraftRow, holdDraft, keepVersion } from './queries.ts';
import { storedDocument } from './stored-document.ts';

/** The draft as it stands, with its items as they are: built-in ones are added when it is looked at. */
export async function keepAsVersion(
  scope: Scope,
  tx: Tx,
  row: DraftRow,
  name: string,
  /** Since when it is kept; what is kept by itself, since it was saved. */
  at = name === '' ? row.savedAt : scope.now,
): Promise<void> {
  const items = await listUsedItems(tx, row.id);
  await keepVersion(tx, {
    tenantId: row.tenantId,
    id: newId(scope.now.getTime()),
    protocolId: row.id,
    version: row.version,
    name,
    document: JSON.stringify({
      ...storedDocument(row),
      items: Object.fromEntries(items.map(({ id, content }) => [id, content])),
    }),
    stepsCount: row.stepsCount,
    savedBy: row.savedBy,
    createdAt: at,
  });
}

/** What was published can be seen in the history of each draft it was made of, and gone back to. */
export async function keepPublished(scope: Scope, tx: Tx, id: string, publishedAt: Date): Promise<void> {
  const row = await holdDraft(tx, id);
  if (row) await keepAsVersion(scope, tx, row, '', publishedAt);
}
