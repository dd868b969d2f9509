import type { Tx } from '../../db/pool.ts';
import type { Owned } from '../../scope.ts';
import { findProgramStanding } from '../programs/standing.ts';

/** What somebody may do with what belongs to a program: as much as with the program itself. */
export async function findTeamStanding(
  tx: Tx,
  programId: string | undefined,
  actorId: string | undefined,
): Promise<Owned | undefined> {
  if (programId === undefined || actorId === undefined) return undefined;
  const standing = await findProgramStanding(tx, programId, actorId);
  if (standing === 'owner') return { ownerId: actorId };
  // Whose it is does not matter to others, only that it is not theirs.
  return { ownerId: '', permission: standing };
}
