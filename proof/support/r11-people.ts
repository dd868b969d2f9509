import type { Call, ObjectKind } from '@regimen/contract/call.ts';
import { hashSecret } from '../../server/src/secrets.ts';
import type { Caller, World } from '../../server/src/test-world.ts';

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What a path can point at that is somebody's, seen by others. */
const aboutSomebody: readonly ObjectKind[] = [
  'run',
  'followUp',
  'upload',
  'dataExport',
  'emergencyAccess',
  'inboxChat',
  'booking',
  'ownBooking',
  'hostedBooking',
];

/**
 * Whose health data a call of somebody else showed or changed, and why they could: whoever has an enrollment, a task or
 * a file that its answer names, or its address where that points at one; about whom it decided; whose question to an agent
 * was asked for. Asked of the rows themselves, not of the handlers.
 */
export async function peopleIn(
  world: World,
  call: Call,
  caller: Caller,
  { url, body: sent }: { url: string; body: unknown },
  body: unknown,
): Promise<Map<string, string[]>> {
  const pointed = aboutSomebody.includes(call.access.object?.kind ?? 'program') ? url : '';
  const text = `${pointed} ${typeof body === 'string' ? body : JSON.stringify(body)}`;
  const named = [...new Set(text.match(ids) ?? [])];
  const asked = [...new Set(`${text} ${JSON.stringify(sent ?? '')}`.match(ids) ?? [])];
  const names = [...new Set(url.match(/[\w-]{22,}(?:\.\w+)?/g) ?? [])];
  const secrets = [...names, ...(JSON.stringify(sent ?? '').match(/[\w-]{43}/g) ?? [])];
  const hashes = secrets.map((name) => hashSecret(name.replace(/\.ics$/, '')));
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query<{ person: string; treats: boolean; hosts: boolean; seat: boolean }>(
      `SELECT person, EXISTS (
         SELECT 1 FROM enrollments e JOIN programs p ON p.id = e.program_id
         WHERE e.user_id = person AND p.owner_id = $4
       ) AS treats, EXISTS (
         SELECT 1 FROM bookings b LEFT JOIN session_hosts h ON h.session_id = b.session_id AND h.user_id = $4
           LEFT JOIN services s ON s.id = b.service_id AND s.user_id = $4
         WHERE b.user_id = person AND (h.user_id IS NOT NULL OR s.id IS NOT NULL)
         UNION ALL SELECT 1 FROM waitlist w JOIN services s ON s.id = w.service_id
           LEFT JOIN service_hosts g ON g.service_id = s.id AND g.user_id = $4
         WHERE w.user_id = person AND (s.user_id = $4 OR g.user_id IS NOT NULL)
       ) AS hosts, EXISTS (
         SELECT 1 FROM enrollments e JOIN program_members m ON m.program_id = e.program_id
         WHERE e.user_id = person AND m.user_id = $4
       ) AS seat
       FROM (
         SELECT user_id AS person FROM enrollments WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM tasks WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM bookings WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM waitlist WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM booking_feeds WHERE secret_hash = ANY($3::bytea[])
         UNION SELECT user_id FROM data_exports WHERE id = ANY($1::uuid[])
         UNION SELECT person_id FROM emergency_accesses WHERE id = ANY($1::uuid[])
         UNION SELECT follower_id FROM chat_cases WHERE chat_id = ANY($1::uuid[])
         UNION SELECT owner_id FROM uploads WHERE name = ANY($2::text[])
         UNION SELECT user_id FROM personal_tokens WHERE token_hash = ANY($3::bytea[])
         UNION SELECT c.user_id FROM guardian_links l JOIN guardian_consents c ON c.id = l.consent_id
           WHERE l.token_hash = ANY($3::bytea[])
         UNION SELECT e.user_id FROM moving_people m JOIN enrollments e ON e.id = m.enrollment_id
           WHERE m.decided_by = $4
         UNION SELECT t.user_id FROM agent_messages m JOIN agent_threads t ON t.id = m.thread_id
           WHERE m.id = ANY($5::uuid[])
       ) AS found WHERE person IS NOT NULL`,
      [named, names, hashes, caller.id ?? null, asked],
    ),
  );
  const isTeam = call.access.role === 'expert' || call.access.object?.whose === 'team';
  return new Map(
    rows.map(({ person, treats, hosts, seat }) => {
      if (person === caller.id) return [person, ['own']];
      if (caller.admin) return [person, ['admin']];
      if (!caller.id || call.access.states.includes('guest')) return [person, ['link']];
      return [person, [treats ? 'expert' : hosts ? 'host' : isTeam || seat ? 'team' : 'fellow']];
    }),
  );
}
