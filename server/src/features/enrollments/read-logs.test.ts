import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { openWorld, type World } from '../../test-world.ts';
import { readRawLogs } from './read-logs.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('reads records of any length whole and in order, each its own', async () => {
  const tenantId = world.here.id;
  const owner = await world.add(world.here, { roles: ['expert'] });
  const followers = [await world.add(world.here), await world.add(world.here)];
  const logs = await world.runtime.tx(tenantId, async (tx) => {
    const program = await seedProgram(tx, owner.id as string);
    const ids: string[] = [];
    for (const follower of followers) {
      const { enrollment } = await seedEnrollment(tx, follower.id as string, program);
      await tx.$client.query(
        `INSERT INTO enrollment_events (tenant_id, enrollment_id, number, program_id, at, type, entry, trace)
         SELECT tenant_id, enrollment_id, number + i, program_id, at, 'reading', jsonb_build_object('is', i), '[]'
         FROM (SELECT * FROM enrollment_events WHERE tenant_id = $1 AND enrollment_id = $2
           ORDER BY number DESC LIMIT 1) AS last, generate_series(1, 1300) AS i`,
        [tenantId, enrollment],
      );
      ids.push(enrollment);
    }
    return readRawLogs(tx, ids);
  });
  const added = Array.from({ length: 1_300 }, (_, index) => ({ is: index + 1 }));
  expect(logs.size).toBe(2);
  for (const entries of logs.values())
    expect(entries.slice(-1_300).map((entry) => JSON.parse(entry))).toEqual(added);
});
