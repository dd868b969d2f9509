import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let writer: Caller;
beforeAll(async () => {
  world = await openWorld();
  writer = await world.add(world.here, { fullName: 'Writer' });
});
afterAll(() => world.close());

/** Whom everybody may write to, all at once: people who give things, with a confirmed address. */
const addMany = (names: readonly string[]) =>
  world.runtime.tx(world.here.id, (tx) =>
    tx.$client.query(
      `INSERT INTO users SELECT (jsonb_populate_record(u, jsonb_build_object(
          'id', gen_random_uuid(), 'full_name', n.name, 'username', 'p' || substr(md5(n.name || n.nth), 1, 18),
          'email', n.nth || '-' || md5(n.name) || '@many.test', 'roles', jsonb_build_array('expert')))).*
        FROM users u, unnest($2::text[]) WITH ORDINALITY AS n (name, nth) WHERE u.tenant_id = $1 AND u.id = $3`,
      [world.here.id, names, writer.id],
    ),
  );
const found = async (search: string, language = 'en') => {
  const path = `/api/chats/people?search=${encodeURIComponent(search)}` as '/api/chats/people';
  const { body } = await world.call(writer, 'GET', path, undefined, { 'accept-language': language });
  return body.data.map(({ full_name }) => full_name);
};

it('people are in the order of the reader’s language before there are too many of them, accents and capitals aside', async () => {
  const wanted = ['Ágnes Zyx', 'álvaro Zyx', 'Amélie Zyx', 'Émile Zyx', 'eva Zyx'];
  const others = Array.from({ length: 60 }, (_, n) => `Zyx ${String.fromCharCode(70 + (n % 20))}${n}`);
  await addMany([...others, ...wanted.toReversed()]);
  expect((await found('zyx')).slice(0, 5)).toEqual(wanted);
  expect(await found('zyx')).toHaveLength(50);
});

it('Arabic names are in their own order, before all others for who reads Arabic', async () => {
  const arabic = ['أحمد قنديل', 'باسم قنديل', 'تالا قنديل', 'هند قنديل', 'يوسف قنديل'];
  const latin = Array.from({ length: 60 }, (_, n) => `Adam ${n} قنديل`);
  await addMany([...latin, ...arabic.toReversed()]);
  expect((await found('قنديل', 'ar')).slice(0, 5)).toEqual(arabic);
  expect((await found('قنديل', 'en'))[0]).toBe('Adam 0 قنديل');
});

it('with ten thousand people of a site it takes no longer than anybody waits', async () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const names = Array.from(
    { length: 10_000 },
    (_, n) => `${letters[n % 26]}${letters[(n * 7) % 26]}ora Crowd ${n}`,
  );
  for (let from = 0; from < names.length; from += 500) await addMany(names.slice(from, from + 500));
  await found('crowd');
  const times: number[] = [];
  for (let n = 0; n < 5; n++) {
    const began = performance.now();
    expect(await found('crowd')).toHaveLength(50);
    times.push(performance.now() - began);
  }
  expect(Math.min(...times)).toBeLessThan(1_000);
}, 120_000);
