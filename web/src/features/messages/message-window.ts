import type { ChatMessage, ChatMessages } from '@regimen/contract/chats.ts';
import { sameJson } from '@regimen/engine/same-json.ts';
import { createStore, type Store } from '../../shell/store.ts';

/** A stretch of a conversation without gaps, oldest first: as much as is near sight, however long the conversation is. */
export interface Stretch {
  messages: readonly ChatMessage[];
  /** The number of the newest message there is. */
  total: number;
  readByAll: number;
  readByMe: number;
  /** The number of the first that can be read here. */
  first: number;
  /** From this number on, everyone can read them. */
  openToAll: number;
  /** Where more is being read. */
  adding: 'older' | 'newer' | null;
}

export interface WindowParts {
  first: ChatMessages;
  /** So many up to a number; without one, the newest. */
  read: (upTo: number | undefined, count: number) => Promise<ChatMessages>;
  /** What is shown is about to change, by something else than a jump. */
  beforeChange?: () => void;
}

export interface MessageWindow {
  store: Store<Stretch>;
  older: () => Promise<void>;
  newer: () => Promise<void>;
  /** The newest page in place of what is shown. */
  latest: () => Promise<void>;
  /** What is shown may have changed, or more was written. */
  renew: () => Promise<void>;
  /** The page read it again. */
  take: (page: ChatMessages) => void;
  /** What a change of ours has answered. */
  put: (message: ChatMessage) => void;
}

export const pageLength = 40;
/** More than this is not drawn: what is farthest from sight goes, and is read again when somebody comes back to it. */
export const mostShown = 200;
const mostAtOnce = 100;

export const hasOlder = ({ messages, first }: Stretch): boolean => (messages[0]?.number ?? first) > first;
export const hasNewer = ({ messages, total }: Stretch): boolean => newestOf(messages) < total;
const newestOf = (messages: readonly ChatMessage[]) => messages.at(-1)?.number ?? 0;
const oldestOf = (messages: readonly ChatMessage[]) => messages[0]?.number ?? 1;

export function openWindow({ first, read, beforeChange = () => undefined }: WindowParts): MessageWindow {
  const store = createStore<Stretch>({ ...marksOf(first), messages: first.data, adding: null });
  const set = (next: Partial<Stretch>) => store.set({ ...store.get(), ...next });
  const change = (next: Partial<Stretch>) => {
    beforeChange();
    set(next);
  };

  // One question after the other: each begins where the one before it ended.
  let working: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = working.then(work, work);
    working = done;
    return done;
  };
  async function add(where: 'older' | 'newer'): Promise<void> {
    const before = store.get();
    if (where === 'older' ? !hasOlder(before) : !hasNewer(before)) return;
    set({ adding: where });
    try {
      const { messages } = store.get();
      const upTo =
        where === 'older'
          ? oldestOf(messages) - 1
          : Math.min(newestOf(messages) + pageLength, store.get().total);
      const page = await read(upTo, pageLength);
      const joined = joinedWith(store.get().messages, page.data);
      change({
        ...marksOf(page),
        messages: where === 'older' ? joined.slice(0, mostShown) : joined.slice(-mostShown),
      });
    } finally {
      set({ adding: null });
    }
  }

  let renewing: Promise<void> | null = null;
  async function readAgain(): Promise<void> {
    renewing = null;
    const before = store.get();
    const wasAtEnd = !hasNewer(before);
    const oldest = oldestOf(before.messages);
    const count = Math.min(mostAtOnce, Math.max(pageLength, before.messages.length + 1));
    let page = await read(wasAtEnd ? undefined : newestOf(before.messages), count);
    let found: readonly ChatMessage[] = page.data;
    const marks = marksOf(page);
    // So much was written meanwhile that it does not join: then the end is shown.
    const isApart = wasAtEnd && oldestOf(found) > newestOf(before.messages) + 1;
    while (!isApart && oldestOf(found) > oldest) {
      page = await read(oldestOf(found) - 1, Math.min(mostAtOnce, oldestOf(found) - oldest));
      if (page.data.length === 0) break;
      found = [...page.data, ...found];
    }
    const shown = isApart ? found : found.filter(({ number }) => number >= oldest);
    change({ ...marks, messages: asBefore(before.messages, shown) });
  }

  return {
    store,
    older: () => inTurn(() => add('older')),
    newer: () => inTurn(() => add('newer')),
    latest: () =>
      inTurn(async () => {
        const page = await read(undefined, pageLength);
        set({ ...marksOf(page), messages: page.data });
      }),
    renew() {
      renewing ??= inTurn(readAgain);
      return renewing;
    },
    take(page) {
      const { messages } = store.get();
      const joins = page.data.length > 0 && oldestOf(page.data) <= newestOf(messages) + 1;
      if (joins && !hasNewer(store.get()))
        change({ ...marksOf(page), messages: asBefore(messages, joinedWith(messages, page.data)) });
      else change(marksOf(page));
    },
    put(message) {
      const { messages, total } = store.get();
      const isNext = message.number === newestOf(messages) + 1 && message.number > total;
      if (!isNext && !messages.some(({ id }) => id === message.id)) return;
      change({ messages: joinedWith(messages, [message]), total: Math.max(total, message.number) });
    },
  };
}

const marksOf = ({ meta: { total, readByAll, readByMe, first, openToAll } }: ChatMessages) => ({
  total,
  readByAll,
  readByMe,
  first,
  openToAll,
});

/** Each message once, in order; the later page is right. */
function joinedWith(messages: readonly ChatMessage[], page: readonly ChatMessage[]): ChatMessage[] {
  const byNumber = new Map([...messages, ...page].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** Messages that have not changed stay the same things, so that they are not drawn again. */
function asBefore(before: readonly ChatMessage[], now: readonly ChatMessage[]): readonly ChatMessage[] {
  const known = new Map(before.map((message) => [message.id, message]));
  return now.map((message) => {
    const same = known.get(message.id);
    return same && sameJson(same, message) ? same : message;
  });
}
