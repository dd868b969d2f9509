import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';

/** Those among these people to whom somebody may write. */
export const findWritable = async (tx: Tx, writerId: string, ids: readonly string[]): Promise<Set<string>> =>
  new Set(await listWritable(tx, writerId, ids));
