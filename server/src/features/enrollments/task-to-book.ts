import type { Tx } from '../../db/pool.ts';
import { listBookableTasks } from './booking-queries.ts';
import { programsOf } from './programs-of-versions.ts';

export interface TaskToBook {
  id: string;
  /** From then on no booking counts; null: always. */
  expiresAt: Date | null;
}

/**
 * The open task of somebody's programs that a booking of this service is for, the most urgent first; with `taskId` that
 * one or none. Whoever books, on whichever page, it counts for it.
 */
export async function findTaskToBook(
  tx: Tx,
  { userId, serviceId, taskId }: { userId: string; serviceId: string; taskId?: string | undefined },
): Promise<TaskToBook | undefined> {
  const open = await listBookableTasks(tx, userId);
  const programs = await programsOf(
    tx,
    open.map(({ versionId }) => versionId),
  );
  return open.find(({ id, versionId, protocolIndex, item: key }) => {
    const item = programs.get(versionId)?.protocols[protocolIndex]?.protocol.items[key ?? ''];
    const isWanted = taskId === undefined || id === taskId;
    return isWanted && item?.kind === 'service' && item.service === serviceId;
  });
}
