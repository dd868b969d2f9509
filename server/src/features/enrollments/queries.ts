import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { enrollments, tasks } from '../../db/schema.ts';
import type { Owned } from '../../scope.ts';

export async function findFollower(tx: Tx, tenantId: string, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: enrollments.userId })
    .from(enrollments)
    .where(and(eq(enrollments.tenantId, tenantId), eq(enrollments.id, id)));
  return row;
}

/** A task for the expert is nothing that its follower can open. */
export async function findTaskOwner(tx: Tx, tenantId: string, id: string): Promise<Owned | undefined> {
  const [row] = await tx
    .select({ ownerId: tasks.userId })
    .from(tasks)
    .where(and(eq(tasks.tenantId, tenantId), eq(tasks.id, id), eq(tasks.target, 'follower')));
  return row;
}
