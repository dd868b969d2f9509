import { and, asc, desc, eq, inArray, isNull, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { expertProfiles, qualifications, uploads, users } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

export type ExpertProfileRow = typeof expertProfiles.$inferSelect;
export type QualificationRow = typeof qualifications.$inferSelect;

export async function findExpertProfile(tx: Tx, userId: string): Promise<ExpertProfileRow | undefined> {
  const [row] = await tx
    .select()
    .from(expertProfiles)
    .where(and(eq(expertProfiles.tenantId, tx.tenantId), eq(expertProfiles.userId, userId)));
  return row;
}

export async function saveExpertProfile(tx: Tx, row: ExpertProfileRow): Promise<void> {
  const { tenantId: _tenant, userId: _user, ...said } = row;
  await tx
    .insert(expertProfiles)
    .values(row)
    .onConflictDoUpdate({ target: [expertProfiles.tenantId, expertProfiles.userId], set: said });
}

export function listQualifications(tx: Tx, userId: string, most: number): Promise<QualificationRow[]> {
  return tx
    .select()
    .from(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.userId, userId)))
    .orderBy(asc(qualifications.createdAt), asc(qualifications.id))
    .limit(most);
}

export async function countQualifications(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.userId, userId)));
  return row?.count ?? 0;
}

export async function findQualification(tx: Tx, id: string): Promise<QualificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.id, id)));
  return row;
}

/** Nobody decides about it meanwhile. */
export async function lockQualification(tx: Tx, id: string): Promise<QualificationRow | undefined> {
  const [row] = await tx
    .select()
    .from(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.id, id)))
    .for('update');
  return row;
}

export async function askForCheckAgain(tx: Tx, id: string): Promise<QualificationRow> {
  const [row] = await tx
    .update(qualifications)
    .set({ state: 'awaiting', checkedBy: null, checkedByName: null, checkedAt: null, note: '' })
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.id, id)))
    .returning();
  return row as QualificationRow;
}

export async function insertQualification(
  tx: Tx,
  row: typeof qualifications.$inferInsert,
): Promise<QualificationRow> {
  const [made] = await tx.insert(qualifications).values(row).returning();
  return made as QualificationRow;
}

export async function deleteQualification(tx: Tx, id: string): Promise<void> {
  await tx
    .delete(qualifications)
    .where(and(eq(qualifications.tenantId, tx.tenantId), eq(qualifications.id, id)));
}

/** How many of these are the person's own and belong to nothing yet. They belong to it from now on. */
export async function attachDocuments(
  tx: Tx,
  { userId, qualificationId, names }: { userId: string; qualificationId: string; names: string[] },
): Promise<number> {
  if (names.length === 0) return 0;
  const rows = await tx
    .update(uploads)
    .set({ qualificationId })
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        eq(uploads.ownerId, userId),
        inArray(uploads.name, names),
        isNull(uploads.taskId),
        isNull(uploads.messageId),
        isNull(uploads.qualificationId),
      ),
    )
    .returning({ name: uploads.name });
  return rows.length;
}

/** They belong to nothing from now on, and the hourly work removes them. */
export async function detachDocuments(tx: Tx, qualificationId: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await tx
    .update(uploads)
    .set({ qualificationId: null })
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        eq(uploads.qualificationId, qualificationId),
        inArray(uploads.name, names),
      ),
    );
}

export function listDocuments(
  tx: Tx,
  ids: string[],
): Promise<{ qualificationId: string | null; name: string }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .select({ qualificationId: uploads.qualificationId, name: uploads.name })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tx.tenantId), inArray(uploads.qualificationId, ids)))
    .orderBy(asc(uploads.createdAt), asc(uploads.name))
    .limit(1_000);
}

export async function isDocumentOf(tx: Tx, qualificationId: string, name: string): Promise<boolean> {
  const [row] = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(
      and(
        eq(uploads.tenantId, tx.tenantId),
        eq(uploads.qualificationId, qualificationId),
        eq(uploads.name, name),
      ),
    );
  return row !== undefined;
}

/** Whatever waits for somebody to check it, with whose it is, the longest first. */
export function listWaiting(tx: Tx, most: number, from: Place | undefined) {
  const { id, createdAt, tenantId, state, userId } = qualifications;
  const [order, sign] = from?.backwards ? [desc, sql`<`] : [asc, sql`>`];
  return tx
    .select({
      qualification: qualifications,
      person: { id: users.id, full_name: users.fullName, username: users.username, roles: users.roles },
    })
    .from(qualifications)
    .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.id, userId)))
    .where(
      and(
        eq(tenantId, tx.tenantId),
        eq(state, 'awaiting'),
        from && sql`(${createdAt}, ${id}) ${sign} (${from.at}::timestamptz, ${from.id}::uuid)`,
      ),
    )
    .orderBy(order(createdAt), order(id))
    .limit(most);
}

/** Only what still waits: of two who decide at once the first one did. */
export async function decideQualification(
  tx: Tx,
  id: string,
  decided: Pick<QualificationRow, 'state' | 'checkedBy' | 'checkedByName' | 'checkedAt' | 'note'>,
): Promise<QualificationRow | undefined> {
  const [row] = await tx
    .update(qualifications)
    .set(decided)
    .where(
      and(
        eq(qualifications.tenantId, tx.tenantId),
        eq(qualifications.id, id),
        eq(qualifications.state, 'awaiting'),
      ),
    )
    .returning();
  return row;
}
