import type { Tx } from '../../db/pool.ts';
import type { Owned } from '../../scope.ts';
import { findProgramStanding } from '../programs/standing.ts';

/** What somebody may do with what a program knows of a person: as much as with the program itself. */
export async function findTeamStanding(
  tx: Tx,
  place: { programId: string; personId: string } | undefined,
  actorId: string | undefined,
): Promise<Owned | undefined> {
  if (place === undefined || actorId === undefined) return undefined;
  const { programId, personId } = place;
  const standing = await findProgramStanding(tx, programId, actorId);
  if (standing === 'owner') return { ownerId: actorId, personId, programId };
  // Whose it is does not matter to others, only that it is not theirs.
  return { ownerId: '', permission: standing, personId, programId };
}
