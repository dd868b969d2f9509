import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test-world.ts';
import { jobsOfSite } from './queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('shows the site’s failed jobs with what kind of fault it was, and tries one again', async () => {
  const person = await world.add(world.here, { state: 'unverified' });
  await world.call(person, 'POST', '/api/auth/verification');
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"name": "TimeoutError"}'
       WHERE data->>'tenantId' = $1`,
      [world.here.id],
    ),
  );
  const admin = await world.addAdmin(world.here, 'support');
  const jobs = async (by = admin) => (await world.call(by, 'GET', '/api/dashboard/jobs')).body.data;
  const [job] = await jobs();
  expect(job).toMatchObject({ name: 'send-verification', state: 'failed', fault: 'TimeoutError' });
  const there = await world.addAdmin(world.there);
  expect(await jobs(there)).toEqual([]);
  const retry = (by: typeof admin) => world.call(by, 'POST', `/api/dashboard/jobs/${job?.id ?? ''}/retry`);
  await retry(there);
  expect((await jobs())[0]?.state).toBe('failed');
  expect((await retry(admin)).status).toBe(204);
  expect((await jobs())[0]?.state).toBe('retry');
});

it('finds a site’s jobs without reading those of all', async () => {
  const plan = await world.runtime.read(world.here.id, async ({ $client }) => {
    // There are too few here for an index to be worth it.
    await $client.query('SET LOCAL enable_seqscan = off');
    const { rows } = await $client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${jobsOfSite}`, [
      world.here.id,
      100,
    ]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond: .*tenantId/);
});
