import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../../db/drizzle.ts';
import { contactMessages, uploads } from '../../db/schema.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const putUp = async (who: Caller): Promise<string> =>
  (await world.call(who, 'POST', '/api/uploads', { file: pixel })).body.name;
const write = (from: Caller, chat: string, body: object) =>
  world.call(from, 'POST', `/api/chats/${chat}/messages`, body);
const read = async (who: Caller, chat: string) =>
  (await world.call(who, 'GET', `/api/chats/${chat}/messages`)).body.data;

async function twoPeople() {
  const [asks, answers] = [
    await world.add(world.here, { fullName: 'Ada Asks' }),
    await world.add(world.here, { fullName: 'Ben Answers', roles: ['expert'] }),
  ];
  const { body } = await world.call(asks, 'POST', '/api/chats', { userIds: [answers.id] });
  return { asks, answers, chat: body.id as string };
}

describe('files', () => {
  it('come with a message, with or without words, and show to those in the chat by an address that ends', async () => {
    const { asks, answers, chat } = await twoPeople();
    const name = await putUp(asks);
    const { status, body: sent } = await write(asks, chat, { attachments: [name] });
    expect([status, sent.body]).toEqual([201, '']);
    const [seen] = await read(answers, chat);
    expect(seen?.attachments).toMatchObject([{ name, type: 'image/webp' }]);
    const url = seen?.attachments[0]?.url as '/api/public/download/x';
    expect((await world.call(answers, 'GET', url)).status).toBe(200);
    world.clock.skewMs = 16 * 60_000;
    expect((await world.call(answers, 'GET', url)).status).toBe(404);
    world.clock.skewMs = 0;
  });

  it('are called what their sender calls them, where they say so', async () => {
    const { asks, answers, chat } = await twoPeople();
    const [named, plain] = [await putUp(asks), await putUp(asks)];
    await write(asks, chat, { attachments: [named, plain], titles: { [named]: 'Letter of Dr. Ng.pdf' } });
    const [seen] = await read(answers, chat);
    expect(seen?.attachments.map(({ title }: { title: string | null }) => title).sort()).toEqual([
      'Letter of Dr. Ng.pdf',
      null,
    ]);
    const long = await write(asks, chat, { attachments: [plain], titles: { [plain]: 'x'.repeat(121) } });
    expect(long.status).toBe(422);
  });

  it('are one’s own, go with one message, and no message is empty', async () => {
    const { asks, answers, chat } = await twoPeople();
    const name = await putUp(asks);
    const refused = await write(answers, chat, { body: 'Mine', attachments: [name] });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['attachments']]);
    expect((await write(asks, chat, { attachments: [name] })).status).toBe(201);
    expect((await write(asks, chat, { attachments: [name] })).status).toBe(422);
    expect((await write(asks, chat, { body: '  ' })).body.errors).toEqual({ body: ['Please fill this in.'] });
    expect(await read(asks, chat)).toHaveLength(1);
  });

  it('are gone at once when their message is deleted', async () => {
    const { asks, answers, chat } = await twoPeople();
    const name = await putUp(asks);
    const { body: sent } = await write(asks, chat, { body: 'Look', attachments: [name] });
    const [seen] = await read(answers, chat);
    await world.call(asks, 'DELETE', `/api/chats/${chat}/messages/${sent.id}`);
    expect((await read(answers, chat))[0]?.attachments).toEqual([]);
    const url = seen?.attachments[0]?.url as '/api/public/download/x';
    expect((await world.call(answers, 'GET', url)).status).toBe(404);
    const [row] = await world.runtime.read(world.here.id, (tx) =>
      tx.select().from(uploads).where(eq(uploads.name, name)),
    );
    expect(row).toMatchObject({ ownerId: null, messageId: null });
  });
});

