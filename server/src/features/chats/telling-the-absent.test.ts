import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedChat } from '../../../seed/chats.ts';
import { createScope } from '../../scope.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';
import { tellNews } from '../notifications/tell-news.ts';

const minute = 60_000;
let world: World;
let author: Caller;
let reader: Caller;
let chat: string;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  [author, reader] = [
    await world.add(world.here, { fullName: 'Noor' }),
    await world.add(world.here, { fullName: 'Sam' }),
  ];
  chat = await world.runtime.tx(world.here.id, (tx) =>
    seedChat(tx, [author.id as string, reader.id as string]),
  );
});

const write = (body: string) => world.call(author, 'POST', `/api/chats/${chat}/messages`, { body });
async function tellAt(at: number): Promise<void> {
  const tenant = await world.tenants.byId(world.here.id);
  if (!tenant) throw new Error('The tenant is there.');
  await tellNews(createScope(world.scope, { tenant, actor: null, locale: 'en' }, at), 100);
}
async function mails(): Promise<number> {
  const { rows } = await world.runtime.global.query(
    `SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = 'mail-news' AND data->>'userId' = $1`,
    [reader.id],
  );
  return rows[0].jobs;
}
const alwaysAwake = async (email = true) =>
  world.call(reader, 'PUT', '/api/notifications/settings', {
    channels: {
      task: [],
      nudge: [],
      reminder: [],
      message: email ? ['email'] : [],
      'follow-up': [],
      news: [],
    },
    quiet: null,
    mostADay: 6,
    weeklySummary: false,
  });

it('tells whoever has not read a message a minute later, once for a conversation, and not under the bell', async () => {
  await alwaysAwake();
  await write('Are you there?');
  await write('I wanted to ask you something.');
  await tellAt(Date.now() + minute / 2);
  expect(await mails()).toBe(0);
  await tellAt(Date.now() + 2 * minute);
  expect(await mails()).toBe(1);
  await write('And another thing.');
  await tellAt(Date.now() + 10 * minute);
  expect(await mails()).toBe(1);
  const { body } = await world.call(reader, 'GET', '/api/notifications');
  expect(body.data).toEqual([]);
  const { body: counted } = await world.call(reader, 'GET', '/api/user/get-data');
  expect(counted).toMatchObject({ unreadNotifications: 0, unreadMessages: 3 });
});

it('leaves those alone who have read it, have muted the conversation, or want no mail', async () => {
  await alwaysAwake();
  await write('Are you there?');
  await world.call(reader, 'PUT', `/api/chats/${chat}/read`, { number: 1 });
  await tellAt(Date.now() + 2 * minute);
  await world.call(reader, 'PUT', `/api/chats/${chat}/settings`, { isMuted: true, isPinned: false });
  await write('Hello?');
  await tellAt(Date.now() + 4 * minute);
  await world.call(reader, 'PUT', `/api/chats/${chat}/settings`, { isMuted: false, isPinned: false });
  await alwaysAwake(false);
  await write('Hello again?');
  await tellAt(Date.now() + 6 * minute);
  expect(await mails()).toBe(0);
  await alwaysAwake();
  await world.call(reader, 'PUT', `/api/chats/${chat}/read`, { number: 3 });
  await write('One more.');
  await tellAt(Date.now() + 8 * minute);
  expect(await mails()).toBe(1);
});
