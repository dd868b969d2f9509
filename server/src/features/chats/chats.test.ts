import type { ChatMessages } from '@regimen/contract/chats.ts';
import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let follower: Caller;
let stranger: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Dana Expert', roles: ['expert'] });
  follower = await world.add(world.here, { fullName: 'Farid Follower' });
  stranger = await world.add(world.here, { fullName: 'Sami Stranger' });
  await world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, expert.id as string, { document: couchTo5k });
    await seedEnrollment(tx, follower.id as string, program);
  });
});
afterAll(() => world.close());

const start = (from: Caller, ...to: Caller[]) =>
  world.call(from, 'POST', '/api/chats', { userIds: to.map(({ id }) => id) });
const write = (from: Caller, chat: string, body: string, more: object = {}) =>
  world.call(from, 'POST', `/api/chats/${chat}/messages`, { body, ...more });
const read = async (who: Caller, chat: string, query = '') =>
  (await world.call(who, 'GET', `/api/chats/${chat}/messages${query}`)).body as ChatMessages;
const roomsOf = async (who: Caller) => (await world.call(who, 'GET', '/api/chats')).body.data;
const unreadOf = async (who: Caller) =>
  (await world.call(who, 'GET', '/api/user/get-data')).body.unreadMessages;
/** Two who have never written to each other, and their chat. */
async function twoPeople() {
  const asks = await world.add(world.here, { fullName: 'Ada Asks' });
  const answers = await world.add(world.here, { fullName: 'Ben Answers', roles: ['expert'] });
  const { body } = await start(asks, answers);
  return { asks, answers, chat: body.id as string };
}

describe('who may write to whom', () => {
  it('everybody to experts, experts to those who follow them, and nobody else to somebody they do not know', async () => {
    expect((await start(stranger, expert)).status).toBe(201);
    expect((await start(expert, follower)).status).toBe(201);
    const refused = await start(stranger, follower);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { userIds: ['You can’t write to this person.'] },
    ]);
  });

  it('as somebody chose: everybody, or nobody new, but their own experts always', async () => {
    const choose = (messagesFrom: string) =>
      world.call(follower, 'PUT', '/api/message-choices', { messagesFrom });
    await choose('everyone');
    expect((await start(stranger, follower)).status).toBe(201);
    await choose('nobody');
    const other = await world.add(world.here);
    expect((await start(other, follower)).status).toBe(422);
    expect((await start(expert, follower)).status).toBe(201);
    expect((await world.call(follower, 'GET', '/api/message-choices')).body).toEqual({
      messagesFrom: 'nobody',
      mayForward: false,
    });
  });

  it('is answered the same for those who are not there, of another site, or oneself', async () => {
    const elsewhere = await world.add(world.there, { roles: ['expert'] });
    for (const id of [elsewhere.id, crypto.randomUUID(), stranger.id])
      expect((await world.call(stranger, 'POST', '/api/chats', { userIds: [id] })).body.errors).toEqual({
        userIds: ['You can’t write to this person.'],
      });
  });

  it('finds people by a part of their name, in the order of the alphabet, capitals or not', async () => {
    const tenant = await world.addTenant('names.test');
    const asks = await world.add(tenant);
    for (const fullName of ['zoe lind', 'Émile Lind', 'Anna Lind', 'ben Lind'])
      await world.add(tenant, { fullName, roles: ['expert'] });
    await world.add(tenant, { fullName: 'Carl Lind' });
    const { body } = await world.call(asks, 'GET', '/api/chats/people?search=LIND');
    expect(body.data.map((person: { full_name: string }) => person.full_name)).toEqual([
      'Anna Lind',
      'ben Lind',
      'Émile Lind',
      'zoe lind',
    ]);
  });
});

