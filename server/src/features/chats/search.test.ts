import type { FoundMessage } from '@regimen/contract/chats.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedChat, seedMessage } from '../../../seed/chats.ts';
import { sql } from '../../db/drizzle.ts';
import { type Caller, openWorld, type World } from '../../test-world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const hour = 3_600_000;
/** Somebody in a chat of two, in which this was said, an hour apart. */
async function talk(...said: string[]) {
  const [me, other] = [await world.add(world.here), await world.add(world.here)];
  const chat = await world.runtime.tx(world.here.id, async (tx) => {
    const id = await seedChat(tx, [me.id as string, other.id as string]);
    for (const [index, body] of said.entries())
      await seedMessage(
        tx,
        id,
        other.id as string,
        body,
        new Date(Date.now() - (said.length - index) * hour),
      );
    return id;
  });
  return { me, other, chat };
}
const search = async (who: Caller, words: string, more = '') => {
  const { status, body } = await world.call(
    who,
    'GET',
    `/api/chats/search?search=${encodeURIComponent(words)}${more}` as '/api/chats/search',
  );
  expect(status).toBe(200);
  return body as { data: FoundMessage[]; links: { next: string | null } };
};
const bodies = async (who: Caller, words: string) =>
  (await search(who, words)).data.map(({ message }) => message.body);

it('finds words in any form, newest first, and says where', async () => {
  const { me, other, chat } = await talk('I slept badly', 'Do you sleep better?', 'Walking helps');
  const { data } = await search(me, 'Sleep');
  expect(data).toMatchObject([
    {
      room: { id: chat, participant: { id: other.id } },
      message: { body: 'Do you sleep better?', number: 2 },
    },
  ]);
  expect(await bodies(me, 'walk')).toEqual(['Walking helps']);
  expect(await bodies(me, 'bett')).toEqual(['Do you sleep better?']);
  expect(await bodies(me, 'do you')).toEqual(['Do you sleep better?']);
  expect(await bodies(me, '"')).toEqual([]);
});

it('finds Arabic with and without its article, its marks and its forms of alef', async () => {
  const { me } = await talk('كيف كان النوم أمس؟', 'نِمتُ نومًا عميقًا', 'إلى الطبيب غدًا');
  expect(await bodies(me, 'نوم')).toEqual(['نِمتُ نومًا عميقًا', 'كيف كان النوم أمس؟']);
  expect(await bodies(me, 'الى الطبيب')).toEqual(['إلى الطبيب غدًا']);
});

it('finds nothing of others, of chats one has left, or that was deleted', async () => {
  const { me, other, chat } = await talk('The zebra secret');
  const stranger = await world.add(world.here);
  expect(await bodies(stranger, 'zebra')).toEqual([]);
  expect(await bodies(await world.add(world.there), 'zebra')).toEqual([]);
  const [found] = (await search(me, 'zebra')).data;
  await world.call(other, 'DELETE', `/api/chats/${chat}/messages/${found?.message.id}`);
  expect(await bodies(me, 'zebra')).toEqual([]);
});

it('goes on page after page, each message once, in several rooms and however long one of them is', async () => {
  const { me, other, chat } = await talk('A word about needles');
  const second = await world.add(world.here);
  const begun = Date.now() - 5_000 * 60_000;
  await world.runtime.tx(world.here.id, async (tx) => {
    const busy = await seedChat(tx, [me.id as string, second.id as string]);
    await seedMessage(tx, busy, second.id as string, 'The first needle', new Date(begun));
    // Ids as ours are: they begin with the time.
    await tx.execute(sql`
      INSERT INTO chat_messages (tenant_id, chat_id, number, id, author_id, body, created_at)
      SELECT ${tx.tenantId}, ${busy}, n, (lpad(to_hex(${begun}::bigint + n * 60000), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid,
        ${second.id}, CASE WHEN n % 900 = 0 THEN 'A needle again' ELSE 'Hay and more hay' END, to_timestamp((${begun}::bigint + n * 60000) / 1000.0)
      FROM generate_series(2, 4500) n`);
    await tx.execute(sql`UPDATE chats SET last_number = 4500 WHERE id = ${busy}`);
    await tx.execute(sql`UPDATE chat_members SET last_number = 4500 WHERE chat_id = ${busy}`);
  });
  const numbers: string[] = [];
  let next: string | null = '/api/chats/search?search=needle&per_page=2';
  for (let page = 0; next && page < 10; page++) {
    const { body }: { body: Awaited<ReturnType<typeof search>> } = await world.call(
      me,
      'GET',
      next as '/api/chats/search',
    );
    for (const { room, message } of body.data)
      numbers.push(`${room.id === chat ? 'pair' : 'busy'} ${message.number}`);
    next = body.links.next;
  }
  expect(numbers).toEqual([
    'pair 1',
    'busy 4500',
    'busy 3600',
    'busy 2700',
    'busy 1800',
    'busy 900',
    'busy 1',
  ]);
  expect((await search(me, 'hay', '&per_page=50')).data.map(({ message }) => message.number)).toEqual(
    Array.from({ length: 56 }, (_, index) => 4499 - index)
      .filter((number) => number % 900 !== 0)
      .slice(0, 50),
  );
  expect(await bodies(other, 'needle')).toEqual(['A word about needles']);
});
