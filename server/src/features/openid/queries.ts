import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { openidIdentities, openidProviders, openidVisits } from '../../db/schema.ts';

export type ProviderRow = typeof openidProviders.$inferSelect;
export type VisitRow = typeof openidVisits.$inferSelect;

const providerIs = (tenantId: string, id: string) =>
  and(eq(openidProviders.tenantId, tenantId), eq(openidProviders.id, id));

export function listProviders(tx: Tx, most: number): Promise<ProviderRow[]> {
  return tx
    .select()
    .from(openidProviders)
    .where(eq(openidProviders.tenantId, tx.tenantId))
    .orderBy(asc(openidProviders.createdAt), asc(openidProviders.id))
    .limit(most);
}

/** Without `except`, where one is about to be switched on again. */
export function countSwitchedOn(tx: Tx, except?: string): Promise<number> {
  const { tenantId, enabled, id } = openidProviders;
  return tx.$count(
    openidProviders,
    and(eq(tenantId, tx.tenantId), eq(enabled, true), except === undefined ? undefined : ne(id, except)),
  );
}

export async function findProvider(tx: Tx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await tx.select().from(openidProviders).where(providerIs(tx.tenantId, id));
  return row;
}

export async function insertProvider(tx: Tx, provider: typeof openidProviders.$inferInsert): Promise<void> {
  await tx.insert(openidProviders).values(provider);
}

export async function updateProvider(
  tx: Tx,
  id: string,
  facts: Partial<ProviderRow>,
): Promise<ProviderRow | undefined> {
  const [row] = await tx.update(openidProviders).set(facts).where(providerIs(tx.tenantId, id)).returning();
  return row;
}

export async function deleteProvider(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(openidProviders)
    .where(providerIs(tx.tenantId, id))
    .returning({ id: openidProviders.id });
  return gone.length > 0;
}

export async function insertVisit(tx: Tx, visit: typeof openidVisits.$inferInsert): Promise<void> {
  await tx.insert(openidVisits).values(visit);
}

/** One way to a provider and back, in one browser. */
export interface Way {
  stateHash: Buffer;
  browserHash: Buffer;
}
const isLive = (tx: Tx, { stateHash, browserHash }: Way, now: Date) =>
  and(
    eq(openidVisits.tenantId, tx.tenantId),
    eq(openidVisits.stateHash, stateHash),
    eq(openidVisits.browserHash, browserHash),
    gt(openidVisits.until, now),
  );

/** Once: whoever comes with the same state again finds nothing. */
export async function takeReturn(tx: Tx, way: Way, now: Date): Promise<VisitRow | undefined> {
  const [row] = await tx
    .update(openidVisits)
    .set({ returnedAt: now })
    .where(and(isLive(tx, way, now), isNull(openidVisits.returnedAt)))
    .returning();
  return row;
}

/** What was brought back and waits for its person, or is settled. */
export async function findBrought(tx: Tx, way: Way, now: Date): Promise<VisitRow | undefined> {
  const [row] = await tx
    .select()
    .from(openidVisits)
    .where(and(isLive(tx, way, now), or(isNotNull(openidVisits.subject), isNotNull(openidVisits.outcome))))
    .for('update');
  return row;
}

export async function updateVisit(tx: Tx, stateHash: Buffer, facts: Partial<VisitRow>): Promise<void> {
  await tx
    .update(openidVisits)
    .set(facts)
    .where(and(eq(openidVisits.tenantId, tx.tenantId), eq(openidVisits.stateHash, stateHash)));
}

/** Nothing of what was brought stays. */
export const settleVisit = (
  tx: Tx,
  stateHash: Buffer,
  outcome: NonNullable<VisitRow['outcome']>,
  userId: string,
): Promise<void> =>
  updateVisit(tx, stateHash, {
    outcome,
    userId,
    ticketHash: null,
    subject: null,
    email: null,
    emailVerified: false,
    fullName: '',
  });

/** Turned back: nothing can come of it any more. */
export async function deleteWay(tx: Tx, way: Way, now: Date): Promise<void> {
  await tx.delete(openidVisits).where(isLive(tx, way, now));
}

const holds = (tx: Tx, ticketHash: Buffer, now: Date) =>
  and(
    eq(openidVisits.tenantId, tx.tenantId),
    eq(openidVisits.ticketHash, ticketHash),
    gt(openidVisits.until, now),
  );

export async function findByTicket(tx: Tx, ticketHash: Buffer, now: Date): Promise<VisitRow | undefined> {
  const [row] = await tx
    .select()
    .from(openidVisits)
    .where(holds(tx, ticketHash, now));
  return row;
}

/** Uses it up. */
export async function takeByTicket(tx: Tx, ticketHash: Buffer, now: Date): Promise<VisitRow | undefined> {
  const [row] = await tx
    .delete(openidVisits)
    .where(holds(tx, ticketHash, now))
    .returning();
  return row;
}

export async function deleteOldVisits(tx: Tx, now: Date): Promise<void> {
  await tx
    .delete(openidVisits)
    .where(and(eq(openidVisits.tenantId, tx.tenantId), lt(openidVisits.until, now)));
}

export async function findIdentity(tx: Tx, providerId: string, subject: string) {
  const [row] = await tx
    .select()
    .from(openidIdentities)
    .where(
      and(
        eq(openidIdentities.tenantId, tx.tenantId),
        eq(openidIdentities.providerId, providerId),
        eq(openidIdentities.subject, subject),
      ),
    );
  return row;
}

export async function insertIdentity(tx: Tx, identity: typeof openidIdentities.$inferInsert): Promise<void> {
  await tx.insert(openidIdentities).values(identity);
}

export async function touchIdentity(tx: Tx, id: string, now: Date, email: string | null): Promise<void> {
  await tx
    .update(openidIdentities)
    .set({ lastUsedAt: now, email })
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.id, id)));
}

export function listIdentities(tx: Tx, userId: string, most: number) {
  return tx
    .select({
      id: openidIdentities.id,
      providerId: openidProviders.id,
      providerName: openidProviders.name,
      email: openidIdentities.email,
      createdAt: openidIdentities.createdAt,
      lastUsedAt: openidIdentities.lastUsedAt,
    })
    .from(openidIdentities)
    .innerJoin(
      openidProviders,
      and(
        eq(openidProviders.tenantId, openidIdentities.tenantId),
        eq(openidProviders.id, openidIdentities.providerId),
      ),
    )
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.userId, userId)))
    .orderBy(asc(openidIdentities.createdAt), asc(openidIdentities.id))
    .limit(most);
}
export type IdentityRow = Awaited<ReturnType<typeof listIdentities>>[number];

export async function findIdentityOwner(tx: Tx, id: string): Promise<{ ownerId: string } | undefined> {
  const [row] = await tx
    .select({ ownerId: openidIdentities.userId })
    .from(openidIdentities)
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.id, id)));
  return row;
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx
    .delete(openidIdentities)
    .where(and(eq(openidIdentities.tenantId, tx.tenantId), eq(openidIdentities.id, id)));
}
