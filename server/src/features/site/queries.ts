import { and, asc, eq } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { contactMessages, tenantDocuments, tenantFaqs } from '../../db/schema.ts';

export async function findDocument(tx: Tx, name: string, locale: string) {
  const [row] = await tx
    .select()
    .from(tenantDocuments)
    .where(
      and(
        eq(tenantDocuments.tenantId, tx.tenantId),
        eq(tenantDocuments.name, name),
        eq(tenantDocuments.locale, locale),
      ),
    );
  return row;
}

/** A site has a few dozen at most; they are searched in the browser. */
export async function listFaqs(tx: Tx, locale: string) {
  return tx
    .select()
    .from(tenantFaqs)
    .where(and(eq(tenantFaqs.tenantId, tx.tenantId), eq(tenantFaqs.locale, locale)))
    .orderBy(asc(tenantFaqs.position))
    .limit(200);
}

export async function insertContactMessage(
  tx: Tx,
  message: typeof contactMessages.$inferInsert,
): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function findContactMessage(tx: Tx, id: string) {
  const [row] = await tx
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.tenantId, tx.tenantId), eq(contactMessages.id, id)));
  return row;
}
