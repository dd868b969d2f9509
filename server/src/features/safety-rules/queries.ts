import { and, asc, eq, inArray, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { safetyRules } from '../../db/schema.ts';

export type SafetyRuleRow = typeof safetyRules.$inferSelect;

const ofProtocol = (tenantId: string, protocolId: string) =>
  and(eq(safetyRules.tenantId, tenantId), eq(safetyRules.protocolId, protocolId));
const is = (tenantId: string, protocolId: string, id: string) =>
  and(ofProtocol(tenantId, protocolId), eq(safetyRules.id, id));

/** Oldest first; bounded where they are made. */
export function listSafetyRules(tx: Tx, protocolId: string): Promise<SafetyRuleRow[]> {
  return tx
    .select()
    .from(safetyRules)
    .where(ofProtocol(tx.tenantId, protocolId))
    .orderBy(asc(safetyRules.createdAt), asc(safetyRules.id));
}

/** Of all these protocols at once; each has a bounded number. */
export function listRulesOf(tx: Tx, protocolIds: readonly string[]): Promise<SafetyRuleRow[]> {
  return tx
    .select()
    .from(safetyRules)
    .where(and(eq(safetyRules.tenantId, tx.tenantId), inArray(safetyRules.protocolId, [...protocolIds])))
    .orderBy(asc(safetyRules.createdAt), asc(safetyRules.id));
}

export async function findSafetyRule(
  tx: Tx,
  protocolId: string,
  id: string,
): Promise<SafetyRuleRow | undefined> {
  const [row] = await tx
    .select()
    .from(safetyRules)
    .where(is(tx.tenantId, protocolId, id));
  return row;
}

export async function countSafetyRules(tx: Tx, protocolId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(safetyRules)
    .where(ofProtocol(tx.tenantId, protocolId));
  return row?.count ?? 0;
}

export async function insertSafetyRule(
  tx: Tx,
  row: typeof safetyRules.$inferInsert,
): Promise<SafetyRuleRow | undefined> {
  const [made] = await tx.insert(safetyRules).values(row).returning();
  return made;
}

export async function updateSafetyRule(
  tx: Tx,
  protocolId: string,
  id: string,
  change: Partial<SafetyRuleRow>,
): Promise<SafetyRuleRow | undefined> {
  const [changed] = await tx
    .update(safetyRules)
    .set(change)
    .where(is(tx.tenantId, protocolId, id))
    .returning();
  return changed;
}

/** Whether there was one. */
export async function deleteSafetyRule(tx: Tx, protocolId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(safetyRules)
    .where(is(tx.tenantId, protocolId, id))
    .returning({ id: safetyRules.id });
  return gone.length > 0;
}
