import type { FollowerStory } from '@regimen/contract/follow-ups.ts';
import type { Tx } from '../../db/pool.ts';
import { waitingSince } from './present.ts';
import { findOpenOf, listCards } from './queries.ts';

/** What waits for an expert about somebody, the most pressing first. */
export async function openOfPerson(tx: Tx, enrollmentId: string): Promise<FollowerStory['openFollowUps']> {
  const rows = await listCards(tx, await findOpenOf(tx, enrollmentId));
  return rows.map(({ task }) => ({
    id: task.id,
    name: task.name,
    inDanger: task.urgentUntil !== null,
    waitingSince: waitingSince(task),
  }));
}
