import type { DeskAct } from '@regimen/contract/history.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { deskActs } from '../../db/schema.ts';
import type { SignedInScope } from '../../scope.ts';
import type { CardRow } from './queries.ts';

/** The history tells later who did what about it. */
export async function noteAct(
  { actor, now }: SignedInScope,
  tx: Tx,
  { id, enrollmentId, programId }: Pick<CardRow['task'], 'id' | 'enrollmentId' | 'programId'>,
  what: DeskAct,
  toUser: string | null = null,
): Promise<void> {
  await tx.insert(deskActs).values({
    tenantId: tx.tenantId,
    id: newId(now.getTime()),
    taskId: id,
    enrollmentId,
    programId,
    at: now,
    what,
    byUser: actor.userId,
    toUser,
  });
}
