import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import { sizeOfItems } from './queries.ts';

/** A draft goes out with all its items: together they keep to this, so that it opens in a moment. */
const mostBytes = 3_000_000;

/** Asked after writing, in the same transaction. */
export async function requireRoom(tx: Tx, protocolId: string, field: string): Promise<void> {
  if ((await sizeOfItems(tx, protocolId)) > mostBytes) throw invalid(field, 'items_too_large');
}
