/**
 * Where a tab keeps its unsaved edits. Each tab has a place of its own and holds a lock on it for as long as it
 * lives; a place whose lock is free was left behind by a tab that was closed, reloaded or crashed.
 */
import type { Keeper, Kept as Slot } from '../../../shell/kept.ts';
import { type Kept, soundKept } from './unsaved-edits.ts';

export interface LeftBehind {
  kept: Kept;
  /** Its edits are in another place now. */
  forget(): void;
  /** Not now: it stays for the next time. */
  release(): void;
}

export interface Places {
  /** Where nothing can be written, the page has to warn before it is closed. */
  own: Slot<Kept>;
  /** What is left to take over. Nobody else gets it until it is released. */
  leftBehind(): Promise<LeftBehind[]>;
}

export type Locks = Pick<LockManager, 'request'>;

/** `prefix` names site, person and protocol. Without locks (old browsers) what was there at the start counts. */
export function openPlaces(keeper: Keeper, locks: Locks | undefined, prefix: string, id: string): Places {
  const ownName = `${prefix}:${id}`;
  if (locks)
    void locks.request(lockOf(ownName), () => new Promise<never>(() => undefined)).catch(() => undefined);
  const atTheStart = locks ? null : new Set(keeper.names(`${prefix}:`));
  const isLeft = (name: string) => name !== ownName && (atTheStart?.has(name) ?? true);

  return {
    own: keeper.at(ownName, soundKept),
    async leftBehind() {
      const found: LeftBehind[] = [];
      for (const name of keeper.names(`${prefix}:`).filter(isLeft).sort()) {
        const release = locks ? await freeLock(locks, name) : () => undefined;
        const place = keeper.at(name, soundKept);
        const kept = release && place.read();
        if (!release) continue;
        if (!kept) {
          place.write(undefined);
          release();
        } else
          found.push({
            kept,
            release,
            forget: () => {
              place.write(undefined);
              release();
            },
          });
      }
      return found;
    },
  };
}

const lockOf = (name: string) => `protocol:${name}`;

/** Takes the lock if nobody holds it; gives what releases it again. */
function freeLock(locks: Locks, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    locks
      .request(lockOf(name), { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(null));
  });
}
