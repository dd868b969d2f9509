import type { Problem } from '@regimen/engine/check.ts';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { createStore, type Store } from '../../../../shell/store.ts';
import type { Difference } from '../differences.ts';
import type { PathMarking } from '../shown-path.ts';

/** What stands at the cards beside the draft itself: found and said about them. */
export interface Marks {
  problems: ReadonlyMap<string, Problem['severity']>;
  comments: ReadonlyMap<string, number>;
  differences: ReadonlyMap<string, Difference>;
  /** On the path that breaks a rule. */
  path: ReadonlyMap<string, PathMarking>;
}

export const createMarks = (): Store<Marks> =>
  createStore<Marks>({ problems: new Map(), comments: new Map(), differences: new Map(), path: new Map() });

const MarksContext = createContext<Store<Marks> | null>(null);
export const MarksProvider = MarksContext.Provider;

/** One mark of one step: its card is rendered again only when that changes. */
export function useMark<K extends keyof Marks>(
  kind: K,
  id: string,
): (Marks[K] extends ReadonlyMap<string, infer V> ? V : never) | undefined {
  const marks = useContext(MarksContext);
  const get = () => marks?.get()[kind].get(id) as ReturnType<typeof useMark<K>>;
  return useSyncExternalStore(marks?.subscribe ?? never, get, get);
}

/** All marks of one kind, for what shows every step at once. */
export function useMarks<K extends keyof Marks>(kind: K): Marks[K] {
  const marks = useContext(MarksContext);
  if (!marks) throw new Error('There are no marks here.');
  const get = () => marks.get()[kind];
  return useSyncExternalStore(marks.subscribe, get, get);
}

const never = () => () => undefined;
