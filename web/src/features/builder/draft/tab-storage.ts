/**
 * Where a tab keeps its unsaved edits. Each tab has a place of its own and holds a lock on it for as long as it
 * lives; a place whose lock is free was left behind by a tab that was closed, reloaded or crashed.
 */
import { createUnsavedStore, type Kept, type UnsavedStore } from './unsaved-edits.ts';

export interface LeftBehind {
  kept: Kept;
  /** Its edits are in another place now. */
  forget(): void;
  /** Not now: it stays for the next time. */
  release(): void;
}

export interface Places {
  own: UnsavedStore;
  /** What is left to take over. Nobody else gets it until it is released. */
  leftBehind(): Promise<LeftBehind[]>;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
export type Locks = Pick<LockManager, 'request'>;

/** `prefix` names site, person and protocol. Without locks (old browsers) what was there at the start counts. */
export function openPlaces(shelf: Shelf, locks: Locks | undefined, prefix: string, id: string): Places {
  const ownName = `${prefix}:${id}`;
  if (locks) void locks.request(ownName, () => new Promise<never>(() => undefined)).catch(() => undefined);
  const atTheStart = locks ? null : new Set(namesOn(shelf, prefix));
  const isLeft = (name: string) => name !== ownName && (atTheStart?.has(name) ?? true);

  return {
    own: createUnsavedStore(shelf, ownName),
    async leftBehind() {
      const found: LeftBehind[] = [];
      for (const name of namesOn(shelf, prefix).filter(isLeft).sort()) {
        const release = locks ? await freeLock(locks, name) : () => undefined;
        const keeper = createUnsavedStore(shelf, name);
        const kept = release && keeper.read();
        if (!release) continue;
        if (!kept) {
          keeper.write(null);
          release();
        } else
          found.push({
            kept,
            release,
            forget: () => {
              keeper.write(null);
              release();
            },
          });
      }
      return found;
    },
  };
}

function namesOn(shelf: Shelf, prefix: string): string[] {
  try {
    const names = Array.from({ length: shelf.length }, (_, index) => shelf.key(index) ?? '');
    return names.filter((name) => name.startsWith(`${prefix}:`));
  } catch {
    return [];
  }
}

/** Takes the lock if nobody holds it; gives what releases it again. */
function freeLock(locks: Locks, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}
