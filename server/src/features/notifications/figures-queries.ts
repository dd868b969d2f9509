import { and, eq, gte, lte, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { prompts } from '../../db/schema.ts';

/** Over what was intended in these days, by the index on program and time. */
export async function countPrompts(tx: Tx, programId: string, since: Date, now: Date) {
  const free = sql`${prompts.heldAt} IS NULL`;
  const counted = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
  const seconds = sql`extract(epoch FROM ${prompts.sentAt} - ${prompts.intendedAt})`;
  const percentile = (share: number) =>
    sql<
      number | null
    >`percentile_cont(${sql.raw(String(share))}) WITHIN GROUP (ORDER BY ${seconds}) FILTER (WHERE ${free} AND ${prompts.sentAt} IS NOT NULL)`;
  const [row] = await tx
    .select({
      intended: counted(free),
      held: counted(sql`NOT ${free}`),
      p50: percentile(0.5),
      p90: percentile(0.9),
      p99: percentile(0.99),
      delivered: counted(
        sql`${free} AND (${prompts.deliveredAt} IS NOT NULL OR ${prompts.status} = 'answered')`,
      ),
      seen: counted(sql`${free} AND (${prompts.seenAt} IS NOT NULL OR ${prompts.status} = 'answered')`),
      answered: counted(sql`${free} AND ${prompts.status} = 'answered'`),
      missed: counted(sql`${free} AND ${prompts.status} = 'missed'`),
    })
    .from(prompts)
    .where(
      and(
        eq(prompts.tenantId, tx.tenantId),
        eq(prompts.programId, programId),
        gte(prompts.intendedAt, since),
        lte(prompts.intendedAt, now),
      ),
    );
  return row;
}
