import type { LiveFollower, StuckReason } from '@regimen/contract/live.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { dayInProgram } from '../../day-in-program.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import type { FollowerRow } from './follower-queries.ts';
import { type Attended, listAttended } from './remind-queries.ts';

/** What a run keeps can be long, and there are many. */
export async function presentFollowers(
  scope: Scope,
  tx: Tx,
  rows: readonly FollowerRow[],
): Promise<LiveFollower[]> {
  const { now } = scope;
  scope.concerns(rows.map(({ person }) => person.id));
  const attended = await listAttended(
    tx,
    rows.map(({ id }) => id),
    new Date(now.getTime() - DAY_MS),
  );
  const told: LiveFollower[] = [];
  for (const row of rows) {
    told.push(presentFollower(row, now.getTime(), attended.get(row.id)));
    await breathe();
  }
  return told;
}

function presentFollower(row: FollowerRow, now: number, attended: Attended | undefined): LiveFollower {
  const stuck: StuckReason[] = [];
  if (row.overTime) stuck.push('over-time');
  if (row.silent) stuck.push('silent');
  return {
    enrollmentId: row.id,
    person: { id: row.person.id, full_name: row.person.fullName },
    status: row.status,
    place: { protocolIndex: row.protocolIndex, node: row.node },
    since: row.nodeSince?.toISOString() ?? null,
    day: dayInProgram(row.state, now),
    streak: row.streak,
    lastActiveAt: row.lastActiveAt.toISOString(),
    stuck,
    waiting: row.waiting,
    allowedMinutes: row.overTime ? row.allowedMinutes : null,
    remindedAt: attended?.remindedAt?.toISOString() ?? null,
    followUp: attended?.followUp ?? null,
  };
}
