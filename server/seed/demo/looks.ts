import { insertLooks, type Looked } from '../../src/db/audit-queries.ts';
import { newId } from '../../src/db/ids.ts';
import type { Tx } from '../../src/db/pool.ts';

const hour = 3_600_000;

/** What the expert and the colleague looked at of somebody's, as the audit keeps it. */
export async function seedLooks(
  tx: Tx,
  { follower, expert, colleague }: { follower: string; expert: string; colleague: string },
  now: number,
): Promise<void> {
  const looks: [hoursAgo: number, who: string, role: string, call: string][] = [
    [212, expert, 'expert', 'GET live/programs/{id}/followers'],
    [120, colleague, 'nurse', 'GET live/programs/{id}/followers'],
    [52, expert, 'expert', 'GET history/runs/{id}/timeline'],
    [14, expert, 'expert', 'GET history/runs/{id}/story'],
    [13, expert, 'expert', 'GET live/programs/{id}/followers'],
  ];
  const { rows } = await tx.$client.query<{ id: string }>(
    `SELECT e.program_id AS id FROM enrollments e
     JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
     WHERE e.tenant_id = $1 AND e.user_id = $2 AND p.owner_id = $3 ORDER BY e.started_at LIMIT 1`,
    [tx.tenantId, follower, expert],
  );
  const programId = rows[0]?.id ?? null;
  for (const [hoursAgo, actorId, role, call] of looks) {
    const at = now - hoursAgo * hour;
    const by = { actorId, role, call, why: 'team', requestId: newId(at), programId } as const;
    const looked: Looked = { at: new Date(at), ...by };
    await insertLooks(tx, [newId(at)], [follower], looked);
  }
}
