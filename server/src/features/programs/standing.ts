import type { Standing } from '@regimen/contract/permissions.ts';
import type { Tx } from '../../db/pool.ts';
import { findProgramOwner } from './queries.ts';

/** What somebody may do with a program. `null`: nothing, or there is no such program here. */
export async function findProgramStanding(
  tx: Tx,
  programId: string,
  userId: string,
): Promise<Standing | null> {
  const found = await findProgramOwner(tx, programId, userId);
  if (found?.ownerId === userId) return 'owner';
  return found?.permission ?? null;
}
