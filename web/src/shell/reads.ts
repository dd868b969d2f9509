import { sameJson } from '@regimen/engine/same-json.ts';
import { createStore, type Store } from './store.ts';

/** A call that reads, with what it is asked with. */
export interface Question {
  call: string;
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> };
  /** Where a list takes the place at which its next page begins; `cursor` almost everywhere. */
  nextIn?: string | undefined;
}

export interface ReadState {
  /** The last answer; a read that fails later leaves it. `undefined`: none has come. */
  data: unknown;
  /** What the page brought, if it began with that. */
  from: unknown;
  failed: boolean;
  /** With what it failed. */
  error: unknown;
  /** How many pages of a list `data` holds. */
  pages: number;
}

/** What one component wants of a read it shares with others. */
export interface Wish {
  /** What the page brought along: nothing is asked until something says so. */
  first?: unknown;
  /** Milliseconds between one question and the next, for as long as the answer is such. */
  every?: (data: unknown) => number | undefined;
  onFocus?: boolean | undefined;
  /** Every page of the list, instead of the first. */
  whole?: boolean | undefined;
}

export interface ReadParts {
  ask: (question: Question, signal: AbortSignal) => Promise<unknown>;
  now: () => number;
  later: (act: () => void, ms: number) => () => void;
  isVisible: () => boolean;
}

interface Read {
  question: Question;
  state: Store<ReadState>;
  wishes: Set<() => Wish>;
  begin: () => void;
  renew: () => Promise<void>;
  more: () => Promise<void>;
  put: (data: unknown, from?: unknown) => void;
  /** The page is looked at again. */
  lookedAt: () => void;
  stop: () => void;
}

const nothing: ReadState = { data: undefined, from: undefined, failed: false, error: null, pages: 1 };
/** Enough for any list that is shown whole, and an end for one that has none. */
const mostPages = 20;
/** Whoever changes between windows does not ask each time. */
const restMs = 5_000;

export const keyOf = ({ call, input }: Question): string =>
  JSON.stringify([call, sorted(input.params), sorted(input.query)]);
const sorted = (part: Record<string, unknown> = {}) =>
  Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));

/** Everything that is read after the page is there, one entry for each question that somebody on the page has now. */
export function createReads(parts: ReadParts) {
  const reads = new Map<string, Read>();
  return {
    get: (key: string): ReadState => reads.get(key)?.state.get() ?? nothing,
    /** Joins those who ask the same, or is the first to; with the last of them the read ends. */
    join(question: Question, wish: () => Wish, listener: () => void): () => void {
      const key = keyOf(question);
      const read = reads.get(key) ?? openRead(question, parts);
      reads.set(key, read);
      read.wishes.add(wish);
      const leave = read.state.subscribe(listener);
      read.begin();
      return () => {
        leave();
        read.wishes.delete(wish);
        if (read.wishes.size > 0) return;
        read.stop();
        reads.delete(key);
      };
    },
    /** The page brought something newer. */
    adopt(key: string, first: unknown): void {
      const read = reads.get(key);
      if (read && read.state.get().from !== first) read.put(first, first);
    },
    put: (key: string, data: unknown): void => reads.get(key)?.put(data),
    renew: async (key: string): Promise<void> => reads.get(key)?.renew(),
    more: async (key: string): Promise<void> => reads.get(key)?.more(),
    renewWhere: (isMeant: (question: Question) => boolean): Promise<unknown> =>
      Promise.all(
        [...reads.values()].filter(({ question }) => isMeant(question)).map(({ renew }) => renew()),
      ),
    lookedAt: (): void => {
      for (const read of reads.values()) read.lookedAt();
    },
  };
}

function openRead(question: Question, { ask, now, later, isVisible }: ReadParts): Read {
  const state = createStore(nothing);
  const wishes = new Set<() => Wish>();
  let asking: AbortController | null = null;
  let askedAt = now();
  let stopWaiting = () => {};

  const wanted = () => [...wishes].map((wish) => wish());
  function waitForNext(): void {
    stopWaiting();
    const { data } = state.get();
    const pauses = wanted().flatMap(({ every }) => every?.(data) ?? []);
    if (pauses.length === 0) return;
    stopWaiting = later(whenDue, Math.max(0, askedAt + Math.min(...pauses) - now()));
  }
  /** In a hidden tab the clock rests until it is looked at again. */
  const whenDue = () => {
    if (!asking && isVisible()) void read();
  };

  /** The latest question counts: one that is under way is dropped. */
  async function load(find: (signal: AbortSignal) => Promise<Partial<ReadState>>): Promise<void> {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    askedAt = now();
    try {
      const found = await find(own.signal);
      if (!own.signal.aborted) state.set({ ...state.get(), ...found, failed: false, error: null });
    } catch (error) {
      if (!own.signal.aborted) throw error;
    } finally {
      if (asking === own) {
        asking = null;
        waitForNext();
      }
    }
  }
  const ofPage = (place: string): Question => ({
    ...question,
    input: { ...question.input, query: { ...question.input.query, [question.nextIn ?? 'cursor']: place } },
  });

  async function read(): Promise<void> {
    const isWhole = wanted().some(({ whole }) => whole);
    const shown = isWhole ? mostPages : state.get().pages;
    try {
      await load(async (signal) => {
        let data = await ask(question, signal);
        for (let page = 1; page < shown; page++) {
          const next = nextOf(data);
          if (next === null) break;
          data = joined(data, await ask(ofPage(next), signal));
        }
        const before = state.get().data;
        return { data: sameJson(before, data) ? before : data };
      });
    } catch (error) {
      state.set({ ...state.get(), failed: true, error });
    }
  }

  return {
    question,
    state,
    wishes,
    begin() {
      const first = wanted().find((wish) => wish.first !== undefined)?.first;
      if (state.get().data === undefined && first !== undefined)
        state.set({ ...nothing, data: first, from: first });
      if (state.get().data === undefined && !asking) void read();
      else if (!asking) waitForNext();
    },
    renew: read,
    /** Throws when it fails: somebody pressed for it. */
    more: () => {
      const { data, pages } = state.get();
      const next = nextOf(data);
      if (next === null) return Promise.resolve();
      return load(async (signal) => ({
        data: joined(data, await ask(ofPage(next), signal)),
        pages: pages + 1,
      }));
    },
    put(data, from = state.get().from) {
      asking?.abort();
      asking = null;
      const { from: before, pages } = state.get();
      state.set({ data, from, failed: false, error: null, pages: from === before ? pages : 1 });
      waitForNext();
    },
    lookedAt() {
      if (asking || !isVisible()) return;
      if (wanted().some(({ onFocus }) => onFocus) && now() - askedAt > restMs) void read();
      else waitForNext();
    },
    stop() {
      asking?.abort();
      stopWaiting();
    },
  };
}

interface ListPage {
  data: unknown[];
  meta: { next: string | null };
}
export const nextOf = (answer: unknown): string | null =>
  (answer as Partial<ListPage> | undefined)?.meta?.next ?? null;
/** The rows of both; everything else as the later one says. */
const joined = (before: unknown, after: unknown): ListPage => ({
  ...(after as ListPage),
  data: [...(before as ListPage).data, ...(after as ListPage).data],
});
