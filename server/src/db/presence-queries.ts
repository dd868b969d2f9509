import { personChannel } from '@regimen/contract/realtime.ts';
import { and, eq, sql } from './drizzle.ts';
import type { Tx } from './pool.ts';
import { presenceMembers } from './schema.ts';

/** One connection on a presence channel. */
export interface PresentRow {
  channel: string;
  socketId: string;
  member: string;
  info: unknown;
}

/** By the database's clock, which all processes share. Says whether the lease had ended, and its people with it. */
export async function renewLease(tx: Tx, processId: string, leaseMs: number): Promise<boolean> {
  const { rows } = await tx.execute<{ is_new: boolean }>(sql`
    INSERT INTO presence_leases AS l (tenant_id, process_id, until)
    VALUES (${tx.tenantId}, ${processId}, clock_timestamp() + ${leaseMs} * interval '1 millisecond')
    ON CONFLICT (tenant_id, process_id) DO UPDATE SET until = excluded.until
    RETURNING xmax = 0 AS is_new`);
  return rows[0]?.is_new ?? false;
}

/** Of processes that are gone; their people go with them. Gives the channels on which some of them were. */
export async function endLeases(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ channel: string }>(sql`
    WITH ended AS (SELECT process_id FROM presence_leases
        WHERE tenant_id = ${tx.tenantId} AND until < clock_timestamp() FOR UPDATE SKIP LOCKED),
      left_behind AS (SELECT DISTINCT channel FROM presence_members
        WHERE tenant_id = ${tx.tenantId} AND process_id IN (SELECT process_id FROM ended)),
      gone AS (DELETE FROM presence_leases WHERE tenant_id = ${tx.tenantId} AND process_id IN (SELECT process_id FROM ended))
    SELECT channel FROM left_behind`);
  return rows.map(({ channel }) => channel);
}

export async function insertPresent(tx: Tx, processId: string, rows: readonly PresentRow[]): Promise<void> {
  if (rows.length === 0) return;
  const all = rows.map((row) => ({ ...row, tenantId: tx.tenantId, processId }));
  await tx.insert(presenceMembers).values(all).onConflictDoNothing();
}

export async function deletePresent(
  tx: Tx,
  processId: string,
  channel: string,
  socketId: string,
): Promise<void> {
  await tx
    .delete(presenceMembers)
    .where(
      and(
        eq(presenceMembers.tenantId, tx.tenantId),
        eq(presenceMembers.channel, channel),
        eq(presenceMembers.processId, processId),
        eq(presenceMembers.socketId, socketId),
      ),
    );
}

/** Everybody once, however many tabs they have; only of processes that live. */
export async function listPresent(tx: Tx, channel: string): Promise<{ member: string; info: unknown }[]> {
  const { rows } = await tx.execute<{ member: string; info: unknown }>(sql`
    SELECT DISTINCT ON (m.member) m.member, m.info FROM presence_members m
    JOIN presence_leases l ON l.tenant_id = m.tenant_id AND l.process_id = m.process_id
    WHERE m.tenant_id = ${tx.tenantId} AND m.channel = ${channel} AND l.until > clock_timestamp()
    ORDER BY m.member, m.socket_id`);
  return rows;
}

/** Whether a page of somebody is open anywhere; `users` is what the statement calls their table. */
export const isOnline = (users: string): string => `EXISTS (
  SELECT FROM presence_members p JOIN presence_leases l ON l.tenant_id = p.tenant_id AND l.process_id = p.process_id
  WHERE p.tenant_id = ${users}.tenant_id AND p.channel = '${personChannel}' || ${users}.id AND l.until > clock_timestamp())`;

/** For when nobody knows which of them left. */
export async function deleteAllPresent(tx: Tx, processId: string): Promise<void> {
  await tx
    .delete(presenceMembers)
    .where(and(eq(presenceMembers.tenantId, tx.tenantId), eq(presenceMembers.processId, processId)));
}
