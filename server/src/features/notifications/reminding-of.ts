import type { HeldTime } from '@regimen/contract/tasks.ts';
import type { Tx } from '../../db/pool.ts';
import { heldTimes, readOwnHours, toldFrom } from './own-hours.ts';

interface Remindable {
  task: { snoozedUntil: Date | null; expiresAt: Date | null; userId: string };
  enrollment: { zone: string; welcomeFrom: number | null; welcomeTo: number | null };
}

interface Reminding {
  /** When the reminder comes that somebody asked for: the hours they chose may hold it, and the task may close before. */
  remindsAt: Date | null;
  heldTimes: HeldTime[];
}

export async function remindingOf(
  tx: Tx,
  { task: { snoozedUntil, expiresAt, userId }, enrollment }: Remindable,
  now: Date,
): Promise<Reminding> {
  const hours = (await readOwnHours(tx, userId))(enrollment);
  const at = snoozedUntil && new Date(toldFrom(snoozedUntil.getTime(), hours));
  return {
    remindsAt: at && expiresAt && expiresAt <= at ? null : at,
    heldTimes: heldTimes(now.getTime(), hours),
  };
}
