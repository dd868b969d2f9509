import { and, desc, eq, isNull } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { aiDecisions, enrollments } from '../../db/schema.ts';

export type AiDecisionRow = typeof aiDecisions.$inferSelect;

/** The second of two answers to one question finds the first. */
export async function insertDecision(tx: Tx, row: AiDecisionRow): Promise<void> {
  await tx.insert(aiDecisions).values(row).onConflictDoNothing();
}

const one = (tx: Tx, id: string) => and(eq(aiDecisions.tenantId, tx.tenantId), eq(aiDecisions.id, id));

export async function findFollowerOfDecision(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: enrollments.userId })
    .from(aiDecisions)
    .innerJoin(
      enrollments,
      and(eq(enrollments.tenantId, aiDecisions.tenantId), eq(enrollments.id, aiDecisions.enrollmentId)),
    )
    .where(one(tx, id));
  return row?.userId;
}

export async function getDecision(tx: Tx, id: string): Promise<AiDecisionRow> {
  const [row] = await tx.select().from(aiDecisions).where(one(tx, id));
  if (!row) throw new Error('The guard vouched for this decision.');
  return row;
}

/** Whether it was asked for just now, and not before. */
export async function markAsked(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(aiDecisions)
    .set({ askedPersonAt: at })
    .where(and(one(tx, id), isNull(aiDecisions.askedPersonAt)));
  return rowCount === 1;
}

/** What was said at a step the last time a model was asked there. */
export async function findLastDecision(
  tx: Tx,
  enrollmentId: string,
  protocolIndex: number,
  node: string,
): Promise<AiDecisionRow | undefined> {
  const { tenantId } = aiDecisions;
  const [row] = await tx
    .select()
    .from(aiDecisions)
    .where(
      and(
        eq(tenantId, tx.tenantId),
        eq(aiDecisions.enrollmentId, enrollmentId),
        eq(aiDecisions.protocolIndex, protocolIndex),
        eq(aiDecisions.node, node),
      ),
    )
    .orderBy(desc(aiDecisions.at))
    .limit(1);
  return row;
}
