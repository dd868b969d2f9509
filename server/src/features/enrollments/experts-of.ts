import type { Tx } from '../../db/pool.ts';
import { listTeam } from './news-queries.ts';

/** By program: who hears of its followers, the owner first. */
export async function expertsOf(
  tx: Tx,
  programs: readonly { programId: string; ownerId: string }[],
): Promise<Map<string, string[]>> {
  if (programs.length === 0) return new Map();
  const team = await listTeam(tx, [...new Set(programs.map(({ programId }) => programId))]);
  return new Map(
    programs.map(({ programId, ownerId }) => {
      const others = team.filter((row) => row.programId === programId).map(({ userId }) => userId);
      return [programId, [...new Set([ownerId, ...others])]];
    }),
  );
}
