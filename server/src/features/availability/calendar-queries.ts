import type { CalendarFailure } from '@regimen/contract/service-choices.ts';
import { and, asc, count, eq, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { outsideBusy, outsideCalendars, users, workingHours } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';
import type { Span } from './read-busy.ts';

const isOne = (tx: Tx, id: string) =>
  and(eq(outsideCalendars.tenantId, tx.tenantId), eq(outsideCalendars.id, id));

export async function findCalendarOwner(tx: Tx, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: outsideCalendars.userId })
    .from(outsideCalendars)
    .where(isOne(tx, id));
  return row;
}

const shown = {
  id: outsideCalendars.id,
  name: outsideCalendars.name,
  host: outsideCalendars.host,
  askedAt: outsideCalendars.askedAt,
  fetchedAt: outsideCalendars.fetchedAt,
  failure: outsideCalendars.failure,
  failingSince: outsideCalendars.failingSince,
  busyCount: sql<number>`(SELECT count(*)::int FROM ${outsideBusy} b WHERE b.tenant_id = outside_calendars.tenant_id
    AND b.calendar_id = outside_calendars.id)`,
};

export function listCalendars(tx: Tx, userId: string, most: number) {
  return tx
    .select(shown)
    .from(outsideCalendars)
    .where(and(eq(outsideCalendars.tenantId, tx.tenantId), eq(outsideCalendars.userId, userId)))
    .orderBy(asc(outsideCalendars.createdAt), asc(outsideCalendars.id))
    .limit(most);
}
export type CalendarRow = Awaited<ReturnType<typeof listCalendars>>[number];

export async function getCalendar(tx: Tx, id: string): Promise<CalendarRow> {
  const [row] = await tx.select(shown).from(outsideCalendars).where(isOne(tx, id));
  if (!row) throw new Error('There is no such calendar.');
  return row;
}

export async function countCalendars(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ calendars: count() })
    .from(outsideCalendars)
    .where(and(eq(outsideCalendars.tenantId, tx.tenantId), eq(outsideCalendars.userId, userId)));
  return row?.calendars ?? 0;
}

type NewCalendar = Pick<
  typeof outsideCalendars.$inferInsert,
  'id' | 'userId' | 'name' | 'addressLocked' | 'host' | 'createdAt' | 'askedAt'
>;
export async function insertCalendar(tx: Tx, row: NewCalendar): Promise<void> {
  await tx.insert(outsideCalendars).values({ ...row, tenantId: tx.tenantId });
}

export async function deleteCalendar(tx: Tx, id: string): Promise<void> {
  await tx.delete(outsideCalendars).where(isOne(tx, id));
}

/** Nobody asks twice for what is about to be read: `true` for the one who may. */
export async function markAsked(tx: Tx, id: string, at: Date, before: Date): Promise<boolean> {
  const { askedAt } = outsideCalendars;
  const rows = await tx
    .update(outsideCalendars)
    .set({ askedAt: at })
    .where(and(isOne(tx, id), or(isNull(askedAt), lt(askedAt, before))))
    .returning({ id: outsideCalendars.id });
  return rows.length > 0;
}

/** Those that were last read, or tried, long enough ago. */
export async function markOldAsked(tx: Tx, at: Date, before: Date, most: number): Promise<string[]> {
  const { id, askedAt, fetchedAt, failingSince } = outsideCalendars;
  const old = tx
    .select({ id })
    .from(outsideCalendars)
    .where(
      and(
        eq(outsideCalendars.tenantId, tx.tenantId),
        or(isNull(askedAt), lt(askedAt, before)),
        or(isNull(fetchedAt), lt(fetchedAt, before), sql`${failingSince} IS NOT NULL`),
      ),
    )
    .limit(most);
  const rows = await tx
    .update(outsideCalendars)
    .set({ askedAt: at })
    .where(and(eq(outsideCalendars.tenantId, tx.tenantId), sql`${id} IN (${old})`))
    .returning({ id });
  return rows.map((row) => row.id);
}

/** With its person's own clock. */
export async function findCalendar(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      userId: outsideCalendars.userId,
      addressLocked: outsideCalendars.addressLocked,
      zone: sql<string | null>`coalesce(${workingHours.zone}, ${users.zone})`,
    })
    .from(outsideCalendars)
    .innerJoin(users, and(eq(users.tenantId, tx.tenantId), eq(users.id, outsideCalendars.userId)))
    .leftJoin(
      workingHours,
      and(eq(workingHours.tenantId, tx.tenantId), eq(workingHours.userId, outsideCalendars.userId)),
    )
    .where(isOne(tx, id));
  return row;
}

export async function holdCalendar(tx: Tx, id: string) {
  const { userId, name, failingSince, toldAt } = outsideCalendars;
  const [row] = await tx
    .select({ userId, name, failingSince, toldAt })
    .from(outsideCalendars)
    .where(isOne(tx, id))
    .for('no key update');
  return row;
}

export async function markFetched(tx: Tx, id: string, at: Date): Promise<void> {
  const fine = { failure: null, failingSince: null, toldAt: null };
  await tx
    .update(outsideCalendars)
    .set({ ...fine, askedAt: null, fetchedAt: at })
    .where(isOne(tx, id));
}

export async function markFailing(
  tx: Tx,
  id: string,
  said: { failure: CalendarFailure; failingSince: Date; toldAt: Date | null },
): Promise<void> {
  await tx
    .update(outsideCalendars)
    .set({ ...said, askedAt: null })
    .where(isOne(tx, id));
}

/** A statement has room for so many values. */
const rowsAtOnce = 5_000;

export async function replaceBusy(tx: Tx, calendarId: string, spans: readonly Span[]): Promise<void> {
  await tx
    .delete(outsideBusy)
    .where(and(eq(outsideBusy.tenantId, tx.tenantId), eq(outsideBusy.calendarId, calendarId)));
  for (let first = 0; first < spans.length; first += rowsAtOnce)
    await tx.insert(outsideBusy).values(
      spans.slice(first, first + rowsAtOnce).map(([from, until]) => ({
        tenantId: tx.tenantId,
        calendarId,
        fromAt: new Date(from),
        untilAt: new Date(until),
      })),
    );
}
