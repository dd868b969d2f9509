/** What was typed into a form and not saved, kept in this browser for after a reload. */
export interface KeptForm<T> {
  /** What it was changed from, and the version that had on the server. */
  base: T;
  version: number;
  value: T;
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface FormKeeper<T> {
  read(): KeptForm<T> | null;
  write(kept: KeptForm<T> | null): void;
}

/** A full or forbidden storage must not stop anybody from writing. */
export function createFormKeeper<T>(shelf: Shelf, name: string): FormKeeper<T> {
  return {
    read: () => {
      try {
        const kept = JSON.parse(shelf.getItem(name) ?? 'null');
        const sound = typeof kept?.version === 'number' && isObject(kept.base) && isObject(kept.value);
        return sound ? kept : null;
      } catch {
        return null;
      }
    },
    write: (kept) => {
      try {
        if (kept === null) shelf.removeItem(name);
        else shelf.setItem(name, JSON.stringify(kept));
      } catch {}
    },
  };
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const forgetful: Shelf = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

export function browserShelf(): Shelf {
  try {
    return typeof localStorage === 'undefined' ? forgetful : localStorage;
  } catch {
    return forgetful;
  }
}
