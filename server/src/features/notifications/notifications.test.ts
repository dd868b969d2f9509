import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { required } from '../../test-answers.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { notify } from './notify.ts';

let world: World;
let person: Caller;
let other: Caller;
beforeAll(async () => {
  world = await openWorld();
  person = await world.add(world.here);
  other = await world.add(world.here);
});
afterAll(() => world.close());

const tell = (caller: Caller, program: string, at?: Date) =>
  world.runtime.tx(caller.tenant.id, (tx) =>
    notify(tx, caller.id as string, {
      kind: 'new-follower',
      data: { person: 'Sam', program },
      link: '/creator/live',
      about: program,
      ...(at && { at }),
    }),
  );
const unread = async (caller: Caller) =>
  (await world.call(caller, 'GET', '/api/user/get-data')).body.unreadNotifications;
const list = async (caller: Caller, query: '' | `?${string}` = '') =>
  (await world.call(caller, 'GET', `/api/notifications${query}`)).body;

describe('the bell', () => {
  it('shows only one’s own, newest first, page by page', async () => {
    const start = Date.now() - 60_000;
    for (let i = 0; i < 5; i++)
      await tell(person, `Program ${i}`, new Date(start + Math.floor(i / 2) * 1000));
    await tell(other, 'Somebody else’s');
    const first = await list(person, '?per_page=3');
    const { body: second } = await world.call(
      person,
      'GET',
      first.links.next as `/api/notifications?${string}`,
    );
    const told = [...first.data, ...second.data];
    expect(told).toHaveLength(5);
    expect(new Set(told.map(({ id }) => id)).size).toBe(5);
    expect(told[0]?.data).toEqual({ person: 'Sam', program: 'Program 4' });
    expect(second.links.next).toBeNull();
    expect(await unread(person)).toBe(5);
  });

  it('marks some or all as read, and nobody else’s', async () => {
    const { data } = await list(person);
    const theirs = required((await list(other)).data[0]).id;
    const ids = [required(data[0]).id, theirs];
    const { body } = await world.call(person, 'POST', '/api/notifications/read', { ids });
    expect(body).toEqual({ unread: 4 });
    expect(await unread(other)).toBe(1);
    expect((await list(person, '?show=unread')).data).toHaveLength(4);
    await world.call(person, 'POST', '/api/notifications/read', { ids: null });
    expect(await unread(person)).toBe(0);
    expect(await unread(other)).toBe(1);
  });

  it('is nothing for guests', async () => {
    expect((await world.call(world.guest(world.here), 'GET', '/api/notifications')).status).toBe(401);
  });
});

describe('kept for later', () => {
  it('is unread again, once for what it is about, and nobody else’s', async () => {
    const reader = await world.add(world.here);
    await tell(reader, 'Walks');
    const [first] = (await list(reader)).data;
    const ids = [required(first).id];
    const mark = (caller: Caller, how: 'read' | 'unread') =>
      world.call(caller, 'POST', `/api/notifications/${how}`, { ids });
    expect((await mark(reader, 'read')).body.unread).toBe(0);
    expect((await mark(other, 'unread')).status).toBe(200);
    expect(await unread(reader)).toBe(0);
    expect((await mark(reader, 'unread')).body.unread).toBe(1);
    await mark(reader, 'read');
    await tell(reader, 'Walks');
    expect((await mark(reader, 'unread')).body.unread).toBe(1);
  });
});
