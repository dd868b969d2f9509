import type { ChatMessage, ChatMessages } from '@regimen/contract/chats.ts';
import { seedGroup } from '../../server/seed/chats.ts';
import type { Caller, World } from '../../server/src/test-world.ts';
import { type Asked, askOnce, askUntilAnswered, type Going, pause } from './ask.ts';
import { openTab, type Tab } from './live-tab.ts';

/** Somebody in a room, with a page that shows it. */
export interface Chatter {
  caller: Caller;
  room: string;
  tab: Tab;
  /** What the page shows, by number: read again whenever an event says that it is old, and at no other time. */
  shown: Map<number, string>;
  isReading: boolean;
  wrote: number;
}

export interface Written extends Asked {
  /** By room: what was acknowledged, under the number it was given. */
  rooms: Map<string, Map<number, string>>;
  /** By room: what was acknowledged under a number that another had been given. */
  doubled: number;
}
export const nothingWritten = (): Written => ({ rooms: new Map(), doubled: 0, faults: [], retried: 0 });

/** Groups of so many each. */
export async function makeRooms(world: World, people: readonly Caller[], inEach: number) {
  const rooms: { id: string; members: Caller[] }[] = [];
  for (let at = 0; at < people.length; at += inEach) {
    const members = people.slice(at, at + inEach);
    const ids = members.map(({ id }) => id as string);
    const id = await world.runtime.tx(world.here.id, (tx) => seedGroup(tx, `Room ${at / inEach}`, ids));
    rooms.push({ id, members });
  }
  return rooms;
}

export function openChatter(caller: Caller, room: string, going: Going, home: () => string): Chatter {
  let isOld = false;
  const chatter: Chatter = {
    caller,
    room,
    shown: new Map(),
    isReading: false,
    wrote: 0,
    tab: openTab(caller, {
      home,
      going,
      hear({ data }) {
        if (data.chatId === room) void readAgain();
      },
    }),
  };
  /** One question at a time, and one more for what was said meanwhile. */
  async function readAgain(): Promise<void> {
    isOld = true;
    if (chatter.isReading) return;
    chatter.isReading = true;
    while (isOld) {
      isOld = false;
      await readNewest(chatter, going);
    }
    chatter.isReading = false;
  }
  return chatter;
}

async function readNewest({ caller, room, shown }: Chatter, going: Going): Promise<void> {
  const known = Math.max(0, ...shown.keys());
  for (let page = 1; ; ) {
    const path = `chats/${room}/messages?per_page=100&page=${page}`;
    const reply = await askOnce<ChatMessages>(caller, going, 'GET', path);
    if (reply?.status !== 200 || !reply.body) {
      await pause(50);
      continue;
    }
    for (const { number, body } of reply.body.data) shown.set(number, body);
    const [oldest] = reply.body.data;
    if (!oldest || oldest.number <= known + 1) return;
    page++;
  }
}

/** Writes one message after the other, each until it is acknowledged, with a moment in between. */
export async function write(
  chatter: Chatter,
  going: Going,
  written: Written,
  { wants, pauseMs }: { wants: (n: number) => boolean; pauseMs: number },
): Promise<void> {
  for (let n = chatter.wrote + 1; wants(n); n++) {
    chatter.wrote = n;
    const { caller, room } = chatter;
    const body = `${caller.id} ${n}`;
    const reply = await askUntilAnswered<ChatMessage>(caller, going, written, `chats/${room}/messages`, {
      body,
    });
    if (reply.status !== 201 || !reply.body)
      written.faults.push(`a message was answered with ${reply.status}: ${JSON.stringify(reply.body)}`);
    else {
      const all = written.rooms.get(room) ?? new Map<number, string>();
      if (all.has(reply.body.number)) written.doubled++;
      written.rooms.set(room, all.set(reply.body.number, body));
    }
    await pause(Math.random() * 2 * pauseMs);
  }
}

/** Waits until every page shows what was acknowledged; how long is for `judgeRooms` to say. */
export async function settled(
  chatters: readonly Chatter[],
  written: Written,
  withinMs: number,
): Promise<void> {
  const isWhole = ({ room, shown, tab, isReading }: Chatter) => {
    const all = written.rooms.get(room)?.size ?? 0;
    return shown.size >= all && tab.heard.length >= all && !isReading;
  };
  for (const until = Date.now() + withinMs; Date.now() < until && !chatters.every(isWhole); ) await pause(20);
}

/** What was lost, doubled or put out of order, on any page, measured by what was acknowledged. */
export function judgeRooms(chatters: readonly Chatter[], written: Written): string[] {
  const faults = [...written.faults];
  if (written.doubled > 0) faults.push(`${written.doubled} messages have the number of another`);
  for (const [room, all] of written.rooms) {
    const numbers = [...all.keys()].sort((a, b) => a - b);
    if (numbers.some((number, at) => number !== at + 1)) faults.push(`${room}: numbers with gaps`);
    const lastOf = new Map<string, number>();
    for (const number of numbers) {
      const [author = '', n = ''] = (all.get(number) ?? '').split(' ');
      if (Number(n) !== (lastOf.get(author) ?? 0) + 1) faults.push(`${room}: ${author} out of order at ${n}`);
      lastOf.set(author, Number(n));
    }
  }
  for (const { caller, room, shown, tab } of chatters) {
    const who = `the page of ${caller.id}`;
    const all = written.rooms.get(room) ?? new Map<number, string>();
    const lost = [...all].filter(([number, body]) => shown.get(number) !== body).length;
    if (lost > 0) faults.push(`${who} does not show ${lost} of ${all.size} messages`);
    if (shown.size > all.size) faults.push(`${who} shows ${shown.size - all.size} too many`);
    if (new Set(shown.values()).size !== shown.size) faults.push(`${who} shows a message twice`);
    const seqs = tab.heard.map(({ seq }) => seq);
    const gaps = seqs.filter((seq, at) => seq !== at + 1).length;
    if (gaps > 0) faults.push(`${who} heard ${gaps} events that were not the next: ${seqs.join(' ')}`);
    if (seqs.length !== all.size) faults.push(`${who} heard ${seqs.length} events of ${all.size}`);
    faults.push(...tab.signs.map((sign) => `${who} ${sign}`));
  }
  return faults;
}
