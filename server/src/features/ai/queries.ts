import type { AiPurpose } from '@regimen/contract/ai-choices.ts';
import { and, eq, gte, isNotNull, isNull, lt, or, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { aiExchanges, aiSettings } from '../../db/schema.ts';

export type AiSettingsRow = typeof aiSettings.$inferSelect;
export type ExchangeRow = typeof aiExchanges.$inferSelect;

export async function findSettings(tx: Tx): Promise<AiSettingsRow | undefined> {
  const [row] = await tx.select().from(aiSettings).where(eq(aiSettings.tenantId, tx.tenantId));
  return row;
}

export async function putSettings(tx: Tx, row: AiSettingsRow): Promise<void> {
  const { tenantId, ...changed } = row;
  await tx.insert(aiSettings).values(row).onConflictDoUpdate({ target: aiSettings.tenantId, set: changed });
}

export async function insertExchange(tx: Tx, row: ExchangeRow): Promise<void> {
  await tx.insert(aiExchanges).values(row);
}

const tokens = sql<number>`coalesce(sum(${aiExchanges.tokensIn} + ${aiExchanges.tokensOut}), 0)`.mapWith(
  Number,
);

/** Of everybody, or what one person asked for. */
export async function tokensSince(tx: Tx, since: Date, personId?: string): Promise<number> {
  const { tenantId, at, askedBy, personId: person } = aiExchanges;
  const [row] = await tx
    .select({ tokens })
    .from(aiExchanges)
    .where(
      and(
        eq(tenantId, tx.tenantId),
        gte(at, since),
        personId === undefined
          ? undefined
          : or(eq(askedBy, personId), and(eq(person, personId), isNull(askedBy))),
      ),
    );
  return row?.tokens ?? 0;
}

export async function usedSince(tx: Tx, day: Date, month: Date) {
  const { tenantId, at, costMicros } = aiExchanges;
  const [row] = await tx
    .select({
      tokensToday:
        sql<number>`coalesce(sum(${aiExchanges.tokensIn} + ${aiExchanges.tokensOut}) FILTER (WHERE ${at} >= ${day}), 0)`.mapWith(
          Number,
        ),
      questionsToday: sql<number>`count(*) FILTER (WHERE ${at} >= ${day})`.mapWith(Number),
      costMicrosThisMonth: sql<number>`coalesce(sum(${costMicros}), 0)`.mapWith(Number),
    })
    .from(aiExchanges)
    .where(and(eq(tenantId, tx.tenantId), gte(at, month)));
  return row ?? { tokensToday: 0, questionsToday: 0, costMicrosThisMonth: 0 };
}

export async function deleteExchangesBefore(tx: Tx, before: Date): Promise<void> {
  const { tenantId, at } = aiExchanges;
  await tx.delete(aiExchanges).where(and(eq(tenantId, tx.tenantId), lt(at, before)));
}

/** How often somebody had a model asked for this. */
export function countExchanges(tx: Tx, personId: string, purpose: AiPurpose, since: Date): Promise<number> {
  const { tenantId, at } = aiExchanges;
  return tx.$count(
    aiExchanges,
    and(
      eq(tenantId, tx.tenantId),
      eq(aiExchanges.personId, personId),
      eq(aiExchanges.purpose, purpose),
      gte(at, since),
      isNotNull(aiExchanges.model),
    ),
  );
}
