import type { Verdict } from '@regimen/contract/emergency-scopes.ts';
import { alias, and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  emergencyAccesses as accesses,
  admins,
  enrollments,
  programListings,
  tasks,
  users,
} from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const reviewers = alias(admins, 'reviewers');
const is = (tx: Tx, id: string) => and(eq(accesses.tenantId, tx.tenantId), eq(accesses.id, id));

export async function insertAccess(
  tx: Tx,
  access: Omit<typeof accesses.$inferInsert, 'tenantId'>,
): Promise<void> {
  await tx.insert(accesses).values({ ...access, tenantId: tx.tenantId });
}

const select = (tx: Tx) =>
  tx
    .select({
      id: accesses.id,
      createdAt: accesses.openedAt,
      admin: { id: admins.id, fullName: admins.fullName, role: admins.role },
      person: { id: users.id, fullName: users.fullName },
      scopes: accesses.scopes,
      reason: accesses.reason,
      endsAt: accesses.endsAt,
      reviewer: { id: reviewers.id, fullName: reviewers.fullName },
      reviewedAt: accesses.reviewedAt,
      verdict: accesses.verdict,
      note: accesses.note,
    })
    .from(accesses)
    .innerJoin(admins, and(eq(admins.tenantId, accesses.tenantId), eq(admins.id, accesses.adminId)))
    .innerJoin(users, and(eq(users.tenantId, accesses.tenantId), eq(users.id, accesses.personId)))
    .leftJoin(
      reviewers,
      and(eq(reviewers.tenantId, accesses.tenantId), eq(reviewers.id, accesses.reviewedBy)),
    );

export async function findAccess(tx: Tx, id: string) {
  const [row] = await select(tx).where(is(tx, id));
  return row;
}
export type AccessRow = NonNullable<Awaited<ReturnType<typeof findAccess>>>;

/** `of`: those that this admin opened; `null`: all. */
export function listAccesses(tx: Tx, of: string | null, from: Place | undefined, most: number) {
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  return select(tx)
    .where(
      and(
        eq(accesses.tenantId, tx.tenantId),
        of === null ? undefined : eq(accesses.adminId, of),
        from && beyond(accesses.id, from.id),
      ),
    )
    .orderBy(order(accesses.id))
    .limit(most);
}

export async function endAccess(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(accesses)
    .set({ endsAt: sql`least(${accesses.endsAt}, ${now})` })
    .where(is(tx, id));
}

/** `false`: somebody has reviewed it before. */
export async function reviewAccess(
  tx: Tx,
  id: string,
  review: { reviewedBy: string; reviewedAt: Date; verdict: Verdict; note: string },
): Promise<boolean> {
  const reviewed = await tx
    .update(accesses)
    .set(review)
    .where(and(is(tx, id), isNull(accesses.reviewedAt)))
    .returning({ id: accesses.id });
  return reviewed.length > 0;
}

/** Over since before then, and neither reviewed nor pressed for. */
export const lockUnreviewed = (tx: Tx, before: Date, most: number) =>
  tx
    .select({ id: accesses.id, adminId: accesses.adminId })
    .from(accesses)
    .where(
      and(
        eq(accesses.tenantId, tx.tenantId),
        isNull(accesses.reviewedAt),
        isNull(accesses.pressedAt),
        lte(accesses.endsAt, before),
      ),
    )
    .orderBy(asc(accesses.endsAt))
    .limit(most)
    .for('update', { skipLocked: true });

export async function setPressed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(accesses).set({ pressedAt: now }).where(is(tx, id));
}

const isOwner = (tx: Tx) =>
  and(
    eq(admins.tenantId, tx.tenantId),
    eq(admins.role, 'owner'),
    isNotNull(admins.passwordHash),
    // The demo's own admin has no inbox.
    eq(admins.isDemo, false),
    isNull(admins.suspendedAt),
  );

/** Owners who can review what this admin opened. */
export async function listOtherOwners(tx: Tx, adminId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(isOwner(tx), ne(admins.id, adminId)));
  return rows.map(({ id }) => id);
}

export async function findOwner(tx: Tx, id: string) {
  const [row] = await tx
    .select({ email: admins.email, fullName: admins.fullName })
    .from(admins)
    .where(and(isOwner(tx), eq(admins.id, id)));
  return row;
}

export async function findReader(tx: Tx, personId: string) {
  const { fullName, email, locale, zone } = users;
  const [row] = await tx
    .select({ fullName, email, locale, zone })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, personId)));
  return row;
}

const listing = (tx: Tx, program: typeof enrollments.programId | typeof tasks.programId) =>
  and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, program));

export const listEnrollments = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      id: enrollments.id,
      texts: programListings.texts,
      status: enrollments.status,
      startedAt: enrollments.startedAt,
      lastActiveAt: enrollments.lastActiveAt,
    })
    .from(enrollments)
    .innerJoin(programListings, listing(tx, enrollments.programId))
    .where(and(eq(enrollments.tenantId, tx.tenantId), eq(enrollments.userId, userId)))
    .orderBy(desc(enrollments.startedAt))
    .limit(most);

export const listTasks = (tx: Tx, userId: string, most: number) =>
  tx
    .select({
      id: tasks.id,
      name: tasks.name,
      texts: programListings.texts,
      status: tasks.status,
      isUrgent: tasks.isUrgent,
      openedAt: tasks.openedAt,
      closedAt: tasks.closedAt,
      item: tasks.item,
      protocolIndex: tasks.protocolIndex,
      versionId: sql<string>`coalesce(${tasks.versionId}, ${enrollments.versionId})`,
      result: tasks.result,
    })
    .from(tasks)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId)),
    )
    .innerJoin(programListings, listing(tx, tasks.programId))
    .where(and(eq(tasks.tenantId, tx.tenantId), eq(tasks.userId, userId)))
    .orderBy(desc(tasks.openedAt))
    .limit(most);
