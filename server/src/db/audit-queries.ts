import type { AuditReason } from './audit-schema.ts';
import type { Tx } from './pool.ts';

/** All that an entry says besides whom it is about. */
export interface Looked {
  at: Date;
  actorId: string | null;
  role: string;
  call: string;
  /** Of those who are neither the caller nor, where it is `team`, followers of the caller's own programs. */
  why: AuditReason;
  requestId: string;
}

const insertOwn = {
  name: 'audit_own',
  text: `INSERT INTO audit_entries (tenant_id, id, at, actor_id, role, person_id, call, why, request_id)
    VALUES ($1, $2, $3, $4, $5, $4, $6, 'own', $7)`,
};
const insertMany = {
  name: 'audit_many',
  text: `INSERT INTO audit_entries (tenant_id, id, at, actor_id, role, person_id, call, why, request_id)
    SELECT $1, about.id, $2, $3, $4, about.person, $5,
      CASE WHEN about.person = $3 THEN 'own'
        WHEN $6 = 'team' AND EXISTS (
          SELECT 1 FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
          WHERE e.tenant_id = $1 AND e.user_id = about.person AND p.owner_id = $3
        ) THEN 'expert'
        ELSE $6 END,
      $7
    FROM unnest($8::uuid[], $9::uuid[]) AS about (id, person)`,
};

/** Sent at once, before anything of the caller's own data is read. */
export async function insertOwnLook(
  tx: Tx,
  id: string,
  { at, actorId, role, call, requestId }: Looked,
): Promise<void> {
  await tx.$client.query({ ...insertOwn, values: [tx.tenantId, id, at, actorId, role, call, requestId] });
}

/** An entry for each person, in one statement. */
export async function insertLooks(
  tx: Tx,
  ids: string[],
  people: string[],
  { at, actorId, role, call, why, requestId }: Looked,
): Promise<void> {
  const values = [tx.tenantId, at, actorId, role, call, why, requestId, ids, people];
  await tx.$client.query({ ...insertMany, values });
}
