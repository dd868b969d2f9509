import { mostOwnProtocols, type ProtocolCard } from '@regimen/contract/protocols.ts';
import { mostTemporaryProtocols } from '@regimen/contract/wizard-choices.ts';
import { FORMAT, type Protocol } from '@regimen/engine/protocol.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { ownTurn } from '../../own-turn.ts';
import type { SignedInScope } from '../../scope.ts';
import { adoptItems, recordUses, type Unreviewed } from '../items/known-items.ts';
import { getCard } from './find-protocols.ts';
import { countProtocols, insertProtocol, isCategoryOf, updateProtocol } from './queries.ts';
import { documentFields } from './stored-document.ts';

export const emptyDocument = (name: string, description: string): Protocol => ({
  format: FORMAT,
  id: 'new',
  name,
  description,
  nodes: [],
  items: {},
  modules: [],
});

/**
 * A draft of the caller's own out of a whole document; its items become the caller's own too. `field` is the one under
 * which the page says that there are too many.
 */
export async function createProtocol(
  scope: SignedInScope,
  tx: Tx,
  document: Protocol,
  categoryId: string | null,
  { field = 'name', unreviewed = {} }: { field?: string; unreviewed?: Unreviewed } = {},
): Promise<ProtocolCard> {
  const { userId } = scope.actor;
  const tenantId = scope.tenant.id;
  await holdUser(tx, userId);
  const most = scope.actor.state === 'temporary' ? mostTemporaryProtocols : mostOwnProtocols;
  if ((await countProtocols(tx, userId)) >= most) throw invalid(field, `too_many_protocols:${most}`);
  await requireOwnCategory(tx, userId, categoryId);
  const id = newId(scope.now.getTime());
  const own = {
    ...document,
    id,
    modules: document.modules.map((module) => ({ ...module, protocol_id: id })),
  };
  const row = {
    tenantId,
    id,
    ownerId: userId,
    categoryId,
    version: 1,
    createdAt: scope.now,
    savedAt: scope.now,
    savedBy: userId,
  };
  // Items point at their protocol, so it comes first, and gets their ids afterwards.
  const fields = documentFields(own);
  const { length } = fields.document;
  await ownTurn(length);
  await insertProtocol(tx, { ...row, ...fields });
  await ownTurn(length);
  const place = { protocolId: id, ownerId: userId, at: scope.now };
  const adopted = await adoptItems(tx, place, own, unreviewed);
  await ownTurn(length);
  await updateProtocol(tx, id, documentFields(adopted));
  await ownTurn(length);
  await recordUses(tx, { protocolId: id, userId }, adopted);
  return getCard(scope, tx, id);
}

export async function requireOwnCategory(tx: Tx, ownerId: string, categoryId: string | null): Promise<void> {
  if (categoryId !== null && !(await isCategoryOf(tx, ownerId, categoryId)))
    throw invalid('categoryId', 'not_allowed');
}
