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
];

/**
 * Whose health data a call of somebody else showed or changed, and why they could: whoever has an enrollment, a task or
 * a file that its answer names, or its address where that points at one; and about whom it decided. Asked of the rows
 * themselves, not of the handlers.
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
  const names = [...new Set(url.match(/[\w-]{22,}(?:\.\w+)?/g) ?? [])];
  const secrets = [...names, ...(JSON.stringify(sent ?? '').match(/[\w-]{43}/g) ?? [])];
  const hashes = secrets.map((name) => hashSecret(name.replace(/\.ics$/, '')));
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query<{ person: string; treats: boolean }>(
      `SELECT person, EXISTS (
         SELECT 1 FROM enrollments e JOIN programs p ON p.id = e.program_id
         WHERE e.user_id = person AND p.owner_id = $4
       ) AS treats
       FROM (
         SELECT user_id AS person FROM enrollments WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM tasks WHERE id = ANY($1::uuid[])
         UNION SELECT user_id FROM data_exports WHERE id = ANY($1::uuid[])
         UNION SELECT person_id FROM emergency_accesses WHERE id = ANY($1::uuid[])
         UNION SELECT follower_id FROM chat_cases WHERE chat_id = ANY($1::uuid[])
         UNION SELECT owner_id FROM uploads WHERE name = ANY($2::text[])
         UNION SELECT user_id FROM personal_tokens WHERE token_hash = ANY($3::bytea[])
         UNION SELECT c.user_id FROM guardian_links l JOIN guardian_consents c ON c.id = l.consent_id
           WHERE l.token_hash = ANY($3::bytea[])
         UNION SELECT e.user_id FROM moving_people m JOIN enrollments e ON e.id = m.enrollment_id
           WHERE m.decided_by = $4
       ) AS found WHERE person IS NOT NULL`,
      [named, names, hashes, caller.id ?? null],
    ),
  );
  const isTeam = call.access.role === 'expert' || call.access.object?.whose === 'team';
  return new Map(
    rows.map(({ person, treats }) => {
      if (person === caller.id) return [person, ['own']];
      if (caller.admin) return [person, ['admin']];
      if (!caller.id || call.access.states.includes('guest')) return [person, ['link']];
      return [person, [!isTeam ? 'fellow' : treats ? 'expert' : 'team']];
    }),
  );
}
