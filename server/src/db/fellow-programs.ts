import { sql } from './drizzle.ts';
import type { Tx } from './pool.ts';

/** The programs whose other followers see somebody. */
export async function listProgramsSeenIn(tx: Tx, userId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ program_id: string }>(sql`
    SELECT program_id FROM enrollments
    WHERE tenant_id = ${tx.tenantId} AND user_id = ${userId} AND is_seen AND status IN ('waiting', 'active', 'paused')`);
  return rows.map(({ program_id }) => program_id);
}
