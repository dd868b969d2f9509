import type { AuditReason } from './audit-schema.ts';
import type { Tx } from './pool.ts';

/** All that an entry says besides whom it is about. */
export interface Looked {
  at: Date;
  actorId: string | null;
  role: string;
  call: string;
  /** Where it is `team` or `fellow`: of those whom the caller does not look after more closely. */
  why: AuditReason;
  requestId: string;
  /** Of which program the data were, where the call was about one. */
  programId: string | null;
}

const insertOwn = {
  name: 'audit_own',
  text: `INSERT INTO audit_entries (tenant_id, id, at, actor_id, role, person_id, call, why, request_id)
    VALUES ($1, $2, $3, $4, $5, $4, $6, 'own', $7)`,
};
const insertMany = {
  name: 'audit_many',
  text: `INSERT INTO audit_entries (tenant_id, id, at, actor_id, role, person_id, call, why, request_id, program_id)
    SELECT $1, about.id, $2, $3, $4, about.person, $5,
      CASE WHEN about.person = $3 THEN 'own'
        WHEN $6 IN ('team', 'fellow') AND EXISTS (
          SELECT 1 FROM enrollments e JOIN programs p ON p.tenant_id = e.tenant_id AND p.id = e.program_id
          WHERE e.tenant_id = $1 AND e.user_id = about.person AND p.owner_id = $3
        ) THEN 'expert'
        WHEN $6 IN ('team', 'fellow') AND (EXISTS (
          SELECT 1 FROM bookings b
          JOIN session_hosts h ON h.tenant_id = b.tenant_id AND h.session_id = b.session_id AND h.user_id = $3
          WHERE b.tenant_id = $1 AND b.user_id = about.person
        ) OR EXISTS (
          SELECT 1 FROM bookings b JOIN services s ON s.tenant_id = b.tenant_id AND s.id = b.service_id
          WHERE b.tenant_id = $1 AND b.user_id = about.person AND s.user_id = $3
        ) OR EXISTS (
          SELECT 1 FROM waitlist w JOIN services s ON s.tenant_id = w.tenant_id AND s.id = w.service_id
          WHERE w.tenant_id = $1 AND w.user_id = about.person AND (s.user_id = $3 OR EXISTS (
            SELECT 1 FROM service_hosts g WHERE g.tenant_id = $1 AND g.service_id = s.id AND g.user_id = $3))
        )) THEN 'host'
        WHEN $6 = 'fellow' AND EXISTS (
          SELECT 1 FROM enrollments e
          JOIN program_members m ON m.tenant_id = e.tenant_id AND m.program_id = e.program_id
          WHERE e.tenant_id = $1 AND e.user_id = about.person AND m.user_id = $3
        ) THEN 'team'
        ELSE $6 END,
      $7, $10::uuid
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
  { at, actorId, role, call, why, requestId, programId }: Looked,
): Promise<void> {
  const values = [tx.tenantId, at, actorId, role, call, why, requestId, ids, people, programId];
  await tx.$client.query({ ...insertMany, values });
}
