import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it('shows all sites in numbers to admins of the platform’s own site, and to nobody else', async () => {
  await world.add(world.there);
  await world.add(world.there);
  const [ours, theirs] = [await world.addAdmin(world.here), await world.addAdmin(world.there)];
  const all = await world.call(ours, 'GET', '/api/dashboard/sites');
  expect(all.body.data.map(({ id }) => id).sort()).toEqual([world.here.id, world.there.id].sort());
  expect(all.body.data.find(({ id }) => id === world.there.id)).toMatchObject({
    host: 'there.test',
    people: 2,
    joined: 2,
    running: 0,
  });
  expect((await world.call(theirs, 'GET', '/api/dashboard/sites')).status).toBe(403);
  const support = await world.addAdmin(world.here, 'support');
  expect((await world.call(support, 'GET', '/api/dashboard/sites')).status).toBe(403);
});

it('is a section of the dashboard there alone', async () => {
  const sections = async (tenant: typeof world.here) =>
    (await world.call(await world.addAdmin(tenant), 'GET', '/api/dashboard/me')).body.sections;
  expect(await sections(world.here)).toContain('sites');
  expect(await sections(world.there)).not.toContain('sites');
});

it('pages, and back again', async () => {
  for (const name of ['a', 'b', 'c']) await world.addTenant(`${name}.sites.test`);
  const owner = await world.addAdmin(world.here);
  const page = async (cursor?: string | null) =>
    (
      await world.call(
        owner,
        'GET',
        `/api/dashboard/sites?per_page=2${cursor ? `&cursor=${cursor}` : ''}` as '/api/dashboard/sites',
      )
    ).body;
  const first = await page();
  const second = await page(first.meta.next);
  expect(first.data.map(({ name }) => name)).toEqual(['Site c.sites.test', 'Site b.sites.test']);
  expect(second.data[0]?.name).toBe('Site a.sites.test');
  expect((await page(second.meta.prev)).data).toEqual(first.data);
});

it('gives nothing to another site, whatever it asks the database', async () => {
  const ask = (tenantId: string, host: string) =>
    world.runtime.read(tenantId, async (tx) => {
      const { rows } = await tx.$client.query('SELECT id FROM list_sites($1, NULL, false, now(), 100)', [
        host,
      ]);
      return rows.length;
    });
  expect(await ask(world.there.id, 'here.test')).toBe(0);
  expect(await ask(world.here.id, '')).toBe(0);
  expect(await ask(world.here.id, 'here.test')).toBeGreaterThan(1);
});