describe('forwarding', () => {
  it('takes the consent of whoever wrote it first, from hand to hand', async () => {
    const { asks, answers, chat } = await twoPeople();
    const other = await twoPeople();
    const { body: elsewhere } = await world.call(asks, 'POST', '/api/chats', {
      userIds: [other.answers.id],
    });
    const { body: said } = await write(answers, chat, { body: 'Rest for a week.' });
    const forward = (who: Caller, to: string, id: string) => write(who, to, { forward: id });
    const refused = await forward(asks, elsewhere.id, said.id);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['forward']]);

    await world.call(answers, 'PUT', '/api/message-choices', { mayForward: true });
    expect((await read(asks, chat))[0]?.canForward).toBe(true);
    const { body: forwarded } = await forward(asks, elsewhere.id, said.id);
    expect(forwarded).toMatchObject({
      body: 'Rest for a week.',
      author: { full_name: 'Ada Asks' },
      forwardedFrom: { full_name: 'Ben Answers' },
    });
    const path = `/api/chats/${elsewhere.id}/messages/${forwarded.id}` as const;
    expect((await world.call(asks, 'PUT', path, { body: 'Rest for a year.' })).status).toBe(422);

    await world.call(answers, 'PUT', '/api/message-choices', { mayForward: false });
    const again = await forward(other.answers, other.chat, forwarded.id);
    expect(again.status).toBe(422);
    expect((await world.call(answers, 'GET', '/api/message-choices')).body).toEqual({
      messagesFrom: 'everyone',
      mayForward: false,
    });
  });

  it('brings one’s own words anywhere, and nobody’s from chats one is not in', async () => {
    const [one, two] = [await twoPeople(), await twoPeople()];
    const { body: mine } = await write(one.asks, one.chat, { body: 'My own words' });
    const { body: more } = await world.call(one.asks, 'POST', '/api/chats', { userIds: [two.answers.id] });
    expect((await write(one.asks, more.id, { forward: mine.id })).status).toBe(201);
    await world.call(one.asks, 'PUT', '/api/message-choices', { mayForward: true });
    expect((await write(two.asks, two.chat, { forward: mine.id })).status).toBe(422);
  });
});

it('a report brings the message to those who run the site, and nothing else of the conversation', async () => {
  const { asks, answers, chat } = await twoPeople();
  await write(answers, chat, { body: 'Something private' });
  const { body: said } = await write(answers, chat, { body: 'Buy my pills' });
  const report = (body: object) => world.call(asks, 'POST', `/api/chats/${chat}/report`, body);
  expect((await report({ reason: 'Advertising', message: said.id })).status).toBe(204);
  expect((await report({ reason: 'Advertising', message: crypto.randomUUID() })).status).toBe(422);
  const letters = await world.runtime.read(world.here.id, (tx) =>
    tx
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.userId, asks.id as string)),
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]).toMatchObject({ fullName: 'Ada Asks', subject: 'Report: Ben Answers' });
  expect(letters[0]?.description).toContain('Advertising');
  expect(letters[0]?.description).toContain('Buy my pills');
  expect(letters[0]?.description).not.toContain('Something private');
  const stranger = await world.add(world.here);
  const path = `/api/chats/${chat}/report` as const;
  expect((await world.call(stranger, 'POST', path, { reason: 'Nosy' })).status).toBe(404);
});

it('somebody’s page says whether the viewer may write to them', async () => {
  const { asks, answers } = await twoPeople();
  const owner = await world.add(world.here);
  const pageOf = async (viewer: Caller, of: Caller) => {
    const { body: own } = await world.call(of, 'GET', '/api/user/get-data');
    return (await world.call(viewer, 'GET', `/api/creators/${own.username}`)).body.canMessage;
  };
  expect(await pageOf(asks, answers)).toBe(true);
  expect(await pageOf(answers, answers)).toBe(false);
  expect(await pageOf(world.guest(world.here), answers)).toBe(false);
  expect(await pageOf(owner, asks)).toBe(false);
});
