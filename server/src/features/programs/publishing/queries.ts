import { runningStatuses } from '@regimen/contract/enrollments.ts';
import type { ItemKind } from '@regimen/contract/items.ts';
import type { UnreviewedItem } from '@regimen/contract/publishing.ts';
import { and, asc, count, desc, eq, inArray, sql } from '../../../db/drizzle.ts';
import type { Tx } from '../../../db/pool.ts';
import {
  enrollments,
  items,
  itemUses,
  programListings,
  programProtocols,
  programVersions,
  protocols,
  users,
  versionUses,
} from '../../../db/schema.ts';
import type { Place } from '../../../paging.ts';

const part = {
  tenantId: protocols.tenantId,
  id: protocols.id,
  name: protocols.name,
  version: protocols.version,
  categoryId: protocols.categoryId,
  document: protocols.document,
  onFail: programProtocols.onFail,
};
const inProgram = and(
  eq(protocols.tenantId, programProtocols.tenantId),
  eq(protocols.id, programProtocols.protocolId),
);
const ofProgram = (tenantId: string, programId: string) =>
  and(eq(programProtocols.tenantId, tenantId), eq(programProtocols.programId, programId));

/** The drafts a program leads through, in order. */
export function listDraftDocuments(tx: Tx, programId: string) {
  return tx
    .select(part)
    .from(programProtocols)
    .innerJoin(protocols, inProgram)
    .where(ofProgram(tx.tenantId, programId))
    .orderBy(asc(programProtocols.position));
}
export type DraftDocument = Awaited<ReturnType<typeof listDraftDocuments>>[number];

/** Items of the drafts with texts that were drafted as a translation and that nobody has reviewed. */
export async function listUnreviewed(tx: Tx, programId: string): Promise<UnreviewedItem[]> {
  const rows = await tx
    .selectDistinct({
      protocolId: itemUses.protocolId,
      id: items.id,
      kind: items.kind,
      name: items.name,
      position: programProtocols.position,
    })
    .from(programProtocols)
    .innerJoin(
      itemUses,
      and(
        eq(itemUses.tenantId, programProtocols.tenantId),
        eq(itemUses.protocolId, programProtocols.protocolId),
      ),
    )
    .innerJoin(items, and(eq(items.tenantId, itemUses.tenantId), eq(items.id, itemUses.itemId)))
    .where(and(ofProgram(tx.tenantId, programId), sql`jsonb_array_length(${items.unreviewed}) > 0`))
    .orderBy(asc(programProtocols.position), asc(items.name), asc(items.id))
    .limit(mostUnreviewed);
  return rows.map(({ position: _position, kind, ...row }) => ({ ...row, kind: kind as ItemKind }));
}
const mostUnreviewed = 200;

/**
 * Items first, as whoever changes one holds it before its drafts. From here on nobody changes what is to be published:
 * a change that waits finds the version when it goes on.
 */
export async function holdContents(tx: Tx, programId: string): Promise<void> {
  const parts = tx
    .select({ id: programProtocols.protocolId })
    .from(programProtocols)
    .where(ofProgram(tx.tenantId, programId));
  const used = tx
    .select({ id: itemUses.itemId })
    .from(itemUses)
    .where(and(eq(itemUses.tenantId, tx.tenantId), inArray(itemUses.protocolId, parts)));
  await tx
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.tenantId, tx.tenantId), inArray(items.id, used)))
    .orderBy(asc(items.id))
    .for('share');
  await tx
    .select({ id: protocols.id })
    .from(protocols)
    .where(and(eq(protocols.tenantId, tx.tenantId), inArray(protocols.id, parts)))
    .orderBy(asc(protocols.id))
    .for('update');
}

export async function findNewestVersion(tx: Tx, programId: string) {
  const [row] = await tx
    .select()
    .from(programVersions)
    .where(and(eq(programVersions.tenantId, tx.tenantId), eq(programVersions.programId, programId)))
    .orderBy(desc(programVersions.number))
    .limit(1);
  return row;
}

export async function insertVersion(tx: Tx, row: typeof programVersions.$inferInsert): Promise<void> {
  await tx.insert(programVersions).values(row);
}

export async function insertUses(tx: Tx, rows: (typeof versionUses.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(versionUses).values(rows).onConflictDoNothing();
}

/** What is counted about it, and when it first came out, stays. */
export async function putListing(tx: Tx, row: typeof programListings.$inferInsert): Promise<void> {
  const { tenantId: _tenant, programId: _program, firstPublishedAt: _first, ...change } = row;
  await tx
    .insert(programListings)
    .values(row)
    .onConflictDoUpdate({ target: [programListings.tenantId, programListings.programId], set: change });
}

/** Current followers by the version they stay on, newest first. */
export function countCurrentFollowers(tx: Tx, programId: string) {
  return tx
    .select({ number: programVersions.number, count: count() })
    .from(enrollments)
    .innerJoin(
      programVersions,
      and(eq(programVersions.tenantId, enrollments.tenantId), eq(programVersions.id, enrollments.versionId)),
    )
    .where(
      and(
        eq(enrollments.tenantId, tx.tenantId),
        eq(enrollments.programId, programId),
        inArray(enrollments.status, runningStatuses),
      ),
    )
    .groupBy(programVersions.number)
    .orderBy(desc(programVersions.number));
}

const began = sql`FROM ${enrollments} e WHERE e.tenant_id = ${programVersions.tenantId}
  AND e.version_id = ${programVersions.id}`;
const version = {
  id: programVersions.id,
  number: programVersions.number,
  note: programVersions.note,
  publishedAt: programVersions.publishedAt,
  publishedBy: { id: users.id, fullName: users.fullName },
  followersCount: sql<number>`(SELECT count(*)::int ${began})`,
  onTheWayCount: sql<number>`(SELECT count(*)::int ${began} AND e.status IN ${runningStatuses})`,
};
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];

export function listVersions(tx: Tx, programId: string, from: Place | undefined, most: number) {
  const conditions = [eq(programVersions.tenantId, tx.tenantId), eq(programVersions.programId, programId)];
  if (from)
    conditions.push(
      sql`(${programVersions.publishedAt}, ${programVersions.id}) < (${from.at}::timestamptz, ${from.id}::uuid)`,
    );
  return tx
    .select(version)
    .from(programVersions)
    .leftJoin(
      users,
      and(eq(users.tenantId, programVersions.tenantId), eq(users.id, programVersions.publishedBy)),
    )
    .where(and(...conditions))
    .orderBy(desc(programVersions.publishedAt), desc(programVersions.id))
    .limit(most);
}
