import { couchTo5k } from '@regimen/engine/examples/couch-to-5k.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedEnrollment } from '../../../seed/enrollments.ts';
import { seedAlert } from '../../../seed/follow-ups.ts';
import { seedProgram } from '../../../seed/programs.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
let expert: Caller;
let follower: Caller;
let friend: Caller;
beforeAll(async () => {
  world = await openWorld();
  expert = await world.add(world.here, { fullName: 'Dana Expert', roles: ['expert'] });
  follower = await world.add(world.here, { fullName: 'Farid Follower' });
  friend = await world.add(world.here, { fullName: 'Fatma Friend' });
  await world.runtime.tx(world.here.id, async (tx) => {
    const program = await seedProgram(tx, expert.id as string, { document: couchTo5k });
    await seedEnrollment(tx, follower.id as string, program);
    await seedEnrollment(tx, friend.id as string, program);
  });
  await world.call(friend, 'PUT', '/api/message-choices', { messagesFrom: 'everyone' });
});
afterAll(() => world.close());

const chatOf = async (from: Caller, to: Caller) =>
  (await world.call(from, 'POST', '/api/chats', { userIds: [to.id] })).body.id as string;
const write = (from: Caller, chat: string, body: string) =>
  world.call(from, 'POST', `/api/chats/${chat}/messages`, { body });
const careOf = async (who: Caller, chat: string) =>
  (await world.call(who, 'GET', `/api/chats/${chat}/care`)).body;
const queueOf = async (who: Caller) => (await world.call(who, 'GET', '/api/follow-ups')).body.data;

it('says nothing about what means nothing', async () => {
  const chat = await chatOf(follower, expert);
  await write(follower, chat, 'I don’t want to die of boredom, can I go faster?');
  expect(await careOf(follower, chat)).toMatchObject({ help: null, danger: null });
  expect(await queueOf(expert)).toEqual([]);
});

it('shows help between friends, and tells nobody', async () => {
  const chat = await chatOf(follower, friend);
  await write(follower, chat, 'I wish I was dead');
  expect((await careOf(follower, chat)).help).toMatchObject({ kind: 'self-harm', told: null, isSeen: false });
  expect(await careOf(friend, chat)).toMatchObject({ help: null, danger: null });
  expect(await queueOf(expert)).toEqual([]);
});

it('shows help for what no rule finds and the taught judge does, none for what a rule only suspects', async () => {
  const chat = await chatOf(friend, follower);
  await write(friend, chat, 'I give up. This dough will never rise');
  expect(await careOf(friend, chat)).toMatchObject({ help: null });
  await write(friend, chat, 'My stepfather comes in at night and I have to keep quiet about it');
  expect((await careOf(friend, chat)).help).toMatchObject({ kind: 'violence', told: null });
});

it('calls the expert to whom it was written, first in the queue, until somebody has looked', async () => {
  const chat = await chatOf(follower, expert);
  expect((await write(follower, chat, 'لا أريد أن أعيش')).status).toBe(201);
  expect((await careOf(follower, chat)).help).toMatchObject({
    kind: 'self-harm',
    told: 'Dana Expert',
    isSeen: false,
  });
  const [first, ...others] = await queueOf(expert);
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    kind: 'alert',
    inDanger: true,
    isUrgent: true,
    chatId: chat,
    name: 'A message that may mean danger',
    raisedBy: 'Wrote in a message: “لا أريد أن أعيش”',
  });
  expect((await careOf(expert, chat)).danger).toMatchObject({
    person: 'Farid Follower',
    followUpId: first?.id,
  });
  const help = (await world.call(follower, 'GET', '/api/urgent')).body.data[0];
  expect(help).toMatchObject({
    title: 'Please get help now',
    told: { name: 'Dana Expert' },
    endsBy: 'expert',
  });
  const bell = async (who: Caller) =>
    (await world.call(who, 'GET', '/api/notifications')).body.data.map(({ kind }: { kind: string }) => kind);
  expect(await bell(expert)).toContain('urgent');
  expect(await bell(follower)).toContain('help');

  // Said again, it is the same alert.
  await write(follower, chat, 'I want to die');
  expect(await queueOf(expert)).toHaveLength(1);
  const closed = await world.call(expert, 'POST', `/api/follow-ups/${first?.id}/result`, {
    result: { type: 'decision', outcome: 'success', words: 'Called, safe with their sister.' },
  });
  expect(closed.status).toBe(200);
  expect((await careOf(follower, chat)).help).toMatchObject({ isSeen: true });
  expect((await careOf(expert, chat)).danger).toBe(null);
});

it('leads whoever looks after the other of two to their path, and to what waits about a danger raised elsewhere', async () => {
  const writer = await world.add(world.here, { fullName: 'Rana Runs' });
  const run = await world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedProgram(tx, expert.id as string, { document: couchTo5k });
    const { enrollment } = await seedEnrollment(tx, writer.id as string, seeded);
    return { ...seeded, enrollment };
  });
  const chat = await chatOf(writer, expert);
  expect(await careOf(expert, chat)).toMatchObject({ runId: run.enrollment, danger: null });
  expect(await careOf(writer, chat)).toMatchObject({ runId: null, danger: null });
  const about = { program: run.program, enrollment: run.enrollment, follower: writer.id as string };
  const alert = await world.runtime.tx(world.here.id, (tx) =>
    seedAlert(tx, about, new Date(), { inDanger: true }),
  );
  expect((await careOf(expert, chat)).danger).toMatchObject({
    person: 'Rana Runs',
    followUpId: alert,
    wrote: false,
  });
  expect((await careOf(writer, chat)).danger).toBe(null);
});

