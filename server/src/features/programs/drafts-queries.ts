import type { Permission } from '@regimen/contract/permissions.ts';
import type { AgentItem } from '@regimen/engine/items.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from '../../db/drizzle.ts';
import type { Tx } from '../../db/pool.ts';
import {
  images,
  items,
  programListings,
  programMembers,
  programProtocols,
  programs,
  programVersions,
  protocolMembers,
  protocols,
  users,
} from '../../db/schema.ts';
import type { Place } from '../../paging.ts';

export type ProgramRow = typeof programs.$inferSelect;

const is = (tenantId: string, id: string) => and(eq(programs.tenantId, tenantId), eq(programs.id, id));

/** Programs on which this person works. */
const ofMember = (tenantId: string, userId: string) => sql`SELECT m.program_id FROM ${programMembers} m
  WHERE m.tenant_id = ${tenantId} AND m.user_id = ${userId}`;

const card = (userId: string) => ({
  id: programs.id,
  texts: programs.texts,
  cover: programs.cover,
  category: programs.category,
  access: programs.access,
  createdAt: programs.createdAt,
  changedAt: programs.changedAt,
  archivedAt: programs.archivedAt,
  owner: { id: users.id, fullName: users.fullName },
  number: programVersions.number,
  publishedAt: programVersions.publishedAt,
  followersCount: programListings.followersCount,
  finishedCount: programListings.finishedCount,
  protocolsCount: sql<number>`(SELECT count(*)::int FROM ${programProtocols} c
    WHERE c.tenant_id = ${programs.tenantId} AND c.program_id = ${programs.id})`,
  permissions: sql<Permission[] | null>`(SELECT array_agg(DISTINCT m.permission) FROM ${programMembers} m
    WHERE m.tenant_id = ${programs.tenantId} AND m.program_id = ${programs.id} AND m.user_id = ${userId})`,
  changedSince: sql<boolean>`coalesce(${programs.changedAt} > ${programVersions.publishedAt} OR EXISTS (
    SELECT 1 FROM ${programProtocols} c
    JOIN ${protocols} p ON p.tenant_id = c.tenant_id AND p.id = c.protocol_id
    WHERE c.tenant_id = ${programs.tenantId} AND c.program_id = ${programs.id}
    AND p.saved_at > ${programVersions.publishedAt}), false)`,
});

const cards = (tx: Tx, userId: string) =>
  tx
    .select(card(userId))
    .from(programs)
    .innerJoin(users, and(eq(users.tenantId, programs.tenantId), eq(users.id, programs.ownerId)))
    .leftJoin(
      programVersions,
      and(eq(programVersions.tenantId, programs.tenantId), eq(programVersions.id, programs.versionId)),
    )
    .leftJoin(
      programListings,
      and(eq(programListings.tenantId, programs.tenantId), eq(programListings.programId, programs.id)),
    );
export type CardRow = Awaited<ReturnType<typeof listCards>>[number];

export async function findCard(tx: Tx, id: string, userId: string) {
  const [found] = await cards(tx, userId).where(is(tx.tenantId, id));
  return found;
}

export interface CardFilter {
  show: 'mine' | 'drafts' | 'published' | 'shared' | 'archived';
  search?: string | undefined;
  protocol?: string | undefined;
}

/** Changed last, first; a page ends where `from` begins. */
export function listCards(
  tx: Tx,
  userId: string,
  { show, search, protocol }: CardFilter,
  from: Place | undefined,
  most: number,
) {
  const key = sql`(${programs.changedAt}, ${programs.id})`;
  const conditions: (SQL | undefined)[] = [
    eq(programs.tenantId, tx.tenantId),
    show === 'shared'
      ? sql`${programs.ownerId} <> ${userId} AND ${programs.id} IN (${ofMember(tx.tenantId, userId)})`
      : eq(programs.ownerId, userId),
    show === 'archived' ? isNotNull(programs.archivedAt) : isNull(programs.archivedAt),
  ];
  if (show === 'drafts') conditions.push(isNull(programs.versionId));
  if (show === 'published') conditions.push(isNotNull(programs.versionId));
  if (search) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    conditions.push(sql`(${programs.texts} -> 'en' ->> 'title' ILIKE ${like}
      OR ${programs.texts} -> 'ar' ->> 'title' ILIKE ${like})`);
  }
  if (protocol)
    conditions.push(sql`EXISTS (SELECT 1 FROM ${programProtocols} c WHERE c.tenant_id = ${programs.tenantId}
      AND c.program_id = ${programs.id} AND c.protocol_id = ${protocol})`);
  if (from) conditions.push(sql`${key} < (${from.at}::timestamptz, ${from.id}::uuid)`);
  return cards(tx, userId)
    .where(and(...conditions))
    .orderBy(desc(programs.changedAt), desc(programs.id))
    .limit(most);
}

