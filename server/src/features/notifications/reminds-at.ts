import type { Tx } from '../../db/pool.ts';
import { readOwnHours, toldFrom } from './own-hours.ts';

interface PutOff {
  task: { snoozedUntil: Date | null; expiresAt: Date | null; userId: string };
  enrollment: { zone: string; welcomeFrom: number | null; welcomeTo: number | null };
}

/** When the reminder comes that somebody asked for: the hours they chose may hold it, and the task may close before. */
export async function remindsAt(tx: Tx, { task, enrollment }: PutOff): Promise<Date | null> {
  const { snoozedUntil, expiresAt, userId } = task;
  if (!snoozedUntil) return null;
  const hours = (await readOwnHours(tx, userId))(enrollment);
  const at = new Date(toldFrom(snoozedUntil.getTime(), hours));
  return expiresAt && expiresAt <= at ? null : at;
}
