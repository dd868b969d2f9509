import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { assignFollowUp } from './assign-follow-up.ts';
import { listExperts } from './open-follow-up.ts';
import { findCard } from './queries.ts';
import { tellDesk } from './tell-desk.ts';

/** The conversation in which it was raised is somebody's now: it is theirs too, unless a colleague has it already. */
export async function assignAlong(
  scope: SignedInScope,
  tx: Tx,
  id: string,
  to: string,
  note: string,
): Promise<void> {
  const row = await findCard(tx, id);
  if (!row) return;
  const { claimedBy, programId } = row.task;
  const isFree = claimedBy === null || claimedBy === scope.actor.userId;
  if (!isFree || claimedBy === to) return;
  const team = await listExperts(tx, programId);
  // It may be of another program of theirs.
  if (![scope.actor.userId, to].every((one) => team.some((person) => person.id === one))) return;
  await assignFollowUp(scope, tx, id, to, note);
  await tellDesk(scope, tx, programId);
}
