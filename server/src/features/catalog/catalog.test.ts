import { sleep } from '@regimen/engine/examples/sleep.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { type NewProgram, seedProgram } from '../../../seed/programs.ts';
import { newId } from '../../db/ids.ts';
import { type Caller, openWorld, type TestTenant, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let guest: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Dr Amal', roles: ['sleep-specialist'] });
  guest = world.guest(world.here);
});
afterAll(() => world.close());

const publish = (given: NewProgram, tenant: TestTenant = world.here, owner = expert) =>
  world.runtime.tx(tenant.id, (tx) => seedProgram(tx, owner.id as string, given));
const titled = (title: string, page: NonNullable<NewProgram['page']> = {}): NewProgram => ({ title, page });
const find = async (query: string, caller = guest, headers: Record<string, string> = {}) =>
  (await world.call(caller, 'GET', `/api/catalog?${query}`, undefined, headers)).body;
const titles = (found: { data: { title: string }[] }) => found.data.map(({ title }) => title);
const count = (
  found: { facets: Record<string, { value: string; count: number }[]> },
  kind: string,
  value: string,
) => found.facets[kind]?.find((each) => each.value === value)?.count ?? 0;

describe('the catalog', () => {
  let tenant: TestTenant;
  let visitor: Caller;
  beforeAll(async () => {
    tenant = await world.addTenant('catalog.test');
    visitor = world.guest(tenant);
    const owner = await world.add(tenant, { roles: ['expert'] });
    const add = (given: NewProgram) => publish(given, tenant, owner);
    await add(titled('Better sleep', { signs: ['insomnia', 'tired-by-day'], minutesADay: 10, weeks: 6 }));
    await add(
      titled('Calm evenings', {
        category: 'mind',
        signs: ['stress'],
        level: 'advanced',
        minutesADay: 30,
        weeks: 2,
      }),
    );
    await add(
      titled('Back in motion', {
        category: 'pain',
        signs: ['back-pain'],
        tags: ['walking'],
        minutesADay: 20,
        weeks: 12,
      }),
    );
    await add(titled('Only by link', { access: 'private' }));
  });

  it('shows what is free, newest first, and counts every value', async () => {
    const found = await find('', visitor);
    expect(titles(found)).toEqual(['Back in motion', 'Calm evenings', 'Better sleep']);
    expect(found.meta).toMatchObject({ current_page: 1, last_page: 1, total: 3, more: false });
    expect(count(found, 'category', 'sleep')).toBe(1);
    expect(count(found, 'time', 'up-to-20-minutes')).toBe(2);
    expect(count(found, 'time', 'up-to-12-weeks')).toBe(3);
    expect(count(found, 'tag', 'evening')).toBe(2);
    expect(count(found, 'access', 'free')).toBe(3);
  });

  it('counts the other values of a chosen filter as if it were open', async () => {
    const found = await find('category=sleep&time=up-to-20-minutes', visitor);
    expect(titles(found)).toEqual(['Better sleep']);
    expect(count(found, 'category', 'pain')).toBe(1);
    expect(count(found, 'category', 'mind')).toBe(0);
    expect(count(found, 'time', 'up-to-10-minutes')).toBe(1);
  });

  it('finds by sign and time together', async () => {
    expect(titles(await find('signs=insomnia&time=up-to-10-minutes', visitor))).toEqual(['Better sleep']);
  });

  it('says which filter to let go of when nothing fits', async () => {
    const found = await find('category=sleep&signs=back-pain', visitor);
    expect(found.data).toEqual([]);
    expect(found.loosen).toEqual([
      { without: 'category', count: 1, more: false },
      { without: 'signs', count: 1, more: false },
    ]);
  });

  it('orders by length', async () => {
    expect(titles(await find('order=shortest', visitor))).toEqual([
      'Calm evenings',
      'Better sleep',
      'Back in motion',
    ]);
  });

  it('pages by number, and past the end is empty', async () => {
    const second = await find('per_page=2&page=2', visitor);
    expect(titles(second)).toEqual(['Better sleep']);
    expect(second.meta).toMatchObject({ current_page: 2, last_page: 2, per_page: 2, total: 3 });
    expect(titles(await find('per_page=2&page=9', visitor))).toEqual([]);
  });

  it('searches by stem, by words of signs, and forgives a slip', async () => {
    expect(titles(await find('search=sleeping', visitor))).toEqual(['Better sleep']);
    expect(titles(await find('search=slepe', visitor))).toEqual(['Better sleep']);
    expect(titles(await find('search=back%20pain', visitor))).toEqual(['Back in motion']);
    expect(titles(await find('search=evenngs', visitor))[0]).toBe('Calm evenings');
    expect(titles(await find('search=mot', visitor))).toEqual(['Back in motion']);
  });

  it('searches within filters, and suggests to drop the words', async () => {
    const found = await find('search=calm&category=pain', visitor);
    expect(titles(found)).toEqual([]);
    expect(found.loosen.map(({ without }) => without).sort()).toEqual(['category', 'search']);
    const fit = await find('search=calm&category=mind', visitor);
    expect(titles(fit)).toEqual(['Calm evenings']);
    expect(count(fit, 'level', 'advanced')).toBe(1);
  });

  it('bears marks that mean something to a search', async () => {
    for (const search of ["'", '\\', 'a & b | !', '%', '_', "sleep' OR 1=1", ':*', '"'])
      expect(
        (await world.call(visitor, 'GET', `/api/catalog?search=${encodeURIComponent(search)}`)).status,
      ).toBe(200);
  });

  it('refuses a filter it does not know', async () => {
    const answer = await world.call(visitor, 'GET', '/api/catalog?time=soon&page=0');
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors).sort()).toEqual(['page', 'time']);
  });

  it('searches Arabic words on either site', async () => {
    const text = {
      title: 'نوم أهدأ',
      summary: 'ستة أسابيع لنوم أعمق.',
      description: '',
      outcomes: [],
      evidence: '',
      questions: [],
    };
    const owner = await world.add(tenant, { roles: ['expert'] });
    await publish({ page: { texts: { ar: text } } }, tenant, owner);
    expect(titles(await find(`search=${encodeURIComponent('النوم')}`, visitor))).toEqual(['نوم أهدأ']);
    expect(titles(await find('search=sleep', visitor))).not.toContain('نوم أهدأ');
  });

  it('keeps to its tenant', async () => {
    expect(titles(await find('search=motion'))).toEqual([]);
    expect(count(await find(''), 'signs', 'back-pain')).toBe(0);
  });
});

