import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import { prepared } from '../../db/prepared.ts';
import {
  categories,
  draftChanges,
  draftVersions,
  protocolComments,
  protocolMembers,
  protocols,
  users,
} from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

const openComments = sql<number>`(SELECT count(*)::int FROM ${protocolComments} c
  WHERE c.tenant_id = ${protocols.tenantId} AND c.protocol_id = ${protocols.id}
  AND c.resolved_at IS NULL AND c.reply_to IS NULL)`;

const card = {
  id: protocols.id,
  name: protocols.name,
  description: protocols.description,
  stepsCount: protocols.stepsCount,
  modulesCount: protocols.modulesCount,
  stepTypes: protocols.stepTypes,
  createdAt: protocols.createdAt,
  savedAt: protocols.savedAt,
  archivedAt: protocols.archivedAt,
  owner: { id: users.id, fullName: users.fullName },
  category: {
    id: categories.id,
    name: categories.name,
    colour: categories.colour,
    icon: categories.icon,
  },
  membersCount: sql<number>`(SELECT count(*)::int FROM ${protocolMembers} m
    WHERE m.tenant_id = ${protocols.tenantId} AND m.protocol_id = ${protocols.id})`,
  openCommentsCount: openComments,
};

const cards = (tx: Tx, userId: string) =>
  tx
    .select({ ...card, permission: protocolMembers.permission })
    .from(protocols)
    .innerJoin(users, and(eq(users.tenantId, protocols.tenantId), eq(users.id, protocols.ownerId)))
    .leftJoin(
      categories,
      and(eq(categories.tenantId, protocols.tenantId), eq(categories.id, protocols.categoryId)),
    )
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, protocols.tenantId),
        eq(protocolMembers.protocolId, protocols.id),
        eq(protocolMembers.userId, userId),
      ),
    );
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export async function findCard(tx: Tx, id: string, userId: string) {
  const [found] = await cards(tx, userId).where(
    and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)),
  );
  return found;
}

export interface CardFilter {
  show: 'mine' | 'shared' | 'archived';
  category?: string | undefined;
  search?: string | undefined;
}

/** Changed last, first; a page ends where `from` begins. */
export function listCards(tx: Tx, userId: string, filter: CardFilter, from: Place | undefined, most: number) {
  const key = sql`(${protocols.savedAt}, ${protocols.id})`;
  const conditions: (SQL | undefined)[] = [
    eq(protocols.tenantId, tx.tenantId),
    filter.show === 'shared' ? isNotNull(protocolMembers.userId) : eq(protocols.ownerId, userId),
    filter.show === 'archived' ? isNotNull(protocols.archivedAt) : isNull(protocols.archivedAt),
  ];
  if (filter.category) conditions.push(eq(protocols.categoryId, filter.category));
  if (filter.search) conditions.push(ilike(protocols.name, `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`));
  if (from) conditions.push(sql`${key} < (${from.at}::timestamptz, ${from.id}::uuid)`);
  return cards(tx, userId)
    .where(and(...conditions))
    .orderBy(desc(protocols.savedAt), desc(protocols.id))
    .limit(most);
}

export async function findDraft(tx: Tx, id: string) {
  const [found] = await tx
    .select()
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)));
  return found;
}
export type DraftRow = typeof protocols.$inferSelect;

/** The draft, held: whoever else saves waits. */
const heldDraft = prepared<{ id: string }, DraftRow[]>('protocol_held', (db) =>
  db
    .select()
    .from(protocols)
    .where(and(eq(protocols.tenantId, sql.placeholder('tenantId')), eq(protocols.id, sql.placeholder('id'))))
    .for('update'),
);
export const holdDraft = async (tx: Tx, id: string): Promise<DraftRow | undefined> =>
  (await heldDraft(tx, { id }))[0];

export async function findDraftVersion(tx: Tx, id: string) {
  const [found] = await tx
    .select({ version: protocols.version, openCommentsCount: openComments })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)));
  return found;
}

export const countProtocols = (tx: Tx, ownerId: string): Promise<number> =>
  tx.$count(protocols, and(eq(protocols.tenantId, tx.tenantId), eq(protocols.ownerId, ownerId)));

export async function insertProtocol(tx: Tx, row: typeof protocols.$inferInsert): Promise<void> {
  await tx.insert(protocols).values(row);
}

