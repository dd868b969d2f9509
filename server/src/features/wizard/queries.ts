import { and, asc, count, desc, eq, gte, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { wizardProposals as proposals, wizards } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

export type WizardRow = typeof wizards.$inferSelect;
export type ProposalRow = typeof proposals.$inferSelect;

export async function findWizard(tx: Tx, protocolId: string): Promise<WizardRow | undefined> {
  const [row] = await tx
    .select()
    .from(wizards)
    .where(and(eq(wizards.tenantId, tx.tenantId), eq(wizards.protocolId, protocolId)));
  return row;
}

export async function putWizard(tx: Tx, row: WizardRow): Promise<void> {
  const { tenantId, protocolId, ...changed } = row;
  const target = [wizards.tenantId, wizards.protocolId];
  await tx.insert(wizards).values(row).onConflictDoUpdate({ target, set: changed });
}

const is = (tx: Tx, id: string) => and(eq(proposals.tenantId, tx.tenantId), eq(proposals.id, id));

export async function findProposal(tx: Tx, id: string, lock = false): Promise<ProposalRow | undefined> {
  const query = tx.select().from(proposals).where(is(tx, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** Newest first, from a place onward or (backwards) up to it. */
export function listProposals(
  tx: Tx,
  protocolId: string,
  from: Place | undefined,
  most: number,
): Promise<ProposalRow[]> {
  const order = from?.backwards
    ? [asc(proposals.createdAt), asc(proposals.id)]
    : [desc(proposals.createdAt), desc(proposals.id)];
  return tx
    .select()
    .from(proposals)
    .where(
      and(eq(proposals.tenantId, tx.tenantId), eq(proposals.protocolId, protocolId), from && beyond(from)),
    )
    .orderBy(...order)
    .limit(most);
}

function beyond({ at, id, backwards }: Place): SQL {
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  const row = sql`(${proposals.createdAt}, ${proposals.id})`;
  return backwards ? sql`${row} > ${place}` : sql`${row} < ${place}`;
}

export async function insertProposal(tx: Tx, row: ProposalRow): Promise<void> {
  await tx.insert(proposals).values(row);
}

export async function updateProposal(
  tx: Tx,
  id: string,
  change: Pick<ProposalRow, 'state'> & Partial<ProposalRow>,
): Promise<ProposalRow | undefined> {
  const [row] = await tx.update(proposals).set(change).where(is(tx, id)).returning();
  return row;
}

/** How many somebody asked for. */
export async function countProposals(tx: Tx, userId: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(proposals)
    .where(
      and(eq(proposals.tenantId, tx.tenantId), eq(proposals.userId, userId), gte(proposals.createdAt, since)),
    );
  return row?.n ?? 0;
}

export async function deleteProposalsBeyond(tx: Tx, protocolId: string, most: number): Promise<void> {
  const kept = tx
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.tenantId, tx.tenantId), eq(proposals.protocolId, protocolId)))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(most);
  await tx
    .delete(proposals)
    .where(
      and(
        eq(proposals.tenantId, tx.tenantId),
        eq(proposals.protocolId, protocolId),
        sql`${proposals.id} NOT IN (${kept})`,
      ),
    );
}
