import { peopleInDanger } from '../../db/people-in-danger.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';

/** Nothing of somebody who may be in danger is put off. */
export async function mayWait(
  scope: Scope,
  tx: Tx,
  { userId, urgentUntil }: { userId: string; urgentUntil: Date | null },
): Promise<boolean> {
  return urgentUntil === null && !(await peopleInDanger(tx, [userId], scope.now)).has(userId);
}