describe('one program', () => {
  it('shows the journey, what it asks, and nothing of anybody', async () => {
    const { program } = await publish(titled('Sleep again', { signs: ['insomnia'] }));
    const { status, body } = await world.call(guest, 'GET', `/api/catalog/${program}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Sleep again', reached: null, isArchived: false });
    expect(body.creator).toMatchObject({ full_name: 'Dr Amal', role: 'sleep-specialist' });
    expect(body.viewer).toEqual({
      isFollowing: false,
      isBookmarked: false,
      reviewing: { state: 'stranger', from: null },
      canReply: false,
    });
    expect(body.outline.length).toBeGreaterThan(2);
    expect(body.outline[0]).toMatchObject({ name: expect.any(String), kind: expect.any(String) });
    expect(body.asks).toMatchObject({ minutesADay: 10, weeks: 6 });
    expect(body.asks.measures.length).toBeGreaterThan(0);
  });

  it('is nothing to strangers when it is private, and opens to a follower', async () => {
    const seeded = await publish(titled('For few', { access: 'private' }));
    const follower = await world.add(world.here);
    expect((await world.call(follower, 'GET', `/api/catalog/${seeded.program}`)).status).toBe(404);
    await world.runtime.tx(world.here.id, (tx) => seedEnrollment(tx, follower.id as string, seeded));
    const { status, body } = await world.call(follower, 'GET', `/api/catalog/${seeded.program}`);
    expect(status).toBe(200);
    expect(body.viewer).toMatchObject({ isFollowing: true, reviewing: { state: 'early' } });
  });

  it('tells what those who finished reached, once they are ten', async () => {
    const seeded = await publish(titled('Reached'));
    const kpi = Object.entries(sleep.items).find(
      ([, item]) => item.kind === 'kpi' && item.origin !== 'formula',
    );
    const own = kpi?.[1].kind === 'kpi' ? kpi[1].unit : '';
    const finishOne = async (first: number, last: number, unit = own) => {
      const person = await world.add(world.here);
      await world.runtime.tx(world.here.id, async (tx) => {
        const { enrollment } = await seedEnrollment(tx, person.id as string, seeded);
        await tx.$client.query(
          `UPDATE enrollments SET status = 'finished', ended_at = now(), next_due_at = NULL WHERE id = $1`,
          [enrollment],
        );
        for (const [value, days] of [
          [first, 30],
          [last, 1],
        ])
          await tx.$client.query(
            `INSERT INTO kpi_readings VALUES ($1, $2, $3, $4, $5, $6, $6, '', 'task', now() - make_interval(days => $7), now(), $8)`,
            [world.here.id, newId(Date.now()), enrollment, person.id, kpi?.[0], value, days, unit],
          );
      });
    };
    for (let i = 0; i < 9; i++) await finishOne(40 + i, 20 + i);
    expect((await world.call(guest, 'GET', `/api/catalog/${seeded.program}`)).body.reached).toBeNull();
    await finishOne(49, 29);
    // Of an earlier version, in a unit that this one cannot convert: numbers of two units are no middle.
    await finishOne(9_000, 9_000, 'furlongs');
    world.clock.skewMs += 16 * 60_000;
    const { reached } = (await world.call(guest, 'GET', `/api/catalog/${seeded.program}`)).body;
    world.clock.skewMs -= 16 * 60_000;
    expect(reached).toMatchObject({ finished: 11, share: 1 });
    expect(reached?.measures).toEqual([
      expect.objectContaining({ name: kpi?.[1].name, first: 44.5, last: 24.5, people: 10 }),
    ]);
  });

  it('names similar ones, never itself', async () => {
    const { program } = await publish(titled('Alike', { signs: ['insomnia'] }));
    const { similar } = (await world.call(guest, 'GET', `/api/catalog/${program}`)).body;
    expect(similar.length).toBeGreaterThan(0);
    expect(titles({ data: similar })).not.toContain('Alike');
  });
});
