import { startProgram } from '../../engine/src/program.ts';
import type { Program, Protocol } from '../../engine/src/protocol.ts';
import { seedPerson } from '../../server/seed/people.ts';
import { seedProgram } from '../../server/seed/programs.ts';
import { seedTenant } from '../../server/seed/tenants.ts';
import { newId } from '../../server/src/db/ids.ts';
import { openDatabase } from '../../server/src/db/pool.ts';
import type { TestDatabase } from '../../server/src/test-database.ts';

export interface Many {
  count: number;
  document: Protocol;
  zone: string;
  /** When all of them began. */
  startedAt: number;
  /** Given: due at a random moment after this instant, in the following year. Otherwise when the engine wants. */
  dueAfter?: number;
}

/** A site with so many enrollments on their way, seeded in a few statements. Gives the tenant's id. */
export async function seedMany(database: TestDatabase, many: Many): Promise<string> {
  const owner = openDatabase(database.ownerUrl, { role: 'regimen_owner', size: 2 });
  try {
    const tenantId = await seedTenant(owner, {
      id: newId(Date.now()),
      name: 'Bench',
      hosts: ['bench.test'],
      settings: {},
    });
    const programs = Math.min(20, many.count);
    const people = Math.ceil(many.count / programs);
    await owner.tx(tenantId, async (tx) => {
      await tx.$client.query('SET LOCAL statement_timeout = 0');
      const { id: creator } = await seedPerson(tx, 'none', { roles: ['expert'] });
      const versions: string[] = [];
      const programIds: string[] = [];
      for (let index = 0; index < programs; index++) {
        const seeded = await seedProgram(tx, creator, { document: many.document });
        versions.push(seeded.version);
        programIds.push(seeded.program);
      }
      const { state, dueAt } = stateAt(many);
      await tx.$client.query(
        `WITH people AS (
           INSERT INTO users (tenant_id, id, full_name, username, roles, locale, is_temporary)
           SELECT $1, gen_random_uuid(), 'Follower', 'f-' || n, '{user}', 'en', true FROM generate_series(1, $2::int) n
           RETURNING id
         ), numbered AS (
           SELECT program, version, id AS user_id, gen_random_uuid() AS id
           FROM unnest($3::uuid[], $4::uuid[]) AS p(program, version) CROSS JOIN people LIMIT $5
         )
         INSERT INTO enrollments (tenant_id, id, program_id, version_id, user_id, status, state, input, events_count,
           next_due_at, zone, consented_at, last_active_at, started_at, node)
         SELECT $1, id, program, version, user_id, 'active', replace($6, 'RUN', id::text),
           jsonb_build_object('runId', id, 'zone', $7::text, 'person', $8::jsonb), 0,
           CASE WHEN $9::timestamptz IS NULL THEN $10::timestamptz
             ELSE $9::timestamptz + random() * interval '365 days' + interval '1 hour' END,
           $7, $11::timestamptz, $11, $11, 'w'
         FROM numbered`,
        [
          tenantId,
          people,
          programIds,
          versions,
          many.count,
          state,
          many.zone,
          JSON.stringify(person),
          many.dueAfter === undefined ? null : new Date(many.dueAfter),
          dueAt === null ? null : new Date(dueAt),
          new Date(many.startedAt),
        ],
      );
    });
    await owner.global.query('ANALYZE');
    return tenantId;
  } finally {
    await owner.close();
  }
}

const person = { age: 40, sex: null, roles: ['user'], signs: [] };

/** The state everybody has who began then; only the run's id is each one's own. */
function stateAt({ document, zone, startedAt }: Many): { state: string; dueAt: number | null } {
  const program: Program = { id: 'program', protocols: [{ protocol: document, onFail: 'stop' }] };
  const { run } = startProgram(program, { runId: 'RUN', zone, person }, startedAt);
  return { state: JSON.stringify(run), dueAt: run.run.dueAt };
}
