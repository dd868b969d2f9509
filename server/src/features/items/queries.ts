import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import type { ItemKind } from '@regimen/engine/items.ts';
import { and, desc, eq, exists, ilike, inArray, lte, or, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { items, itemUses, programMembers, programs, protocolMembers, protocols } from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const row = {
  id: items.id,
  ownerId: items.ownerId,
  protocolId: items.protocolId,
  kind: items.kind,
  content: items.content,
  version: items.version,
  unreviewed: items.unreviewed,
};
export type ItemRecord = Awaited<ReturnType<typeof findItem>> & object;

/** Where somebody works: the protocol that is open, and who they are. */
export interface Workplace {
  protocolId: string;
  userId: string;
}

const usedIn = (tx: Tx, { protocolId }: Workplace) =>
  exists(
    tx
      .select({ one: sql`1` })
      .from(itemUses)
      .where(
        and(
          eq(itemUses.tenantId, tx.tenantId),
          eq(itemUses.protocolId, protocolId),
          eq(itemUses.itemId, items.id),
        ),
      ),
  );

/** One's own, those made in this protocol, and those it uses: nobody else's can be reached by its id. */
const within = (tx: Tx, place: Workplace): SQL | undefined =>
  and(
    eq(items.tenantId, tx.tenantId),
    or(eq(items.ownerId, place.userId), eq(items.protocolId, place.protocolId), usedIn(tx, place)),
  );

export async function findItem(tx: Tx, place: Workplace, id: string, lock = false) {
  const query = tx
    .select(row)
    .from(items)
    .where(and(within(tx, place), eq(items.id, id)));
  const [found] = lock ? await query.for('update') : await query;
  return found;
}

export function findItems(tx: Tx, place: Workplace, ids: readonly string[]) {
  return tx
    .select(row)
    .from(items)
    .where(and(within(tx, place), inArray(items.id, [...ids])));
}

/** Everything that the draft uses, for its document. */
export function listUsedItems(tx: Tx, protocolId: string) {
  // Items grow in the drafts they belong to as well: what is too much for one answer is left out, and named as missing.
  const sized = tx
    .select({
      id: items.id,
      soFar: sql<number>`sum(octet_length(${items.content}::text)) OVER (ORDER BY ${items.id})`.as('so_far'),
    })
    .from(itemUses)
    .innerJoin(items, and(eq(items.tenantId, itemUses.tenantId), eq(items.id, itemUses.itemId)))
    .where(and(eq(itemUses.tenantId, tx.tenantId), eq(itemUses.protocolId, protocolId)))
    .as('sized');
  return tx
    .select(row)
    .from(sized)
    .innerJoin(items, and(eq(items.tenantId, tx.tenantId), eq(items.id, sized.id)))
    .where(lte(sized.soFar, mostItemBytes));
}

/** Of all items of a draft, or that it uses. */
const mostItemBytes = 6_000_000;

/** How much the items take that belong to a draft or that it uses. */
export async function sizeOfItems(tx: Tx, protocolId: string): Promise<number> {
  const used = tx
    .select({ id: itemUses.itemId })
    .from(itemUses)
    .where(and(eq(itemUses.tenantId, tx.tenantId), eq(itemUses.protocolId, protocolId)));
  const [row] = await tx
    .select({
      bytes: sql<string>`coalesce(sum(octet_length(${items.content}::text) + octet_length(${items.unreviewed}::text)), 0)`,
    })
    .from(items)
    .where(
      and(eq(items.tenantId, tx.tenantId), or(eq(items.protocolId, protocolId), inArray(items.id, used))),
    );
  return Number(row?.bytes ?? 0);
}

export interface ItemFilter {
  kind?: ItemKind | undefined;
  search?: string | undefined;
  show?: 'own' | 'used' | undefined;
  unused?: boolean;
}

/** Of a nudge's text, as a list shows it. */
export const LONGEST_SAID = 200;

/** Newest first. */
export function listItems(
  tx: Tx,
  place: Workplace,
  filter: ItemFilter,
  from: Place | undefined,
  most: number,
) {
  const used = usedIn(tx, place);
  const key = sql`(${items.createdAt}, ${items.id})`;
  const conditions = [within(tx, place)];
  if (filter.kind) conditions.push(eq(items.kind, filter.kind));
  if (filter.show === 'used') conditions.push(used);
  if (filter.unused) conditions.push(sql`NOT ${used}`);
  if (filter.search) {
    const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(or(ilike(items.name, like), ilike(items.description, like)));
  }
  if (from) conditions.push(sql`${key} < (${from.at}::timestamptz, ${from.id}::uuid)`);
  return tx
    .select({
      id: items.id,
      kind: items.kind,
      name: items.name,
      description: items.description,
      says: sql<string>`coalesce(left(${items.content} ->> 'body', ${LONGEST_SAID}), '')`,
      photo: items.photo,
      createdAt: items.createdAt,
      changedAt: items.changedAt,
      usedHere: sql<boolean>`${used}`,
      unreviewed: sql<number>`jsonb_array_length(${items.unreviewed})`,
    })
    .from(items)
    .where(and(...conditions))
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(most);
}

export async function insertItems(tx: Tx, rows: (typeof items.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(items).values(rows);
}

export async function updateItem(
  tx: Tx,
  id: string,
  change: Pick<
    typeof items.$inferInsert,
    'name' | 'description' | 'photo' | 'content' | 'changedAt' | 'unreviewed'
  >,
): Promise<void> {
  await tx
    .update(items)
    .set({ ...change, version: sql`${items.version} + 1` })
    .where(and(eq(items.tenantId, tx.tenantId), eq(items.id, id)));
}

/** Nothing that people read changes, so its version stays. */
export async function writeUnreviewed(tx: Tx, id: string, unreviewed: DraftedText[]): Promise<void> {
  await tx
    .update(items)
    .set({ unreviewed })
    .where(and(eq(items.tenantId, tx.tenantId), eq(items.id, id)));
}

export async function deleteItem(tx: Tx, id: string): Promise<void> {
  await tx.delete(items).where(and(eq(items.tenantId, tx.tenantId), eq(items.id, id)));
}

/** Drafts that use an item, with what `userId` may know of them. */
export function listUsers(tx: Tx, itemId: string, userId: string) {
  return tx
    .select({
      id: protocols.id,
      name: protocols.name,
      ownerId: protocols.ownerId,
      readable: sql<boolean>`${protocols.ownerId} = ${userId} OR ${protocolMembers.userId} IS NOT NULL`,
    })
    .from(itemUses)
    .innerJoin(
      protocols,
      and(eq(protocols.tenantId, itemUses.tenantId), eq(protocols.id, itemUses.protocolId)),
    )
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, itemUses.tenantId),
        eq(protocolMembers.protocolId, itemUses.protocolId),
        eq(protocolMembers.userId, userId),
      ),
    )
    .where(and(eq(itemUses.tenantId, tx.tenantId), eq(itemUses.itemId, itemId)))
    .orderBy(protocols.name, protocols.id)
    .limit(100);
}