describe('a chat of two', () => {
  it('is one, whoever starts it, however often and at once', async () => {
    const { asks, answers, chat } = await twoPeople();
    await write(asks, chat, 'Hello');
    const again = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 ? start(asks, answers) : start(answers, asks))),
    );
    expect(new Set(again.map(({ body }) => body.id))).toEqual(new Set([chat]));
  });

  it('is in nobody’s list before something was said', async () => {
    const { asks, answers, chat } = await twoPeople();
    expect(await roomsOf(answers)).toEqual([]);
    await write(asks, chat, 'Good morning');
    const [room] = await roomsOf(answers);
    expect(room).toMatchObject({
      id: chat,
      isGroup: false,
      participant: { id: asks.id, full_name: 'Ada Asks', is_online: false },
      message: { body: 'Good morning', number: 1 },
      unread: 1,
      canWrite: true,
    });
  });

  it('counts what is unread until it is read, and never what one wrote oneself', async () => {
    const { asks, answers, chat } = await twoPeople();
    for (const text of ['One', 'Two', 'Three']) await write(asks, chat, text);
    expect([await unreadOf(answers), await unreadOf(asks)]).toEqual([3, 0]);
    await world.call(answers, 'PUT', `/api/chats/${chat}/read`, { number: 2 });
    expect(await unreadOf(answers)).toBe(1);
    await world.call(answers, 'PUT', `/api/chats/${chat}/read`, { number: 1 });
    expect(await unreadOf(answers)).toBe(1);
    await world.call(answers, 'PUT', `/api/chats/${chat}/read`, { number: 2_000_000_000 });
    expect(await unreadOf(answers)).toBe(0);
    expect((await read(asks, chat)).meta).toMatchObject({ readByAll: 3, readByMe: 3 });
    await write(asks, chat, 'Four');
    expect(await unreadOf(answers)).toBe(1);
    await world.call(answers, 'PUT', `/api/chats/${chat}/settings`, { isMuted: true, isPinned: true });
    expect(await unreadOf(answers)).toBe(0);
  });

  it('numbers messages in one order without gaps, also when both write at once', async () => {
    const { asks, answers, chat } = await twoPeople();
    /** A server that has too much to do says so, and has done nothing. */
    const writeUntilTaken = async (i: number) => {
      for (;;) {
        const sent = await write(i % 2 ? asks : answers, chat, `Message ${i}`);
        if (sent.status !== 503) return sent;
      }
    };
    const sent = await Promise.all(Array.from({ length: 40 }, (_, i) => writeUntilTaken(i)));
    expect(sent.map(({ status }) => status)).toEqual(Array(40).fill(201));
    const pages = [
      await read(asks, chat, '?per_page=15&page=3'),
      await read(asks, chat, '?per_page=15&page=2'),
      await read(asks, chat, '?per_page=15'),
    ];
    expect(pages.flatMap(({ data }) => data.map(({ number }) => number))).toEqual(
      Array.from({ length: 40 }, (_, i) => i + 1),
    );
    expect(pages[2]?.meta).toMatchObject({ current_page: 1, last_page: 3, total: 40, next: '2', prev: null });
  });

  it('is sent once, however often a lost answer is asked for again', async () => {
    const { asks, chat } = await twoPeople();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.call(asks, 'POST', `/api/chats/${chat}/messages`, { body: 'Once' }, key),
      ),
    );
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    expect((await read(asks, chat)).data).toHaveLength(1);
  });

  it('stops at once when one of them blocks the other, and goes on when that is taken back', async () => {
    const { asks, answers, chat } = await twoPeople();
    await write(asks, chat, 'Hello');
    const block = (isBlocked: boolean) =>
      world.call(answers, 'PUT', `/api/chats/${chat}/block`, { isBlocked });
    expect((await block(true)).body).toMatchObject({ isBlocked: true, canWrite: false });
    const refused = await write(asks, chat, 'Hello?');
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { body: ['You can’t write to this person.'] },
    ]);
    expect((await write(answers, chat, 'No.')).status).toBe(422);
    expect((await world.call(answers, 'GET', '/api/blocks')).body.data).toEqual([
      { id: asks.id, full_name: 'Ada Asks' },
    ]);
    await block(false);
    expect((await write(asks, chat, 'Thank you')).body.number).toBe(2);
  });
});

