import { graceDays } from '@regimen/contract/leaving-times.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { jobsOf } from '../../test-jobs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
afterEach(() => {
  world.clock.skewMs = 0;
});

const exportsOf = async (admin: Caller) =>
  (await world.call(admin, 'GET', '/api/dashboard/exports')).body.data;
const erasuresOf = async (admin: Caller) => (await world.call(admin, 'GET', '/api/dashboard/erasures')).body;
const fail = (name: string) =>
  world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query(
      `UPDATE pgboss.job SET state = 'failed', completed_on = now() WHERE name = $1 AND data->>'tenantId' = $2`,
      [name, world.here.id],
    ),
  );

it('shows who asked for a copy of their data, and has a failed one made again', async () => {
  const [admin, auditor] = [
    await world.addAdmin(world.here, 'support'),
    await world.addAdmin(world.here, 'auditor'),
  ];
  const person = await world.add(world.here, { fullName: 'Nora Nill' });
  const { body: asked } = await world.call(person, 'POST', '/api/data-exports');
  const shown = { id: asked.id, person: { id: person.id, full_name: 'Nora Nill' }, status: 'running' };
  expect(await exportsOf(admin)).toMatchObject([{ ...shown, failedJob: null }]);
  await fail('make-export');
  const [{ failedJob } = { failedJob: null }] = await exportsOf(admin);
  expect(failedJob).not.toBeNull();
  // Whoever reads only is given nothing to press.
  expect(await exportsOf(auditor)).toMatchObject([{ ...shown, failedJob: null }]);
  expect((await world.call(admin, 'POST', `/api/dashboard/jobs/${failedJob}/retry` as const)).status).toBe(
    204,
  );
  expect(await exportsOf(admin)).toMatchObject([{ ...shown, failedJob: null }]);
  expect(await exportsOf(await world.addAdmin(world.there))).toEqual([]);
});

it('shows whose account will be erased and when, then only that it happened', async () => {
  const person = await world.add(world.here, { fullName: 'Lena Leaver' });
  await world.call(person, 'POST', '/api/account-deletion');
  const before = await erasuresOf(await world.addAdmin(world.here, 'auditor'));
  expect(before.data).toMatchObject([{ person: { full_name: 'Lena Leaver' }, state: 'waiting' }]);
  expect(before.figures).toEqual({ waiting: 1, due: 0, doneLately: 0, done: 0 });

  world.clock.skewMs = (graceDays + 0.1) * 86_400_000;
  // Signed in when the day has come.
  const admin = await world.addAdmin(world.here);
  await world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query('UPDATE admin_sessions SET expires_at = $1', [
      new Date(Date.now() + 2 * world.clock.skewMs),
    ]),
  );
  await jobsOf(world).sweep({});
  expect(await erasuresOf(admin)).toMatchObject({
    data: [{ state: 'due', failedJob: null }],
    figures: { waiting: 0, due: 1 },
  });
  await fail('erase-account');
  const [stuck] = (await erasuresOf(admin)).data;
  expect(stuck).toMatchObject({ state: 'failed', failedJob: expect.any(String) });
  await jobsOf(world)['erase-account']({ tenantId: world.here.id, userId: person.id as string });
  const after = await erasuresOf(admin);
  expect(after).toMatchObject({ data: [], figures: { waiting: 0, due: 0, doneLately: 1, done: 1 } });
  expect(JSON.stringify(after)).not.toContain('Lena');
  const there = await world.addAdmin(world.there);
  world.clock.skewMs = 0;
  expect((await erasuresOf(there)).figures.done).toBe(0);
});

it.each(['moderator', 'finance'] as const)('is nothing for %s', async (role) => {
  const admin = await world.addAdmin(world.here, role);
  expect((await world.call(admin, 'GET', '/api/dashboard/exports')).status).toBe(403);
  expect((await world.call(admin, 'GET', '/api/dashboard/erasures')).status).toBe(403);
});
