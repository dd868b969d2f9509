import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Experts, who may write to each other and are seen by everybody. */
async function team(...names: string[]) {
  const people: Caller[] = [];
  for (const fullName of names) people.push(await world.add(world.here, { fullName, roles: ['expert'] }));
  return people as [Caller, Caller, Caller, Caller];
}
const ids = (people: readonly Caller[]) => people.map(({ id }) => id as string);

async function group() {
  const [nora, sami, lina, omar] = await team('Nora', 'Sami', 'Lina', 'Omar');
  const made = await world.call(nora, 'POST', '/api/chats', { userIds: ids([sami, lina]), title: 'Knees' });
  expect(made.status).toBe(201);
  return { nora, sami, lina, omar, id: made.body.id, room: made.body };
}
const say = (from: Caller, id: string, body: string) =>
  world.call(from, 'POST', `/api/chats/${id}/messages`, { body });
const read = async (from: Caller, id: string) =>
  (await world.call(from, 'GET', `/api/chats/${id}/messages`)).body;
const lines = async (from: Caller, id: string) =>
  (await read(from, id)).data.flatMap(({ author, change }) =>
    change
      ? [[author.full_name, change.kind, change.title, ...change.people.map((one) => one.full_name)]]
      : [],
  );

it('is renamed by its owner alone, and the conversation says so once', async () => {
  const { nora, sami, id, room } = await group();
  expect(room.ownerId).toBe(nora.id);
  const rename = (from: Caller, title: string | null) =>
    world.call(from, 'PUT', `/api/chats/${id}/title`, { title });
  expect((await rename(sami, 'Mine')).status).toBe(404);
  expect((await rename(nora, '')).status).toBe(422);
  expect((await rename(nora, 'Hips')).body.title).toBe('Hips');
  await rename(nora, 'Hips');
  expect((await rename(nora, null)).body.title).toBeNull();
  expect(await lines(sami, id)).toEqual([
    ['Nora', 'renamed', 'Hips'],
    ['Nora', 'unnamed', null],
  ]);
  // It goes on without a gap.
  const { number } = (await say(sami, id, 'Fine')).body;
  expect(number).toBe(3);
});

it('takes in people who read what comes, and finds, quotes and reacts to nothing from before', async () => {
  const { nora, sami, lina, omar, id } = await group();
  const before = (await say(sami, id, 'A secret about marmalade')).body;
  for (const [reader, number] of [
    [nora, 1],
    [lina, 1],
  ] as const)
    await world.call(reader, 'PUT', `/api/chats/${id}/read`, { number });
  const added = await world.call(nora, 'POST', `/api/chats/${id}/members`, { userIds: ids([omar, sami]) });
  expect(added.status).toBe(200);
  expect(added.body.participants.map(({ full_name }) => full_name)).toEqual(['Lina', 'Omar', 'Sami']);
  expect(await lines(omar, id)).toEqual([['Nora', 'added', null, 'Omar']]);
  const seen = await read(omar, id);
  expect(seen.data.map(({ number }) => number)).toEqual([2]);
  expect(seen.meta).toMatchObject({ first: 2, last_page: 1, total: 2 });
  const [line] = (await world.call(omar, 'GET', '/api/chats')).body.data;
  expect([line?.id, line?.unread]).toEqual([id, 1]);
  // Who had read everything has nothing new to read.
  const unread = async (from: Caller) => (await world.call(from, 'GET', `/api/chats/${id}`)).body.unread;
  expect([await unread(lina), await unread(sami)]).toEqual([0, 0]);

  const of = `/api/chats/${id}/messages/${before.id}` as const;
  expect((await world.call(omar, 'PUT', `${of}/reaction`, { emoji: '👍' })).status).toBe(404);
  const answer = await world.call(omar, 'POST', `/api/chats/${id}/messages`, {
    body: 'Hm',
    replyTo: before.id,
  });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['replyTo']]);
  const found = async (from: Caller) =>
    (await world.call(from, 'GET', '/api/chats/search?search=marmalade')).body.data.length;
  expect([await found(omar), await found(lina)]).toEqual([0, 1]);

  // Everyone has seen a message only if everyone could read it.
  expect((await read(sami, id)).meta).toMatchObject({ openToAll: 2 });
  const { number } = (await say(sami, id, 'Welcome')).body;
  for (const reader of [nora, lina, omar])
    await world.call(reader, 'PUT', `/api/chats/${id}/read`, { number });
  expect((await read(sami, id)).meta).toMatchObject({ readByAll: number, openToAll: 2 });
});

it('lets nobody in whom its owner may not write to, and nobody be chosen by anyone else', async () => {
  const { nora, sami, id } = await group();
  const follower = await world.add(world.here, { fullName: 'Fadi' });
  const add = (from: Caller, ...people: Caller[]) =>
    world.call(from, 'POST', `/api/chats/${id}/members`, { userIds: ids(people) });
  const refused = await add(nora, follower);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['userIds']]);
  const [one] = await team('Una');
  expect((await add(sami, one)).status).toBe(404);
  expect((await add(one, one)).status).toBe(404);
  const remove = (from: Caller, person: Caller) =>
    world.call(from, 'DELETE', `/api/chats/${id}/members/${person.id}`);
  expect((await remove(sami, nora)).status).toBe(404);
  expect((await remove(nora, one)).status).toBe(404);
  expect((await remove(nora, nora)).status).toBe(404);
  expect(await lines(nora, id)).toEqual([]);
});

it('is over for whoever is removed, and passes on when its owner leaves', async () => {
  const { nora, sami, lina, id } = await group();
  await say(lina, id, 'Hello');
  const removed = await world.call(nora, 'DELETE', `/api/chats/${id}/members/${lina.id}`);
  expect(removed.body.participants.map(({ full_name }) => full_name)).toEqual(['Sami']);
  expect((await world.call(lina, 'GET', `/api/chats/${id}/messages`)).status).toBe(404);
  expect((await say(lina, id, 'Still here?')).status).toBe(404);
  await world.call(nora, 'DELETE', `/api/chats/${id}/membership`);
  expect(await lines(sami, id)).toEqual([
    ['Nora', 'removed', null, 'Lina'],
    ['Nora', 'left', null],
  ]);
  expect((await world.call(sami, 'GET', `/api/chats/${id}`)).body.ownerId).toBe(sami.id);
  // What the conversation says is nobody’s to change.
  const line = (await read(sami, id)).data.at(-1);
  const of = `/api/chats/${id}/messages/${line?.id}` as const;
  expect((await world.call(sami, 'DELETE', of)).status).toBe(404);
  expect((await world.call(sami, 'PUT', `${of}/reaction`, { emoji: '👍' })).status).toBe(404);
});

it('is open to 50, however many are added at once', async () => {
  const { nora, id } = await group();
  const many: string[] = [];
  for (let n = 0; n < 48; n++) many.push((await world.add(world.here, { roles: ['expert'] })).id as string);
  const add = (userIds: string[]) => world.call(nora, 'POST', `/api/chats/${id}/members`, { userIds });
  expect((await add(many)).status).toBe(422);
  const [one, two] = await Promise.all([add(many.slice(0, 47)), add(many.slice(1))]);
  expect([one.status, two.status].toSorted()).toEqual([200, 422]);
});
