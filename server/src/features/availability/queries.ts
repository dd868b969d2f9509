import type { WeekHours } from '@regimen/contract/weekly-hours.ts';
import { and, asc, count, eq, gt } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { timeOff, users, workingHours } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export async function findTimeOffOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: timeOff.userId })
    .from(timeOff)
    .where(and(eq(timeOff.tenantId, tx.tenantId), eq(timeOff.id, id)));
  return row;
}

const hoursOf = (tx: Tx, userId: string) =>
  and(eq(workingHours.tenantId, tx.tenantId), eq(workingHours.userId, userId));

export async function findWorkingHours(tx: Tx, userId: string) {
  const [row] = await tx
    .select({ zone: workingHours.zone, week: workingHours.week })
    .from(workingHours)
    .where(hoursOf(tx, userId));
  return row;
}

export async function putWorkingHours(
  tx: Tx,
  userId: string,
  said: { zone: string; week: WeekHours },
): Promise<void> {
  await tx
    .insert(workingHours)
    .values({ ...said, tenantId: tx.tenantId, userId })
    .onConflictDoUpdate({ target: [workingHours.tenantId, workingHours.userId], set: said });
}

export async function deleteWorkingHours(tx: Tx, userId: string): Promise<void> {
  await tx.delete(workingHours).where(hoursOf(tx, userId));
}

const toCome = (tx: Tx, userId: string, now: Date) =>
  and(eq(timeOff.tenantId, tx.tenantId), eq(timeOff.userId, userId), gt(timeOff.untilAt, now));

export function listTimeOff(tx: Tx, userId: string, now: Date, most: number) {
  const { id, fromAt, untilAt, reason } = timeOff;
  return tx
    .select({ id, fromAt, untilAt, reason })
    .from(timeOff)
    .where(toCome(tx, userId, now))
    .orderBy(asc(fromAt), asc(id))
    .limit(most);
}
export type TimeOffRow = Awaited<ReturnType<typeof listTimeOff>>[number];

export async function countTimeOff(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ off: count() })
    .from(timeOff)
    .where(toCome(tx, userId, now));
  return row?.off ?? 0;
}

export async function insertTimeOff(tx: Tx, row: TimeOffRow & { userId: string }): Promise<void> {
  await tx.insert(timeOff).values({ ...row, tenantId: tx.tenantId });
}

export async function deleteTimeOff(tx: Tx, id: string): Promise<void> {
  await tx.delete(timeOff).where(and(eq(timeOff.tenantId, tx.tenantId), eq(timeOff.id, id)));
}

/** The clock that somebody's account goes by. */
export async function findZone(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ zone: users.zone })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row?.zone ?? null;
}
