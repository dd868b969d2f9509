import { useCallback, useState } from 'react';
import type { Thread } from './thread.ts';

export type ChangeThread = (next: (thread: Thread) => Thread) => void;

/** Begins as loaded, goes on by what the viewer does, and begins again when it is loaded anew. */
export function useThread(loaded: Thread): [Thread, ChangeThread] {
  const [state, setState] = useState({ loaded, thread: loaded });
  const change = useCallback<ChangeThread>(
    (next) =>
      setState((before) => ({ loaded, thread: next(before.loaded === loaded ? before.thread : loaded) })),
    [loaded],
  );
  return [state.loaded === loaded ? state.thread : loaded, change];
}
