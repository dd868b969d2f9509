import type { Tx } from '../../db/pool.ts';
import { changeOwner } from './queries.ts';

/** What a temporary user drafted goes to the account they turned out to have. */
export const handOverProtocols = (tx: Tx, from: string, to: string): Promise<void> =>
  changeOwner(tx, from, to);
