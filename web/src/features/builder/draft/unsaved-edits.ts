/** Unsaved edits, kept in this browser until the server has them: for a lost connection, a crash, a closed tab. */
import type { DraftChange } from '@regimen/contract/protocols.ts';
import type { Change } from '@regimen/engine/change.ts';
import type { Item } from '@regimen/engine/items.ts';

/** A save that was sent and not answered. Sent again under its key, it is done at most once. */
export interface Attempt {
  key: string;
  base: number;
  change: DraftChange;
}

export interface Kept {
  version: number;
  change: Change;
  attempt: Attempt | null;
  /** What the changed steps and modules point at; the server's draft may not name it yet. */
  items: Readonly<Record<string, Item>>;
}

export type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface UnsavedStore {
  read(): Kept | null;
  /** `false`: this browser keeps nothing, so the page has to warn before it is closed. */
  write(kept: Kept | null): boolean;
}

export function createUnsavedStore(place: Place, name: string): UnsavedStore {
  return {
    read: () => {
      try {
        return soundKept(JSON.parse(place.getItem(name) ?? 'null'));
      } catch {
        return null;
      }
    },
    write: (kept) => {
      try {
        if (kept === null) place.removeItem(name);
        else place.setItem(name, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
  };
}

function soundKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, change, attempt, items } = value as Partial<Kept>;
  if (typeof version !== 'number' || !Array.isArray(change?.nodes) || !Array.isArray(change.modules))
    return null;
  return { version, change, attempt: attempt ?? null, items: items ?? {} };
}
