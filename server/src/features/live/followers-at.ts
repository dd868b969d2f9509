import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { liveQuestion } from './count-followers.ts';
import { findFollowers } from './follower-queries.ts';

export interface FollowersPlace {
  version?: string | undefined;
  protocol: number;
  /** Left out: wherever they are. */
  node?: string | undefined;
}

/** The enrollments of a version that stand at a step, or anywhere. */
export async function followersAt(
  scope: Scope,
  tx: Tx,
  programId: string,
  { version, protocol, node }: FollowersPlace,
  most: number,
): Promise<string[]> {
  const question = await liveQuestion(scope, tx, programId, version);
  const place = node === undefined ? 'anywhere' : { protocolIndex: protocol, node };
  const found = await findFollowers(tx, question, { place, only: null }, undefined, most);
  return found.map(({ id }) => id);
}