/** Programs that were given an agent, as far as `userId` works on them. */
export function listProgramsAnsweredBy(tx: Tx, itemId: string, userId: string) {
  return tx
    .select({ id: programs.id, texts: programs.texts })
    .from(programs)
    .where(
      and(
        eq(programs.tenantId, tx.tenantId),
        eq(programs.agentId, itemId),
        or(
          eq(programs.ownerId, userId),
          sql`${programs.id} IN (SELECT m.program_id FROM ${programMembers} m
            WHERE m.tenant_id = ${tx.tenantId} AND m.user_id = ${userId})`,
        ),
      ),
    )
    .orderBy(programs.createdAt, programs.id)
    .limit(100);
}

export async function replaceUses(tx: Tx, protocolId: string, ids: readonly string[]): Promise<void> {
  await tx
    .delete(itemUses)
    .where(and(eq(itemUses.tenantId, tx.tenantId), eq(itemUses.protocolId, protocolId)));
  if (ids.length > 0)
    await tx.insert(itemUses).values(ids.map((itemId) => ({ tenantId: tx.tenantId, protocolId, itemId })));
}

/** What an item names is used wherever the item is. */
export async function addUsesBeside(tx: Tx, itemId: string, named: readonly string[]): Promise<void> {
  if (named.length === 0) return;
  await tx.execute(sql`INSERT INTO ${itemUses} (tenant_id, protocol_id, item_id)
    SELECT u.tenant_id, u.protocol_id, i.id FROM ${itemUses} u JOIN ${items} i ON i.tenant_id = u.tenant_id
    WHERE u.tenant_id = ${tx.tenantId} AND u.item_id = ${itemId} AND i.id IN ${[...named]}
    ON CONFLICT DO NOTHING`);
}

/** Others who have such a draft open see that it is not what they have. */
export async function raiseDraftVersions(tx: Tx, itemId: string): Promise<string[]> {
  const raised = await tx.execute<{ id: string }>(sql`UPDATE ${protocols} SET version = version + 1
    WHERE tenant_id = ${tx.tenantId} AND id IN (
      SELECT protocol_id FROM ${itemUses} WHERE tenant_id = ${tx.tenantId} AND item_id = ${itemId})
    RETURNING id`);
  return raised.rows.map(({ id }) => id);
}

export async function findProtocolOwner(tx: Tx, id: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ ownerId: protocols.ownerId })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)));
  return found?.ownerId;
}

/** By id alone, for a version of a draft that used them; locked until the transaction ends. */
export function findOwnedItems(tx: Tx, ids: readonly string[]) {
  return tx
    .select(row)
    .from(items)
    .where(and(eq(items.tenantId, tx.tenantId), inArray(items.id, [...ids])))
    .for('update');
}
