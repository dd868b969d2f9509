import { and, count, desc, eq, gt, lt, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { signIns, users } from '../../db/schema.ts';

type SignInRow = typeof signIns.$inferSelect;
const signInIs = (tenantId: string, id: string) => and(eq(signIns.tenantId, tenantId), eq(signIns.id, id));

export async function insertSignIn(tx: Tx, row: Omit<SignInRow, 'tenantId'>): Promise<void> {
  await tx.insert(signIns).values({ ...row, tenantId: tx.tenantId });
}

/** One statement for anybody, known or not: for an id that nobody has it writes nothing. */
export async function insertFailedTry(
  tx: Tx,
  { id, userId, how, at, deviceName, zone }: Omit<SignInRow, 'tenantId' | 'succeeded'>,
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO ${signIns} (tenant_id, id, user_id, at, succeeded, how, device_name, zone)
    SELECT ${users.tenantId}, ${id}, ${users.id}, ${at.toISOString()}::timestamptz, false, ${how}, ${deviceName}, ${zone}
      FROM ${users} WHERE ${users.tenantId} = ${tx.tenantId} AND ${users.id} = ${userId}`);
}

export async function countFailedSince(
  tx: Tx,
  userId: string,
  how: SignInRow['how'],
  since: Date,
): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(signIns)
    .where(
      and(
        eq(signIns.tenantId, tx.tenantId),
        eq(signIns.userId, userId),
        eq(signIns.succeeded, false),
        eq(signIns.how, how),
        gt(signIns.at, since),
      ),
    );
  return row?.n ?? 0;
}

export async function deleteSignIn(tx: Tx, id: string): Promise<void> {
  await tx.delete(signIns).where(signInIs(tx.tenantId, id));
}

export async function findSignIn(tx: Tx, id: string): Promise<SignInRow | undefined> {
  const [row] = await tx.select().from(signIns).where(signInIs(tx.tenantId, id));
  return row;
}

export function listSignIns(tx: Tx, userId: string, since: Date, most: number): Promise<SignInRow[]> {
  return tx
    .select()
    .from(signIns)
    .where(and(eq(signIns.tenantId, tx.tenantId), eq(signIns.userId, userId), gt(signIns.at, since)))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(most);
}

export async function deleteOldSignIns(tx: Tx, before: Date): Promise<void> {
  await tx.delete(signIns).where(and(eq(signIns.tenantId, tx.tenantId), lt(signIns.at, before)));
}