describe('a message', () => {
  it('keeps to the site’s length, and says it', async () => {
    const { asks, chat } = await twoPeople();
    expect((await write(asks, chat, 'a'.repeat(2_000))).status).toBe(201);
    const { status, body } = await write(asks, chat, 'a'.repeat(2_001));
    expect([status, body.errors]).toEqual([422, { body: ['Use at most 2,000 characters.'] }]);
  });

  it('is changed and deleted by its author alone, and leaves a trace', async () => {
    const { asks, answers, chat } = await twoPeople();
    const { body: sent } = await write(asks, chat, 'Helo');
    const path = `/api/chats/${chat}/messages/${sent.id}`;
    expect((await world.call(answers, 'PUT', path, { body: 'Mine now' })).status).toBe(404);
    expect((await world.call(answers, 'DELETE', path)).status).toBe(404);
    const { body: changed } = await world.call(asks, 'PUT', path, { body: 'Hello' });
    expect(changed).toMatchObject({ body: 'Hello', editedAt: expect.any(String) });
    const { body: answer } = await write(answers, chat, 'Hi!', { replyTo: sent.id });
    expect(answer.replyTo).toEqual({ id: sent.id, author: 'Ada Asks', opening: 'Hello' });
    await world.call(answers, 'PUT', `${path}/reaction`, { emoji: '👍' });
    expect((await world.call(asks, 'DELETE', path)).status).toBe(204);
    const [gone, stays] = (await read(answers, chat)).data;
    expect(gone).toMatchObject({ body: '', deletedAt: expect.any(String), reactions: [], number: 1 });
    expect(stays?.replyTo).toMatchObject({ opening: '' });
    expect((await world.call(asks, 'PUT', path, { body: 'Again' })).status).toBe(404);
  });

  it('is reacted to once by each, with one of the few signs', async () => {
    const { asks, answers, chat } = await twoPeople();
    const { body: sent } = await write(asks, chat, 'I slept!');
    const react = (who: Caller, emoji: string | null) =>
      world.call(who, 'PUT', `/api/chats/${chat}/messages/${sent.id}/reaction`, { emoji });
    await react(answers, '👍');
    await react(answers, '🎉');
    expect((await react(asks, '🎉')).body.reactions).toEqual([{ emoji: '🎉', count: 2, mine: true }]);
    expect((await react(asks, null)).body.reactions).toEqual([{ emoji: '🎉', count: 1, mine: false }]);
    expect((await react(asks, '<b>')).status).toBe(422);
  });

  it('answers nothing from another chat', async () => {
    const [one, other] = [await twoPeople(), await twoPeople()];
    const { body: sent } = await write(other.asks, other.chat, 'Elsewhere');
    expect((await write(one.asks, one.chat, 'What?', { replyTo: sent.id })).body.errors).toEqual({
      replyTo: ['You can only reply to messages in this conversation.'],
    });
    const reaction = `/api/chats/${one.chat}/messages/${sent.id}/reaction`;
    expect((await world.call(one.asks, 'PUT', reaction, { emoji: '👍' })).status).toBe(404);
  });
});

describe('a group', () => {
  it('is read by those in it and nobody else, and whoever leaves is out', async () => {
    const [asks, one, two] = [
      await world.add(world.here, { fullName: 'Ada' }),
      await world.add(world.here, { fullName: 'One', roles: ['expert'] }),
      await world.add(world.here, { fullName: 'Two', roles: ['expert'] }),
    ];
    const body = { userIds: [one.id, two.id], title: 'Morning walkers' };
    const { body: group } = await world.call(asks, 'POST', '/api/chats', body);
    expect(group).toMatchObject({ isGroup: true, title: 'Morning walkers', participant: null });
    // Whoever was asked to join sees it before anybody has written.
    expect(await roomsOf(two)).toMatchObject([{ id: group.id, message: null, unread: 0 }]);
    await write(asks, group.id, 'Tomorrow at seven?');
    expect((await roomsOf(two))[0]).toMatchObject({ id: group.id, unread: 1 });
    expect((await world.call(stranger, 'GET', `/api/chats/${group.id}`)).status).toBe(404);
    expect((await write(stranger, group.id, 'Me too')).status).toBe(404);
    const pair = await twoPeople();
    expect((await world.call(pair.asks, 'DELETE', `/api/chats/${pair.chat}/membership`)).status).toBe(404);
    expect((await world.call(two, 'DELETE', `/api/chats/${group.id}/membership`)).status).toBe(204);
    expect((await world.call(two, 'GET', `/api/chats/${group.id}/messages`)).status).toBe(404);
    expect((await world.call(one, 'GET', `/api/chats/${group.id}`)).body.participants).toHaveLength(1);
  });
});

describe('the list', () => {
  it('has pinned ones first, then the newest, a page at a time', async () => {
    const me = await world.add(world.here);
    const chats: string[] = [];
    for (let i = 0; i < 5; i++) {
      const other = await world.add(world.here, { roles: ['expert'] });
      const { body } = await start(me, other);
      await write(me, body.id, `Number ${i}`);
      chats.push(body.id);
    }
    const pinned = chats[0] as string;
    await world.call(me, 'PUT', `/api/chats/${pinned}/settings`, { isMuted: false, isPinned: true });
    const first = (await world.call(me, 'GET', '/api/chats?per_page=3')).body;
    const second = (await world.call(me, 'GET', first.links.next as '/api/chats')).body;
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([
      pinned,
      ...chats.slice(1).reverse(),
    ]);
    expect(second.meta.next).toBeNull();
  });
});