export async function updateProtocol(
  tx: Tx,
  id: string,
  change: Partial<typeof protocols.$inferInsert>,
): Promise<void> {
  await tx
    .update(protocols)
    .set(change)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, id)));
}

export async function isCategoryOf(tx: Tx, ownerId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.tenantId, tx.tenantId), eq(categories.id, id), eq(categories.ownerId, ownerId)));
  return found.length > 0;
}

type ChangeKey = Pick<typeof draftChanges.$inferInsert, 'protocolId' | 'version' | 'savedAt'>;

export async function insertChange(tx: Tx, row: ChangeKey & { change: string }): Promise<void> {
  await tx.insert(draftChanges).values({ ...row, tenantId: tx.tenantId });
}

/** What stands in the draft until now, copied where it lies. */
export async function insertDraftBefore(tx: Tx, { protocolId, version, savedAt }: ChangeKey): Promise<void> {
  const before = tx
    .select({
      tenantId: protocols.tenantId,
      protocolId: protocols.id,
      version: sql<number>`${version}::integer`.as('version'),
      change: protocols.document,
      savedAt: sql<Date>`${savedAt.toISOString()}::timestamptz`.as('saved_at'),
      isDraft: sql<boolean>`true`.as('is_draft'),
    })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), eq(protocols.id, protocolId)));
  await tx.insert(draftChanges).select(before);
}

/** Changes that made the draft what it is after `version`, newest first. */
export function listChangesAfter(tx: Tx, protocolId: string, version: number) {
  return tx
    .select({ change: draftChanges.change, isDraft: draftChanges.isDraft })
    .from(draftChanges)
    .where(
      and(
        eq(draftChanges.tenantId, tx.tenantId),
        eq(draftChanges.protocolId, protocolId),
        gt(draftChanges.version, version),
      ),
    )
    .orderBy(desc(draftChanges.version));
}

const kept = {
  id: draftVersions.id,
  version: draftVersions.version,
  name: draftVersions.name,
  stepsCount: draftVersions.stepsCount,
  createdAt: draftVersions.createdAt,
  savedBy: { id: users.id, fullName: users.fullName },
};
const keeper = and(eq(users.tenantId, draftVersions.tenantId), eq(users.id, draftVersions.savedBy));
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export function listVersions(tx: Tx, protocolId: string, from: Place | undefined, most: number) {
  const key = sql`(${draftVersions.createdAt}, ${draftVersions.id})`;
  const conditions = [eq(draftVersions.tenantId, tx.tenantId), eq(draftVersions.protocolId, protocolId)];
  if (from) conditions.push(sql`${key} < (${from.at}::timestamptz, ${from.id}::uuid)`);
  return tx
    .select(kept)
    .from(draftVersions)
    .leftJoin(users, keeper)
    .where(and(...conditions))
    .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id))
    .limit(most);
}

export async function findVersion(tx: Tx, protocolId: string, version: number) {
  const [found] = await tx
    .select({ ...kept, document: draftVersions.document })
    .from(draftVersions)
    .leftJoin(users, keeper)
    .where(
      and(
        eq(draftVersions.tenantId, tx.tenantId),
        eq(draftVersions.protocolId, protocolId),
        eq(draftVersions.version, version),
      ),
    )
    .orderBy(asc(draftVersions.createdAt));
  return found;
}

export async function findLastKeptAt(tx: Tx, protocolId: string): Promise<Date | undefined> {
  const [last] = await tx
    .select({ at: draftVersions.createdAt })
    .from(draftVersions)
    .where(and(eq(draftVersions.tenantId, tx.tenantId), eq(draftVersions.protocolId, protocolId)))
    .orderBy(desc(draftVersions.createdAt), desc(draftVersions.id))
    .limit(1);
  return last?.at;
}

/** One row a version; a name that is given later is written over an empty one. */
export async function keepVersion(tx: Tx, row: typeof draftVersions.$inferInsert): Promise<void> {
  await tx
    .insert(draftVersions)
    .values(row)
    .onConflictDoUpdate({
      target: [draftVersions.tenantId, draftVersions.protocolId, draftVersions.version],
      set: { name: sql`CASE WHEN excluded.name = '' THEN ${draftVersions.name} ELSE excluded.name END` },
    });
}
