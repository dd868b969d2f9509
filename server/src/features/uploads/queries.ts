import { isConnected } from '../../db/connected.ts';
import { and, eq, inArray, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { enrollments, tasks, uploads } from '../../db/schema.ts';

export type Upload = typeof uploads.$inferSelect;

export async function findUpload(tx: Tx, name: string): Promise<Upload | undefined> {
  const [row] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.tenantId, tx.tenantId), eq(uploads.name, name)));
  return row;
}

/** Whose it is, and for which program it was handed in, as long as they share that. */
export async function findUploadPlace(tx: Tx, name: string) {
  const [row] = await tx
    .select({ ownerId: uploads.ownerId, programId: enrollments.programId })
    .from(uploads)
    .leftJoin(tasks, and(eq(tasks.tenantId, uploads.tenantId), eq(tasks.id, uploads.taskId)))
    .leftJoin(
      enrollments,
      and(eq(enrollments.tenantId, tasks.tenantId), eq(enrollments.id, tasks.enrollmentId), isConnected),
    )
    .where(and(eq(uploads.tenantId, tx.tenantId), eq(uploads.name, name)));
  return row;
}

export async function countUploads(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tx.tenantId), eq(uploads.ownerId, ownerId)));
  return row?.count ?? 0;
}

export async function insertUpload(tx: Tx, row: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(row);
}

/** How many of these are the person's own and belong to no task yet, or to this one. They belong to it from now on. */
export async function attachUploads(
  tx: Tx,
  { ownerId, taskId, names }: { ownerId: string; taskId: string; names: string[] },
): Promise<number> {
  const rows = await tx
    .update(uploads)
    .set({ taskId })
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        eq(uploads.ownerId, ownerId),
        inArray(uploads.name, names),
        isNull(uploads.qualificationId),
        isNull(uploads.messageId),
        or(isNull(uploads.taskId), eq(uploads.taskId, taskId)),
      ),
    )
    .returning({ name: uploads.name });
  return rows.length;
}

/** Names of what nobody owns any more, and of what was never handed in. */
export async function listLeftUploads(tx: Tx, before: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        or(
          isNull(uploads.ownerId),
          and(
            isNull(uploads.taskId),
            isNull(uploads.qualificationId),
            isNull(uploads.messageId),
            lt(uploads.createdAt, before),
          ),
        ),
      ),
    )
    .limit(most);
  return rows.map(({ name }) => name);
}

export async function deleteUploads(tx: Tx, names: string[]): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.tenantId, tx.tenantId), inArray(uploads.name, names)));
}