export async function findProgram(tx: Tx, id: string): Promise<ProgramRow | undefined> {
  const [row] = await tx.select().from(programs).where(is(tx.tenantId, id));
  return row;
}

/** Until the transaction ends, whoever else changes or publishes it waits. */
export async function holdProgram(tx: Tx, id: string): Promise<ProgramRow | undefined> {
  const [row] = await tx.select().from(programs).where(is(tx.tenantId, id)).for('update');
  return row;
}

export const countPrograms = (tx: Tx, ownerId: string): Promise<number> =>
  tx.$count(programs, and(eq(programs.tenantId, tx.tenantId), eq(programs.ownerId, ownerId)));

export async function insertProgram(tx: Tx, row: typeof programs.$inferInsert): Promise<void> {
  await tx.insert(programs).values(row);
}

export async function updateProgram(
  tx: Tx,
  id: string,
  change: Partial<typeof programs.$inferInsert>,
): Promise<void> {
  await tx.update(programs).set(change).where(is(tx.tenantId, id));
}

/** In their order, with what `userId` may do with each. */
export function listParts(tx: Tx, programId: string, userId: string) {
  return tx
    .select({
      id: protocols.id,
      onFail: programProtocols.onFail,
      name: protocols.name,
      stepsCount: protocols.stepsCount,
      modulesCount: protocols.modulesCount,
      stepTypes: protocols.stepTypes,
      ownerId: protocols.ownerId,
      permission: protocolMembers.permission,
    })
    .from(programProtocols)
    .innerJoin(
      protocols,
      and(eq(protocols.tenantId, programProtocols.tenantId), eq(protocols.id, programProtocols.protocolId)),
    )
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, protocols.tenantId),
        eq(protocolMembers.protocolId, protocols.id),
        eq(protocolMembers.userId, userId),
      ),
    )
    .where(and(eq(programProtocols.tenantId, tx.tenantId), eq(programProtocols.programId, programId)))
    .orderBy(asc(programProtocols.position));
}
export type PartRow = Awaited<ReturnType<typeof listParts>>[number];

/** Of the protocols named, those that this person owns or may publish. */
export async function listUsable(tx: Tx, userId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: protocols.id })
    .from(protocols)
    .leftJoin(
      protocolMembers,
      and(
        eq(protocolMembers.tenantId, protocols.tenantId),
        eq(protocolMembers.protocolId, protocols.id),
        eq(protocolMembers.userId, userId),
      ),
    )
    .where(
      and(
        eq(protocols.tenantId, tx.tenantId),
        inArray(protocols.id, [...ids]),
        sql`(${protocols.ownerId} = ${userId} OR ${protocolMembers.permission} = 'publish')`,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function replaceParts(
  tx: Tx,
  programId: string,
  parts: readonly { id: string; onFail: string }[],
): Promise<void> {
  await tx
    .delete(programProtocols)
    .where(and(eq(programProtocols.tenantId, tx.tenantId), eq(programProtocols.programId, programId)));
  if (parts.length === 0) return;
  await tx.insert(programProtocols).values(
    parts.map(({ id, onFail }, position) => ({
      tenantId: tx.tenantId,
      programId,
      position,
      protocolId: id,
      onFail,
    })),
  );
}

export async function isImage(tx: Tx, name: string): Promise<boolean> {
  const found = await tx
    .select({ name: images.name })
    .from(images)
    .where(and(eq(images.tenantId, tx.tenantId), eq(images.name, name)));
  return found.length > 0;
}

/** One that its creator wrote: what a team is given is the program, not its owner's other things. */
export async function isAgentOf(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  return (await findAgent(tx, id, ownerId)) !== undefined;
}

export async function findAgent(tx: Tx, id: string, ownerId: string): Promise<AgentItem | undefined> {
  const [row] = await tx
    .select({ item: items.content })
    .from(items)
    .where(
      and(
        eq(items.tenantId, tx.tenantId),
        eq(items.id, id),
        eq(items.ownerId, ownerId),
        eq(items.kind, 'agent'),
      ),
    );
  return row?.item as AgentItem | undefined;
}

/** Shown in lists or not; a program that was never published has no listing. */
export async function setListed(tx: Tx, programId: string, listed: boolean): Promise<void> {
  await tx
    .update(programListings)
    .set({ isListed: sql`${listed} AND ${programListings.access} = 'free'` })
    .where(and(eq(programListings.tenantId, tx.tenantId), eq(programListings.programId, programId)));
}
