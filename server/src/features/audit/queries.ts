import type { LookReason } from '@regimen/contract/audit-reasons.ts';
import type { AuditReason } from '../../db/audit-schema.ts';
import { alias, and, asc, desc, eq, gt, isNull, lt, type SQL, sql } from '../../db/drizzle.ts';
import { idBefore } from '../../db/ids.ts';
import type { Database, Tx } from '../../db/pool.ts';
import {
  admins,
  auditChains,
  auditEntries,
  emergencyAccesses,
  programListings,
  users,
} from '../../db/schema.ts';
import { listedTitles } from '../../db/short-rows.ts';
import type { Place } from '../../paging.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

/** By others, whoever they are; the index has no others. */
const byOthers = sql`${auditEntries.why} NOT IN ('own', 'program')`;

/** What they said when they opened the emergency access that let them look. */
const reasonOfAdmin = sql<string | null>`CASE WHEN ${auditEntries.why} = 'admin' THEN (
  SELECT e.reason FROM ${emergencyAccesses} e
  WHERE e.tenant_id = ${auditEntries.tenantId} AND e.person_id = ${auditEntries.personId}
    AND e.admin_id = ${auditEntries.actorId} AND ${auditEntries.at} BETWEEN e.opened_at AND e.ends_at
  ORDER BY e.opened_at DESC LIMIT 1) END`;

export function listLooks(tx: Tx, personId: string, from: Place | undefined, most: number) {
  const order = from?.backwards ? asc : desc;
  const beyond: SQL | undefined =
    from &&
    (from.backwards
      ? sql`${auditEntries.id} > ${from.id}::uuid`
      : sql`${auditEntries.id} < ${from.id}::uuid`);
  return tx
    .select({
      id: auditEntries.id,
      createdAt: auditEntries.at,
      call: auditEntries.call,
      why: sql<Exclude<AuditReason, 'own' | 'program'>>`${auditEntries.why}`,
      who: { id: users.id, fullName: users.fullName },
      admin: { id: admins.id, fullName: admins.fullName },
      reason: reasonOfAdmin,
      programId: programListings.programId,
      titles: listedTitles,
    })
    .from(auditEntries)
    .leftJoin(users, and(eq(users.tenantId, auditEntries.tenantId), eq(users.id, auditEntries.actorId)))
    .leftJoin(admins, and(eq(admins.tenantId, auditEntries.tenantId), eq(admins.id, auditEntries.actorId)))
    .leftJoin(
      programListings,
      and(
        eq(programListings.tenantId, auditEntries.tenantId),
        eq(programListings.programId, auditEntries.programId),
      ),
    )
    .where(and(eq(auditEntries.tenantId, tx.tenantId), eq(auditEntries.personId, personId), byOthers, beyond))
    .orderBy(order(auditEntries.id))
    .limit(most);
}

const people = alias(users, 'people');

/** Of everybody, by others than themselves and the program. */
export function listAllLooks(
  tx: Tx,
  {
    why,
    person,
    before,
  }: { why?: LookReason | undefined; person?: string | undefined; before?: Date | undefined },
  from: Place | undefined,
  most: number,
) {
  const [order, beyond] = from?.backwards ? [asc, gt] : [desc, lt];
  return tx
    .select({
      id: auditEntries.id,
      createdAt: auditEntries.at,
      call: auditEntries.call,
      role: auditEntries.role,
      why: sql<LookReason>`${auditEntries.why}`,
      who: { id: users.id, fullName: users.fullName },
      admin: { id: admins.id, fullName: admins.fullName },
      person: { id: people.id, fullName: people.fullName },
    })
    .from(auditEntries)
    .leftJoin(users, and(eq(users.tenantId, auditEntries.tenantId), eq(users.id, auditEntries.actorId)))
    .leftJoin(admins, and(eq(admins.tenantId, auditEntries.tenantId), eq(admins.id, auditEntries.actorId)))
    .leftJoin(people, and(eq(people.tenantId, auditEntries.tenantId), eq(people.id, auditEntries.personId)))
    .where(
      and(
        eq(auditEntries.tenantId, tx.tenantId),
        byOthers,
        why && eq(auditEntries.why, why),
        person === undefined ? undefined : eq(auditEntries.personId, person),
        // Ids sort by time, and the indexes are by id.
        before && lt(auditEntries.id, idBefore(before.getTime())),
        from && beyond(auditEntries.id, from.id),
      ),
    )
    .orderBy(order(auditEntries.id))
    .limit(most);
}

export async function listTenantsWithOpen(database: Database, most: number): Promise<string[]> {
  const { rows } = await database.global.query('SELECT id FROM list_tenants_with_open_audit($1) AS id', [
    most,
  ]);
  return rows.map(({ id }: { id: string }) => id);
}

export interface ChainEnd {
  number: number;
  hash: Buffer;
}

/** Held until the end of the transaction, so that nobody else seals meanwhile. `undefined`: somebody does. */
export async function holdChain(tx: Tx, beginning: ChainEnd): Promise<ChainEnd | undefined> {
  await tx
    .insert(auditChains)
    .values({ tenantId: tx.tenantId, ...beginning })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ number: auditChains.number, hash: auditChains.hash })
    .from(auditChains)
    .where(eq(auditChains.tenantId, tx.tenantId))
    .for('update', { skipLocked: true });
  return row;
}

export async function findChain(tx: Tx): Promise<ChainEnd | undefined> {
  const [row] = await tx
    .select({ number: auditChains.number, hash: auditChains.hash })
    .from(auditChains)
    .where(eq(auditChains.tenantId, tx.tenantId));
  return row;
}

export function listOpen(tx: Tx, most: number): Promise<AuditEntry[]> {
  return tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tx.tenantId), isNull(auditEntries.number)))
    .orderBy(asc(auditEntries.id))
    .limit(most);
}

export async function writeSeals(
  tx: Tx,
  sealed: readonly { id: string; number: number; hash: Buffer }[],
  end: ChainEnd,
): Promise<void> {
  const [ids, numbers, hashes] = [
    sealed.map(({ id }) => id),
    sealed.map(({ number }) => number),
    sealed.map(({ hash }) => hash),
  ];
  await tx.$client.query(
    `UPDATE audit_entries SET number = sealed.number, hash = sealed.hash
     FROM unnest($2::uuid[], $3::bigint[], $4::bytea[]) AS sealed (id, number, hash)
     WHERE audit_entries.tenant_id = $1 AND audit_entries.id = sealed.id`,
    [tx.tenantId, ids, numbers, hashes],
  );
  await tx.update(auditChains).set(end).where(eq(auditChains.tenantId, tx.tenantId));
}

/** In the order of the chain. */
export function listSealed(tx: Tx, after: number, most: number): Promise<AuditEntry[]> {
  return tx
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tx.tenantId), gt(auditEntries.number, after)))
    .orderBy(asc(auditEntries.number))
    .limit(most);
}
