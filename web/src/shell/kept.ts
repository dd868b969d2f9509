/**
 * Everything that pages keep in a browser beside cookies, by name (`…`: all that begin so). The page about cookies
 * speaks of each. `text` is kept as it is, anything else as JSON; `sign-out` takes along what is somebody's and should
 * not outlast them here.
 */
export const keptNames = {
  isAuthed: { in: 'local', text: true },
  'last-viewer': { in: 'local', text: true },
  'kept-for': { in: 'local', text: true },
  'help-country': { in: 'local', text: true },
  announcement: { in: 'local', text: true },
  'regimen-flow-view': { in: 'local', text: true },
  'regimen-flow-panels': { in: 'local' },
  'in-danger:…': { in: 'local', text: true, until: 'sign-out' },
  'begun:…': { in: 'local', until: 'sign-out' },
  'outbox:…': { in: 'local' },
  'draft:…': { in: 'local' },
  'form:…': { in: 'local' },
  'message-outbox:…': { in: 'local' },
  'message-draft:…': { in: 'local', text: true, until: 'sign-out' },
  'protocol:…': { in: 'local' },
  'protocol-undo:…': { in: 'session' },
  'simulator-setup/…': { in: 'session' },
  'simulator-drafts/…': { in: 'session' },
  wizard: { in: 'local', until: 'sign-out' },
  'chunk-reload-at': { in: 'session', text: true },
} as const satisfies Record<string, { in: 'local' | 'session'; text?: true; until?: 'sign-out' }>;
export type KeptName = keyof typeof keptNames;

/** One value in the browser. A full, forbidden or missing storage never throws. */
export interface Kept<T> {
  /** What lies there, if it is what it should be. */
  read(): T | undefined;
  /** `undefined` forgets it. Says whether the browser did it. */
  write(value: T | undefined): boolean;
}

/** What a value has to be to be taken: others, and earlier versions of ours, write there too. */
export type Sound<T> = (value: unknown) => T | undefined;

export interface Keeper {
  at<T>(rest: string, sound: Sound<T>): Kept<T>;
  /** What is kept under names that go on like this, without the keeper's own beginning. */
  names(begin?: string): string[];
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** `shelf` is asked for each time: a browser that is told to keep nothing throws already then. */
export function keeperOn(shelf: () => Shelf, prefix: string, isText = false): Keeper {
  return {
    at: (rest, sound) => ({
      read: () => {
        try {
          const text = shelf().getItem(prefix + rest);
          if (text === null) return undefined;
          return sound(isText ? text : JSON.parse(text));
        } catch {
          return undefined;
        }
      },
      write: (value) => {
        try {
          if (value === undefined) shelf().removeItem(prefix + rest);
          else shelf().setItem(prefix + rest, isText ? String(value) : JSON.stringify(value));
          return true;
        } catch {
          return false;
        }
      },
    }),
    names: (begin = '') => {
      try {
        const place = shelf();
        const names = Array.from({ length: place.length }, (_, index) => place.key(index) ?? '');
        return names
          .filter((name) => name.startsWith(prefix + begin))
          .map((name) => name.slice(prefix.length));
      } catch {
        return [];
      }
    },
  };
}

/** `keeper('begun:…').at(task, sound)` */
export function keeper(name: KeptName): Keeper {
  const place: { in: 'local' | 'session'; text?: true } = keptNames[name];
  const shelf = () => (place.in === 'local' ? localStorage : sessionStorage);
  return keeperOn(shelf, name.replace('…', ''), place.text);
}

/** Of a name that stands alone. */
export const kept = <T>(name: KeptName, sound: Sound<T>): Kept<T> => keeper(name).at('', sound);

/** Signed out on purpose. */
export function forgetAtSignOut(): void {
  for (const [name, place] of Object.entries(keptNames)) {
    if (!('until' in place)) continue;
    const its = keeper(name as KeptName);
    for (const rest of its.names()) its.at(rest, asIs).write(undefined);
  }
}

export const asText: Sound<string> = (value) => (typeof value === 'string' ? value : undefined);
const asIs: Sound<unknown> = (value) => value;
