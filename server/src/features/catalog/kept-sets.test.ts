import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewProgram, seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type TestTenant, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const publish = (given: NewProgram, tenant: TestTenant, owner: Caller) =>
  world.runtime.tx(tenant.id, (tx) => seedProgram(tx, owner.id as string, given));
const titled = (title: string, page: NonNullable<NewProgram['page']> = {}): NewProgram => ({ title, page });
const find = async (query: string, caller: Caller) =>
  (await world.call(caller, 'GET', `/api/catalog?${query}`)).body;
const titles = (found: { data: { title: string }[] }) => found.data.map(({ title }) => title);
const count = (
  found: { facets: Record<string, { value: string; count: number }[]> },
  kind: string,
  value: string,
) => found.facets[kind]?.find((each) => each.value === value)?.count ?? 0;

describe('what the catalog keeps', () => {
  it('follows a listing that changes, hides and goes', async () => {
    const tenant = await world.addTenant('changes.test');
    const visitor = world.guest(tenant);
    const owner = await world.add(tenant, { roles: ['expert'] });
    const { program } = await publish(titled('Steady steps'), tenant, owner);
    const change = (set: string) =>
      world.runtime.tx(tenant.id, (tx) =>
        tx.$client.query(`UPDATE program_listings SET ${set} WHERE program_id = '${program}'`),
      );
    await change(`category = 'movement', tags = '{outdoors}'`);
    expect(titles(await find('category=movement&tag=outdoors', visitor))).toEqual(['Steady steps']);
    expect(titles(await find('category=sleep', visitor))).toEqual([]);
    expect(titles(await find('popular=popular', visitor))).toEqual([]);
    await change('recent_count = 9');
    expect(titles(await find('popular=popular', visitor))).toEqual(['Steady steps']);
    await change('is_listed = false');
    expect((await find('', visitor)).meta.total).toBe(0);
    expect(titles(await find('search=steady', visitor))).toEqual([]);
    await change('is_listed = true');
    expect(titles(await find('search=steady', visitor))).toEqual(['Steady steps']);
    await change(`title_en = 'Brisk walks'`);
    expect(titles(await find('search=steady', visitor))).toEqual([]);
    expect((await find('search=brisk', visitor)).meta.total).toBe(1);
    await world.owner.tx(tenant.id, async (tx) => {
      await tx.$client.query(`UPDATE programs SET version_id = NULL WHERE id = '${program}'`);
      await tx.$client.query(`DELETE FROM program_listings WHERE program_id = '${program}'`);
    });
    expect((await find('', visitor)).meta.total).toBe(0);
    expect((await find('search=brisk', visitor)).meta.total).toBe(0);
  });

  it('shows the most frequent tags as they change, and finds by a rare one', async () => {
    const tenant = await world.addTenant('tags.test');
    const visitor = world.guest(tenant);
    const owner = await world.add(tenant, { roles: ['expert'] });
    const common = Array.from({ length: 20 }, (_, n) => `common-${n}`);
    const { program } = await publish(titled('One', { tags: common }), tenant, owner);
    await publish(titled('Two', { tags: [...common.slice(1), 'zeal'] }), tenant, owner);
    const shown = async (query = '') => (await find(query, visitor)).facets;
    expect((await shown()).tag).toHaveLength(20);
    expect(count({ facets: await shown() }, 'tag', 'zeal')).toBe(0);
    expect(titles(await find('tag=zeal', visitor))).toEqual(['Two']);
    expect(count({ facets: await shown('tag=zeal') }, 'category', 'sleep')).toBe(1);
    await world.runtime.tx(tenant.id, (tx) =>
      tx.$client.query(`UPDATE program_listings SET tags = '{zeal}' WHERE program_id = '${program}'`),
    );
    expect(count({ facets: await shown() }, 'tag', 'zeal')).toBe(2);
    expect(count({ facets: await shown() }, 'tag', 'common-1')).toBe(1);
  });

  it('has room for more than it began with', async () => {
    const tenant = await world.addTenant('many.test');
    const visitor = world.guest(tenant);
    const owner = await world.add(tenant, { roles: ['expert'] });
    const { program } = await publish(titled('The first'), tenant, owner);
    await world.runtime.tx(tenant.id, async (tx) => {
      const copy = `INSERT INTO programs SELECT (p).* FROM (SELECT jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(), 'version_id', NULL)) p
        FROM programs x, generate_series(1, 1100) WHERE x.id = $1) n`;
      await tx.$client.query(copy, [program]);
      await tx.$client.query(
        `INSERT INTO program_listings (tenant_id, program_id, owner_id, version_id, is_listed, texts, category, tags, level, signs,
           minutes_a_day, weeks, access, step_types, title_en, title_ar, search_en, search_ar, first_published_at, published_at)
         SELECT l.tenant_id, p.id, l.owner_id, l.version_id, true, l.texts, 'habits', '{}', l.level, '{}', 60, 50, l.access, '{}',
           'Copy', '', '', '', now(), now() FROM programs p, program_listings l WHERE l.program_id = $1 AND p.id <> $1`,
        [program],
      );
    });
    const found = await find('category=habits&per_page=100&page=10', visitor);
    expect(found.meta).toMatchObject({ total: 1000, more: true, last_page: 10 });
    expect(found.data).toHaveLength(100);
    expect(titles(await find('category=sleep', visitor))).toEqual(['The first']);
    const searched = await find('search=copy', visitor);
    expect(searched.meta).toMatchObject({ total: 1000, more: true });
    expect(searched.facets.category).toEqual([{ value: 'habits', count: 1000, more: true }]);
  });
});
