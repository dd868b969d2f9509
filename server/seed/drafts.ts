import type { Protocol } from '@regimen/engine/protocol.ts';
import { newId } from '../src/db/ids.ts';
import type { Tx } from '../src/db/pool.ts';
import { adoptItems, recordUses } from '../src/features/items/known-items.ts';
import { insertProtocol, updateProtocol } from '../src/features/protocols/queries.ts';
import { documentFields } from '../src/features/protocols/stored-document.ts';

export interface NewDraft {
  ownerId: string;
  categoryId: string | null;
  savedAt: Date;
}

/** A draft out of a whole document, as somebody would have begun it from a template. */
export async function seedDraft(
  tx: Tx,
  document: Protocol,
  { ownerId, categoryId, savedAt }: NewDraft,
): Promise<string> {
  const id = newId(savedAt.getTime());
  const modules = document.modules.map((module) => ({ ...module, protocol_id: id }));
  const own = { ...document, id, modules };
  const saved = { version: 1, createdAt: savedAt, savedAt, savedBy: ownerId };
  await insertProtocol(tx, {
    tenantId: tx.tenantId,
    id,
    ownerId,
    categoryId,
    ...saved,
    ...documentFields(own),
  });
  const adopted = await adoptItems(tx, { protocolId: id, ownerId, at: savedAt }, own);
  await updateProtocol(tx, id, documentFields(adopted));
  await recordUses(tx, { protocolId: id, userId: ownerId }, adopted);
  return id;
}
