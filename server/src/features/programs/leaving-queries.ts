import type { Tx } from '../../db/pool.ts';

// An expert leaves: what of their programs others still need.

interface People {
  from: string;
  to: string;
}

/** Nobody else ever followed them, so nobody needs them. What the leaver did in their own goes first. */
export async function deleteUnfollowed(tx: Tx, { from }: People): Promise<void> {
  const values = [tx.tenantId, from];
  await tx.$client.query(
    `DELETE FROM enrollments e USING programs p
     WHERE e.tenant_id = $1 AND e.user_id = $2 AND p.tenant_id = $1 AND p.id = e.program_id AND p.owner_id = $2`,
    values,
  );
  await tx.$client.query(
    `DELETE FROM programs p WHERE p.tenant_id = $1 AND p.owner_id = $2
     AND NOT EXISTS (SELECT 1 FROM enrollments e WHERE e.tenant_id = $1 AND e.program_id = p.id)`,
    values,
  );
}

/** No list shows them, no link opens them, nobody can join; those who follow them go on. */
export async function closePrograms(tx: Tx, { from }: People, now: Date): Promise<void> {
  await tx.$client.query(
    `UPDATE programs SET archived_at = coalesce(archived_at, $3), link_hash = NULL WHERE tenant_id = $1 AND owner_id = $2`,
    [tx.tenantId, from, now],
  );
  await tx.$client.query(
    `UPDATE program_listings SET is_listed = false WHERE tenant_id = $1 AND owner_id = $2`,
    [tx.tenantId, from],
  );
}

/** Protocols of programs that stay or of others' programs, and those that others have a seat in; so their team goes on. */
export async function handOverProtocols(tx: Tx, { from, to }: People): Promise<void> {
  await tx.$client.query(
    `UPDATE protocols p SET owner_id = $3 WHERE p.tenant_id = $1 AND p.owner_id = $2 AND (
       EXISTS (SELECT 1 FROM program_protocols c WHERE c.tenant_id = $1 AND c.protocol_id = p.id)
       OR EXISTS (SELECT 1 FROM protocol_members m WHERE m.tenant_id = $1 AND m.protocol_id = p.id AND m.user_id <> $2))`,
    [tx.tenantId, from, to],
  );
}

/** Items that a protocol needs which is not the leaver's, by now or anyway. */
export async function handOverItems(tx: Tx, { from, to }: People): Promise<void> {
  await tx.$client.query(
    `UPDATE items i SET owner_id = $3 WHERE i.tenant_id = $1 AND i.owner_id = $2 AND (
       EXISTS (SELECT 1 FROM protocols p WHERE p.tenant_id = $1 AND p.id = i.protocol_id AND p.owner_id <> $2)
       OR EXISTS (SELECT 1 FROM item_uses u JOIN protocols p ON p.tenant_id = u.tenant_id AND p.id = u.protocol_id
         WHERE u.tenant_id = $1 AND u.item_id = i.id AND p.owner_id <> $2))`,
    [tx.tenantId, from, to],
  );
}

/** Pictures that followers see: those named in what stays. Their names are 128 random bits. */
export async function handOverImages(tx: Tx, { from, to }: People): Promise<void> {
  await tx.$client.query(
    `UPDATE images i SET owner_id = $3 WHERE i.tenant_id = $1 AND i.owner_id = $2 AND (
       EXISTS (SELECT 1 FROM programs p JOIN program_versions v ON v.tenant_id = p.tenant_id AND v.program_id = p.id
         WHERE p.tenant_id = $1 AND p.owner_id = $2
           AND (p.cover = i.name OR strpos(v.content, i.name) > 0 OR strpos(v.page::text, i.name) > 0))
       OR EXISTS (SELECT 1 FROM items t WHERE t.tenant_id = $1 AND t.owner_id = $3
         AND (t.photo = i.name OR strpos(t.content::text, i.name) > 0)))`,
    [tx.tenantId, from, to],
  );
}

/** Who follows a program now that nobody looks after any more, with its titles. */
export async function listUnattended(tx: Tx, { from, to }: People) {
  const { rows } = await tx.$client.query<{
    userId: string;
    programId: string;
    texts: Record<string, { title: string }>;
  }>(
    `SELECT e.user_id AS "userId", p.id AS "programId", l.texts
     FROM programs p
     JOIN program_listings l ON l.tenant_id = p.tenant_id AND l.program_id = p.id
     JOIN enrollments e ON e.tenant_id = p.tenant_id AND e.program_id = p.id AND e.ended_at IS NULL
     WHERE p.tenant_id = $1 AND p.owner_id = $2 AND NOT EXISTS (
       SELECT 1 FROM program_protocols c
       JOIN protocols d ON d.tenant_id = c.tenant_id AND d.id = c.protocol_id AND d.owner_id = $3
       JOIN protocol_members m ON m.tenant_id = d.tenant_id AND m.protocol_id = d.id AND m.permission IN ('edit', 'publish')
       WHERE c.tenant_id = $1 AND c.program_id = p.id AND m.user_id <> $2)`,
    [tx.tenantId, from, to],
  );
  return rows;
}
