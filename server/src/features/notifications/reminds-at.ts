import type { Tx } from '../../db/pool.ts';
import { choicesOf } from './choices.ts';
import { allowedFrom } from './hours.ts';
import { findAddressee, findSettings } from './settings-queries.ts';

interface PutOff {
  task: { snoozedUntil: Date | null; expiresAt: Date | null; userId: string };
  enrollment: { zone: string; welcomeFrom: number | null; welcomeTo: number | null };
}

/** When the reminder comes that somebody asked for: the hours they chose may hold it, and the task may close before. */
export async function remindsAt(tx: Tx, { task, enrollment }: PutOff): Promise<Date | null> {
  const { snoozedUntil, expiresAt, userId } = task;
  if (!snoozedUntil) return null;
  const { quiet } = choicesOf(await findSettings(tx, userId));
  const zone = (await findAddressee(tx, userId))?.zone ?? enrollment.zone;
  const { welcomeFrom, welcomeTo } = enrollment;
  const welcome = welcomeFrom !== null && welcomeTo !== null ? { from: welcomeFrom, to: welcomeTo } : null;
  const at = new Date(allowedFrom(snoozedUntil.getTime(), { quiet, welcome }, zone, enrollment.zone));
  return expiresAt && expiresAt <= at ? null : at;
}
