import type { LiveFollower, StuckReason } from '@regimen/contract/live.ts';
import { dayInProgram } from '../../day-in-program.ts';
import { breathe } from '../../own-turn.ts';
import type { FollowerRow } from './queries.ts';

/** What a run keeps can be long, and there are many. */
export async function presentFollowers(rows: readonly FollowerRow[], now: number): Promise<LiveFollower[]> {
  const told: LiveFollower[] = [];
  for (const row of rows) {
    told.push(presentFollower(row, now));
    await breathe();
  }
  return told;
}

function presentFollower(row: FollowerRow, now: number): LiveFollower {
  const stuck: StuckReason[] = [];
  if (row.alerted) stuck.push('alert');
  if (row.overTime) stuck.push('over-time');
  if (row.silent) stuck.push('silent');
  return {
    enrollmentId: row.id,
    person: { id: row.person.id, full_name: row.person.fullName },
    status: row.status,
    since: row.nodeSince?.toISOString() ?? null,
    day: dayInProgram(row.state, now),
    streak: row.streak,
    lastActiveAt: row.lastActiveAt.toISOString(),
    stuck,
    allowedMinutes: row.overTime ? row.allowedMinutes : null,
  };
}
