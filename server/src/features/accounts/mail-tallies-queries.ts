import { and, eq, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { mailTallies as tallies } from '../../db/schema.ts';

export interface Cap {
  inHour: number;
  inDay: number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Counts a message in one statement, so that of many at once as many pass as should. `false`: it would be one too many. */
export async function addMail(tx: Tx, subject: Buffer, cap: Cap, now: Date): Promise<boolean> {
  const hourOver = sql`${tallies.hourBegan} <= ${ago(now, hourMs)}`;
  const dayOver = sql`${tallies.dayBegan} <= ${ago(now, dayMs)}`;
  const rows = await tx
    .insert(tallies)
    .values({ tenantId: tx.tenantId, subject, hourBegan: now, inHour: 1, dayBegan: now, inDay: 1 })
    .onConflictDoUpdate({
      target: [tallies.tenantId, tallies.subject],
      set: {
        hourBegan: sql`CASE WHEN ${hourOver} THEN ${now} ELSE ${tallies.hourBegan} END`,
        inHour: sql`CASE WHEN ${hourOver} THEN 1 ELSE ${tallies.inHour} + 1 END`,
        dayBegan: sql`CASE WHEN ${dayOver} THEN ${now} ELSE ${tallies.dayBegan} END`,
        inDay: sql`CASE WHEN ${dayOver} THEN 1 ELSE ${tallies.inDay} + 1 END`,
      },
      setWhere: sql`(${hourOver} OR ${tallies.inHour} < ${cap.inHour}) AND (${dayOver} OR ${tallies.inDay} < ${cap.inDay})`,
    })
    .returning({ subject: tallies.subject });
  return rows.length > 0;
}

/** When the next message may be counted. */
export async function findNextMail(tx: Tx, subject: Buffer, cap: Cap): Promise<Date | undefined> {
  const [row] = await tx
    .select()
    .from(tallies)
    .where(and(eq(tallies.tenantId, tx.tenantId), eq(tallies.subject, subject)));
  if (!row) return undefined;
  return row.inDay >= cap.inDay
    ? new Date(row.dayBegan.getTime() + dayMs)
    : new Date(row.hourBegan.getTime() + hourMs);
}
