import { listWritable } from '../../db/may-write.ts';
import type { Tx } from '../../db/pool.ts';

/** Whether somebody may write to somebody: as these chose, and by what connects the two. */
export async function mayWriteTo(tx: Tx, writerId: string, userId: string): Promise<boolean> {
  return (await listWritable(tx, writerId, [userId])).length > 0;
}
