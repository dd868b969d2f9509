import { and, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { users } from '../../db/schema.ts';

/** As others on a channel see somebody. */
export async function findFace(
  tx: Tx,
  userId: string,
): Promise<{ name: string; avatar: string | null } | undefined> {
  const [row] = await tx
    .select({ name: users.fullName, avatar: users.avatar })
    .from(users)
    .where(and(eq(users.tenantId, tx.tenantId), eq(users.id, userId)));
  return row;
}
