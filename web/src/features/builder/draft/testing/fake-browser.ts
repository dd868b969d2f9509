/** A person's browser in tests: tabs that share one storage and its locks, with timers that are turned by hand. */

import { keeperOn, type Shelf } from '../../../../shell/kept.ts';
import { type DraftStore, openDraftStore } from '../draft-store.ts';
import { soundUndo } from '../kept-undo.ts';
import { type Locks, openPlaces } from '../tab-storage.ts';
import { type FakeServer, fakeApi, type Weather } from './fake-server.ts';

export interface FakeTab {
  name: string;
  store: DraftStore;
  /** Gone at once, with whatever it was doing: as in a crash. */
  close(): void;
}

export interface FakeBrowser {
  /** `tabShelf`: what the tab itself kept, when it is one that was loaded again. */
  openTab(tabShelf?: Shelf): FakeTab;
  shelf: Shelf;
  /** Names of places that hold something. */
  kept(): string[];
}

interface Timers {
  later(fn: () => void, ms: number): () => void;
  /** Lets time pass, and everything that was due in it happen. */
  pass(ms: number): Promise<void>;
}

export function createTimers(): Timers {
  let now = 0;
  let timers: { at: number; fn: () => void }[] = [];
  const breathe = async () => {
    for (let turn = 0; turn < 16; turn++) await new Promise((passed) => setImmediate(passed));
  };
  return {
    later(fn, ms) {
      const timer = { at: now + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async pass(ms) {
      const until = now + ms;
      await breathe();
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.fn();
        await breathe();
      }
      now = until;
    },
  };
}

export function createFakeBrowser(
  name: string,
  server: FakeServer,
  timers: Timers,
  weather: Weather,
  options: { locks?: boolean } = {},
): FakeBrowser {
  const shelf = createShelf();
  const held = new Map<string, object>();
  let opened = 0;
  let keys = 0;
  return {
    shelf,
    kept: () => Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? ''),
    openTab(tabShelf = createShelf()) {
      const tab = `${name}${++opened}`;
      let alive = true;
      const mine = {};
      const store = openDraftStore(server.open(), {
        api: fakeApi(server, weather),
        apiWithKey: (key) => fakeApi(server, weather, key),
        places: openPlaces(
          keeperOn(() => whileAlive(shelf, () => alive), 'protocol:'),
          options.locks === false ? undefined : lockManager(held, mine),
          'p1',
          tab,
        ),
        undo: keeperOn(() => tabShelf, 'protocol-undo:').at('p1', soundUndo),
        newKey: () => `${tab}-key-${++keys}`,
        later: (fn, ms) => timers.later(() => alive && fn(), ms),
      });
      store.start();
      const forget = server.onSaved(() => alive && void store.look());
      return {
        name: tab,
        store,
        close() {
          alive = false;
          store.stop();
          forget();
          for (const [lock, holder] of held) if (holder === mine) held.delete(lock);
        },
      };
    },
  };
}

/** What a tab that is gone still wanted to write is never written. */
function whileAlive(shelf: Shelf, isAlive: () => boolean): Shelf {
  return {
    get length() {
      return shelf.length;
    },
    key: (index) => shelf.key(index),
    getItem: (name) => shelf.getItem(name),
    setItem: (name, value) => {
      if (isAlive()) shelf.setItem(name, value);
    },
    removeItem: (name) => {
      if (isAlive()) shelf.removeItem(name);
    },
  };
}

export function createShelf(): Shelf {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

type Callback = (lock: { name: string } | null) => Promise<unknown> | undefined;

function lockManager(held: Map<string, object>, holder: object): Locks {
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    const callback = rest.at(-1) as Callback;
    if (held.has(name)) return callback(null);
    held.set(name, holder);
    const result = await callback({ name });
    if (held.get(name) === holder) held.delete(name);
    return result;
  };
  return { request } as unknown as Locks;
}