it('counts among what is unread although the conversation is muted, until somebody has looked', async () => {
  const unread = async () => (await world.call(expert, 'GET', '/api/user/get-data')).body.unreadMessages;
  const writer = await world.add(world.here, { fullName: 'Mina Muted' });
  await world.runtime.tx(world.here.id, async (tx) => {
    await seedEnrollment(tx, writer.id as string, await seedProgram(tx, expert.id as string));
  });
  const chat = await chatOf(writer, expert);
  await world.call(expert, 'PUT', `/api/chats/${chat}/settings`, { isMuted: true, isPinned: false });
  const before = await unread();
  await write(writer, chat, 'Good morning');
  expect(await unread()).toBe(before);
  await write(writer, chat, 'I want to kill myself tonight');
  expect(await unread()).toBe(before + 2);
  const alert = (await queueOf(expert)).find((each: { chatId: string | null }) => each.chatId === chat);
  await world.call(expert, 'POST', `/api/follow-ups/${alert?.id}/result`, {
    result: { type: 'decision', outcome: 'success', words: 'Called her.' },
  });
  expect(await unread()).toBe(before);
});

it('stands above whatever else may be danger, however long that has waited, page by page', async () => {
  const leads = await world.add(world.here, { roles: ['expert'] });
  const [one, two] = [await world.add(world.here), await world.add(world.here)];
  const alerts = await world.runtime.tx(world.here.id, async (tx) => {
    const seeded = await seedProgram(tx, leads.id as string, { document: couchTo5k });
    await seedEnrollment(tx, two.id as string, seeded);
    const { enrollment } = await seedEnrollment(tx, one.id as string, seeded);
    const about = { program: seeded.program, enrollment, follower: one.id as string };
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    return [
      await seedAlert(tx, about, ago(180), { inDanger: true }),
      await seedAlert(tx, about, ago(17), { inDanger: true }),
    ];
  });
  const chat = await chatOf(two, leads);
  await write(two, chat, 'I want to kill myself tonight');
  const all = await queueOf(leads);
  expect(all.map(({ id, chatId }: { id: string; chatId: string | null }) => chatId ?? id)).toEqual([
    chat,
    ...alerts,
  ]);
  const paged: string[] = [];
  let path = '/api/follow-ups?per_page=1' as '/api/follow-ups' | null;
  while (path) {
    const { body } = await world.call(leads, 'GET', path);
    paged.push(...body.data.map(({ id }: { id: string }) => id));
    path = body.links.next as '/api/follow-ups' | null;
  }
  expect(paged).toEqual(all.map(({ id }: { id: string }) => id));
  const { body: counts } = await world.call(leads, 'GET', '/api/follow-ups/counts');
  expect(counts.first[0]).toMatchObject({ follower: { id: two.id } });
});

it('stays to be read in the inbox, whatever the team has written since', async () => {
  const writer = await world.add(world.here, { fullName: 'Ines Inbox' });
  await world.runtime.tx(world.here.id, async (tx) => {
    await seedEnrollment(tx, writer.id as string, await seedProgram(tx, expert.id as string));
  });
  const chat = await chatOf(writer, expert);
  await write(writer, chat, 'I want to die');
  await write(expert, chat, 'I’ve asked a colleague to take it from here.');
  const { body } = await world.call(expert, 'GET', '/api/inbox?show=danger');
  expect(body.data.find(({ chatId }: { chatId: string }) => chatId === chat)).toMatchObject({
    opening: 'I want to die',
  });
});

it('is found in what a message is changed to', async () => {
  const writer = await world.add(world.here, { fullName: 'Wid Writer' });
  const chat = await chatOf(writer, expert);
  const { body } = await write(writer, chat, 'Hello');
  await world.call(writer, 'PUT', `/api/chats/${chat}/messages/${body.id}`, { body: 'I can’t breathe' });
  expect((await careOf(writer, chat)).help).toMatchObject({ kind: 'body', told: null });
});

it('is found in one’s own words that are passed on, and not in somebody else’s', async () => {
  await world.call(friend, 'PUT', '/api/message-choices', { messagesFrom: 'everyone', mayForward: true });
  const between = await chatOf(follower, friend);
  const own = await write(follower, between, 'I keep thinking of killing myself');
  const theirs = await write(friend, between, 'I took all my pills');
  const forward = (chat: string, id: string) =>
    world.call(follower, 'POST', `/api/chats/${chat}/messages`, { forward: id });
  const group = (
    await world.call(follower, 'POST', '/api/chats', { userIds: [friend.id, expert.id], title: 'Us' })
  ).body.id as string;
  expect((await forward(group, theirs.body.id)).status).toBe(201);
  expect((await careOf(follower, group)).help).toBe(null);
  expect((await forward(group, own.body.id)).status).toBe(201);
  expect((await careOf(follower, group)).help).toMatchObject({ kind: 'self-harm', told: 'Dana Expert' });
});

it('leaves each look of the expert in the audit, as one of somebody who looks after them', async () => {
  const { body } = await world.call(follower, 'GET', '/api/health-looks');
  expect(JSON.stringify(body.data)).toContain('Dana Expert');
  const { rows } = await world.runtime.read(world.here.id, (tx) =>
    tx.$client.query<{ why: string }>(
      'SELECT DISTINCT why FROM audit_entries WHERE person_id = $1 AND actor_id = $2',
      [follower.id, expert.id],
    ),
  );
  expect(rows).toEqual([{ why: 'expert' }]);
});
