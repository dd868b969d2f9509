import type { ChatMessage, ChatMessages } from '@regimen/contract/chats.ts';
import { expect, it } from 'vitest';
import { hasNewer, hasOlder, mostShown, openWindow, pageLength } from './message-window.ts';

const message = (number: number, body = `Message ${number}`): ChatMessage =>
  ({ id: `id ${number}`, number, body }) as ChatMessage;

/** A conversation on the other side, as the API shows it. */
function conversation(many: number) {
  const room = {
    total: many,
    changed: new Map<number, string>(),
    asked: [] as [number | undefined, number][],
  };
  const page = (upTo: number | undefined, count: number): ChatMessages => {
    const to = Math.min(upTo ?? room.total, room.total);
    const from = Math.max(1, to - count + 1);
    const data = Array.from({ length: to - from + 1 }, (_, index) =>
      message(from + index, room.changed.get(from + index)),
    );
    return {
      data,
      meta: { total: room.total, readByAll: 0, readByMe: 0, first: 1, openToAll: 1 },
    } as unknown as ChatMessages;
  };
  const read = async (upTo: number | undefined, count: number) => {
    room.asked.push([upTo, count]);
    return page(upTo, count);
  };
  return { room, page, read };
}
const numbers = (window: ReturnType<typeof openWindow>) => {
  const all = window.store.get().messages.map(({ number }) => number);
  expect(all).toEqual(Array.from({ length: all.length }, (_, index) => (all[0] ?? 0) + index));
  return [all[0], all.at(-1)];
};

it('goes back through 100,000 messages and forth again, and never holds more than fits near sight', async () => {
  const { page, read } = conversation(100_000);
  const window = openWindow({ first: page(undefined, pageLength), read });
  for (let step = 0; step < 20; step++) {
    await window.older();
    expect(window.store.get().messages.length).toBeLessThanOrEqual(mostShown);
  }
  expect(numbers(window)).toEqual([99_161, 99_360]);
  expect(hasNewer(window.store.get())).toBe(true);
  for (let step = 0; step < 20; step++) await window.newer();
  expect(numbers(window)).toEqual([99_801, 100_000]);
  expect(hasNewer(window.store.get())).toBe(false);
});

it('ends at the first message, and asks no further', async () => {
  const { room, page, read } = conversation(50);
  const window = openWindow({ first: page(undefined, pageLength), read });
  await window.older();
  await window.older();
  expect(numbers(window)).toEqual([1, 50]);
  expect(hasOlder(window.store.get())).toBe(false);
  expect(room.asked).toHaveLength(1);
});

it('reads again what it shows, once for many calls, and keeps what has not changed as it was', async () => {
  const { room, page, read } = conversation(300);
  const window = openWindow({ first: page(undefined, pageLength), read });
  await window.older();
  const [untouched] = window.store.get().messages;
  room.changed.set(290, 'Changed');
  room.total = 301;
  room.asked = [];
  await Promise.all([window.renew(), window.renew(), window.renew()]);
  expect(room.asked).toHaveLength(1);
  expect(numbers(window)).toEqual([221, 301]);
  expect(window.store.get().messages.find(({ number }) => number === 290)?.body).toBe('Changed');
  expect(window.store.get().messages[0]).toBe(untouched);
});

it('opened at an old message it stays there while others write, until somebody jumps to the end', async () => {
  const { room, page, read } = conversation(1_000);
  const window = openWindow({ first: page(520, pageLength), read });
  room.total = 1_001;
  await window.renew();
  expect(numbers(window)).toEqual([481, 520]);
  expect(window.store.get().total).toBe(1_001);
  await window.latest();
  expect(numbers(window)).toEqual([962, 1_001]);
});

it('shows the end when so much came that it no longer joins', async () => {
  const { room, page, read } = conversation(100);
  const window = openWindow({ first: page(undefined, pageLength), read });
  room.total = 900;
  await window.renew();
  expect(numbers(window).at(-1)).toBe(900);
});

it('takes an answer at its place, and at the end only if nothing is missing before it', () => {
  const { page, read } = conversation(100);
  const window = openWindow({ first: page(undefined, pageLength), read });
  window.put(message(70, 'Reworded'));
  expect(window.store.get().messages.find(({ number }) => number === 70)?.body).toBe('Reworded');
  window.put(message(102));
  expect(numbers(window).at(-1)).toBe(100);
  window.put(message(101));
  expect(numbers(window).at(-1)).toBe(101);
});
