import { insertLooks, type Looked } from '../../src/db/audit-queries.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';

const hour = 3_600_000;

/** What the expert and the colleague looked at of somebody's, as the audit keeps it. */
export async function seedLooks(
  tx: Tx,
  { follower, expert, colleague }: { follower: string; expert: string; colleague: string },
  now: number,
): Promise<void> {
  const looks: [hoursAgo: number, who: string, role: string, call: string][] = [
    [212, expert, 'expert', 'GET live/programs/{id}/followers'],
    [120, colleague, 'nurse', 'GET live/programs/{id}/followers'],
    [52, expert, 'expert', 'GET history/runs/{id}/timeline'],
    [14, expert, 'expert', 'GET history/runs/{id}/story'],
    [13, expert, 'expert', 'GET live/programs/{id}/followers'],
  ];
  for (const [hoursAgo, actorId, role, call] of looks) {
    const at = now - hoursAgo * hour;
    const looked: Looked = { at: new Date(at), actorId, role, call, why: 'team', requestId: newId(at) };
    await insertLooks(tx, [newId(at)], [follower], looked);
  }
}
