import { and, eq, inArray, lte } from '../../db/drizzle.ts';
import type { Database, Tx } from '../../db/pool.ts';
import { enrollments, programVersions } from '../../db/schema.ts';
import type { EnrollmentRow } from './rows.ts';

/** Those that others work on are passed over: several workers never wait for each other. */
export function claimDue(tx: Tx, now: Date, most: number, only?: string): Promise<EnrollmentRow[]> {
  return tx
    .select()
    .from(enrollments)
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        lte(enrollments.nextDueAt, now),
        only ? eq(enrollments.id, only) : undefined,
      ),
    )
    .orderBy(enrollments.nextDueAt, enrollments.id)
    .limit(most)
    .for('update', { skipLocked: true });
}

export async function listDue(tx: Tx, now: Date, most: number): Promise<string[]> {
  const rows = await tx
    .select({ id: enrollments.id })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tx.tenantId), lte(enrollments.nextDueAt, now)))
    .orderBy(enrollments.nextDueAt, enrollments.id)
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function putOff(tx: Tx, ids: string[], until: Date): Promise<void> {
  await tx
    .update(enrollments)
    .set({ nextDueAt: until })
    .where(and(eq(enrollments.tenantId, tx.tenantId), inArray(enrollments.id, ids)));
}

export function listVersions(tx: Tx, ids: string[]) {
  return tx
    .select({ id: programVersions.id, content: programVersions.content })
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), inArray(programVersions.id, ids)));
}

export async function listTenantsWithDue(database: Database, until: Date, most: number): Promise<string[]> {
  const { rows } = await database.global.query(
    'SELECT id FROM list_tenants_with_due_enrollments($1, $2) AS id',
    [until, most],
  );
  return rows.map(({ id }: { id: string }) => id);
}
