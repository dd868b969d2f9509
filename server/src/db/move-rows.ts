import { sql } from './drizzle.ts';
import type { Tx } from './pool.ts';

/** What was one person's is another's from now on. */
export async function moveRows(
  tx: Tx,
  { table, column, from, to }: { table: string; column: string; from: string; to: string },
): Promise<void> {
  const whose = sql.identifier(column);
  await tx.execute(
    sql`UPDATE ${sql.identifier(table)} SET ${whose} = ${to} WHERE tenant_id = ${tx.tenantId} AND ${whose} = ${from}`,
  );
}
