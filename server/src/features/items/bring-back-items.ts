import type { Item } from '@regimen/engine/items.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { findProgramsMadeOf } from '../published-uses/programs-made-of.ts';
import { isRowId, itemFields, itemRow } from './known-items.ts';
import { lockers } from './present.ts';
import { findOwnedItems, insertItems, listUsers, updateItem } from './queries.ts';
import { raiseDrafts } from './raise-drafts.ts';
import { stillUnreviewed } from './still-unreviewed.ts';
import { keepsOneSeries } from './unit-change.ts';

interface Place {
  protocolId: string;
  ownerId: string;
  at: Date;
}

/**
 * Makes items what they were: in place where nobody else uses them and readings stay one series, again where they are gone,
 * and as copies otherwise. Gives the ids of the copies by the ids they stand for.
 */
export async function bringBackItems(
  scope: Pick<Scope, 'locale' | 'publish'>,
  tx: Tx,
  place: Place,
  items: Readonly<Record<string, Item>>,
): Promise<Record<string, string>> {
  const wanted = Object.entries(items).filter(([id]) => isRowId(id));
  const rows = await findOwnedItems(
    tx,
    wanted.map(([id]) => id),
  );
  const copies: Record<string, string> = {};
  const made = { ...place, tenantId: tx.tenantId };
  for (const [id, item] of wanted) {
    const row = rows.find((found) => found.id === id);
    if (!row) {
      await insertItems(tx, [itemRow(made, id, item)]);
    } else if (!sameJson(row.content, item)) {
      const users = await listUsers(tx, id, place.ownerId);
      const { others } = await findProgramsMadeOf(tx, scope, 'item', id, place.ownerId, row.ownerId);
      const isFree = lockers(row, users).length === 0 && !others.isUsed;
      const isOwn = row.ownerId === place.ownerId;
      if (isOwn && isFree && (await keepsOneSeries(tx, id, item))) {
        const unreviewed = stillUnreviewed(row.unreviewed, item);
        await updateItem(tx, id, { ...itemFields(item, place.at), unreviewed });
        await raiseDrafts(scope, tx, id, place.protocolId);
      } else {
        copies[id] = newId(place.at.getTime());
        const unreviewed = stillUnreviewed(row.unreviewed, item);
        await insertItems(tx, [{ ...itemRow(made, copies[id], item), unreviewed }]);
      }
    }
  }
  return copies;
}
