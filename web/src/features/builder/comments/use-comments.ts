import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDraftStore } from '../draft/use-draft.ts';
import { type CommentsStore, commentsOf, type Remarks, type Which } from './comments-store.ts';
import { countByStep } from './threads.ts';

/** Others answer while a panel is open. */
const lookEveryMs = 10_000;

const nothing: Remarks = { open: null, resolved: null, failed: false };

export function useCommentsStore(): CommentsStore {
  const draft = useDraftStore();
  return useMemo(() => commentsOf(draft), [draft]);
}

const useRemarks = (store: CommentsStore): Remarks =>
  useSyncExternalStore(store.remarks.subscribe, store.remarks.get, () => nothing);

/** The remarks of a panel that is shown; asked for again from time to time. */
export function useShownRemarks(which: Which): Remarks {
  const store = useCommentsStore();
  useEffect(() => {
    void store.load(which);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.load(which);
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [store, which]);
  return useRemarks(store);
}

/** How many remarks wait at each step. Asked for again whenever the draft hears that their number changed. */
export function useOpenComments(): Map<string, number> {
  const { card } = useDraftStore();
  const store = useCommentsStore();
  const count = useSyncExternalStore(
    card.subscribe,
    () => card.get().openCommentsCount,
    () => card.get().openCommentsCount,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number tells that there is something new
  useEffect(() => void store.load('open'), [store, count]);
  const { open } = useRemarks(store);
  return useMemo(() => countByStep(open ?? []), [open]);
}
