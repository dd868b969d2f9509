import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewProgram, seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

const arabic = {
  title: 'نوم أفضل',
  summary: 'ستة أسابيع لنوم أهدأ.',
  description: '',
  outcomes: [],
  evidence: '',
  questions: [],
};

let world: World;
let visitor: Caller;
beforeAll(async () => {
  world = await openWorld();
  visitor = world.guest(world.here);
  const owner = await world.add(world.here, { roles: ['expert'] });
  const add = (title: string, page: NonNullable<NewProgram['page']>) =>
    world.runtime.tx(world.here.id, (tx) => seedProgram(tx, owner.id as string, { title, page }));
  await add('Light', { category: 'mind', tags: ['calm'] });
  await add('Morning light', { category: 'sleep', tags: ['sun'] });
  await add('Evening light', { category: 'mind', tags: ['sun', 'dark'] });
  await add('Steps', { category: 'movement', tags: ['light'] });
  await add('Hidden light', { access: 'private' });
  await add('', { category: 'sleep', tags: ['روتين-المساء'], texts: { ar: arabic } });
});
afterAll(() => world.close());

const find = async (query: string) => (await world.call(visitor, 'GET', `/api/catalog?${query}`)).body;
const titles = (found: { data: { title: string }[] }) => found.data.map(({ title }) => title);
const count = (
  found: { facets: Record<string, { value: string; count: number }[]> },
  kind: string,
  value: string,
) => found.facets[kind]?.find((each) => each.value === value)?.count ?? 0;

describe('a search of the catalog', () => {
  it('puts the very title first, then titles, then other texts', async () => {
    const found = await find('search=light');
    expect(titles(found)).toEqual(['Light', 'Evening light', 'Morning light', 'Steps']);
    expect(found.meta.total).toBe(4);
    expect(titles(await find('search=light&order=newest'))[0]).toBe('Steps');
  });

  it('counts the other values of each chosen filter as if it were open', async () => {
    const found = await find('search=light&category=mind&tag=dark');
    expect(titles(found)).toEqual(['Evening light']);
    expect(found.facets.category).toEqual([{ value: 'mind', count: 1, more: false }]);
    expect(found.facets.tag).toEqual([
      { value: 'calm', count: 1, more: false },
      { value: 'dark', count: 1, more: false },
      { value: 'sun', count: 1, more: false },
    ]);
    const open = await find('search=light&tag=sun');
    expect(count(open, 'tag', 'light')).toBe(1);
    expect(count(open, 'tag', 'sun')).toBe(2);
    expect(count(open, 'category', 'movement')).toBe(0);
  });

  it('finds by the words of a tag, in any letters', async () => {
    expect(titles(await find(`search=${encodeURIComponent('المساء')}`))).toEqual(['نوم أفضل']);
    expect(titles(await find(`tag=${encodeURIComponent('روتين-المساء')}`))).toEqual(['نوم أفضل']);
  });

  it('takes those with any of the words where none has all, for each count apart', async () => {
    expect(titles(await find('search=morning%20steps')).sort()).toEqual(['Morning light', 'Steps']);
    const found = await find('search=evening%20light&category=movement');
    expect(titles(found)).toEqual(['Steps']);
    expect(count(found, 'category', 'mind')).toBe(1);
    expect(count(found, 'category', 'sleep')).toBe(0);
  });

  it('says what to let go of, and finds nothing without a word', async () => {
    const found = await find('search=light&category=pain');
    expect(found.loosen).toEqual([{ without: 'category', count: 4, more: false }]);
    const wordless = await find('search=%25&category=mind');
    expect(wordless.data).toEqual([]);
    expect(wordless.loosen).toEqual([{ without: 'search', count: 2, more: false }]);
  });
});
