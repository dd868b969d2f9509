import { and, desc, eq, gt, inArray, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { signInFailures as tries } from '../../db/schema.ts';

/** When tries at one subject begin to wait, and how long. Seconds. */
export interface Pace {
  free: number;
  firstWait: number;
  longestWait: number;
}
export interface Try {
  subject: Buffer;
  now: Date;
  /** Tries before this are forgotten. */
  since: Date;
}

const is = (tenantId: string, subject: Buffer) =>
  and(eq(tries.tenantId, tenantId), eq(tries.subject, subject));
const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);
/** Not `now`: calls that came a moment earlier may get here a moment later. */
const atOnce = new Date(0);

/**
 * Counts a try and sets when the next one may be, in one statement: of many at once the row lets through as many as
 * it should. `undefined`: it is too early, and nothing was counted.
 */
export async function addTry(tx: Tx, { subject, now, since }: Try, pace: Pace) {
  const { free, firstWait, longestWait } = pace;
  const count = sql`CASE WHEN ${tries.lastAt} > ${since} THEN ${tries.failures} + 1 ELSE 1 END`;
  // A power beyond 20 is longer than any wait, and a number all the same.
  const wait = sql`least(${longestWait}::float8, ${firstWait}::float8 * power(2, least(${count} - ${free}::int, 20)))`;
  const [row] = await tx
    .insert(tries)
    .values({
      tenantId: tx.tenantId,
      subject,
      failures: 1,
      lastAt: now,
      nextAt: free > 1 ? atOnce : later(now, firstWait),
    })
    .onConflictDoUpdate({
      target: [tries.tenantId, tries.subject],
      set: {
        failures: count,
        lastAt: now,
        nextAt: sql`CASE WHEN ${count} >= ${free}::int THEN ${now}::timestamptz + make_interval(secs => ${wait}) ELSE ${atOnce}::timestamptz END`,
      },
      setWhere: lte(tries.nextAt, now),
    })
    .returning({ failures: tries.failures });
  return row?.failures;
}

/** When all of these may be tried, if that is later than now. Takes no lock: most who come too early are sent away by this. */
export async function findNextTry(tx: Tx, subjects: Buffer[], now: Date): Promise<Date | undefined> {
  const [row] = await tx
    .select({ nextAt: tries.nextAt })
    .from(tries)
    .where(and(eq(tries.tenantId, tx.tenantId), inArray(tries.subject, subjects), gt(tries.nextAt, now)))
    .orderBy(desc(tries.nextAt))
    .limit(1);
  return row?.nextAt;
}

/** Whoever has not tried yet may do so from then on; whoever has keeps their own wait. */
export async function holdOff(tx: Tx, { subject, now }: Try, seconds: number): Promise<void> {
  await tx
    .insert(tries)
    .values({ tenantId: tx.tenantId, subject, failures: 0, lastAt: now, nextAt: later(now, seconds) })
    .onConflictDoNothing();
}

/** A try that was right, or was not judged in the end: as if it had not been. */
export async function giveTryBack(tx: Tx, subject: Buffer): Promise<void> {
  await tx
    .update(tries)
    .set({
      failures: sql`greatest(${tries.failures} - 1, 0)`,
      nextAt: atOnce,
    })
    .where(is(tx.tenantId, subject));
}

export async function clearTries(tx: Tx, subject: Buffer): Promise<void> {
  await tx.delete(tries).where(is(tx.tenantId, subject));
}
