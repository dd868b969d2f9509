import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import type { Tx } from '../../db/pool.ts';
import type { SignedInScope } from '../../scope.ts';
import { findOpenOf, listCards } from './queries.ts';
import { presentCards } from './raised-by.ts';

/** What waits for an expert about somebody, the most pressing first. */
export async function openOfPerson(
  scope: SignedInScope,
  tx: Tx,
  enrollmentId: string,
): Promise<FollowerStory['openFollowUps']> {
  const cards = await presentCards(scope, tx, await listCards(tx, await findOpenOf(tx, enrollmentId)));
  return cards.map(({ id, name, inDanger, raisedBy, waitingSince }) => ({
    id,
    name,
    inDanger,
    raisedBy,
    waitingSince,
  }));
}
