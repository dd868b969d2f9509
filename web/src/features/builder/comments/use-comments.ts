import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useWatch } from '../../../realtime/use-watch.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { commentActions } from './comment-actions.ts';
import { countByStep, type Thread, threadsOf } from './threads.ts';

export type Which = 'open' | 'resolved';

export function useCommentActions() {
  const { id } = useDraftStore();
  return useMemo(() => commentActions(id), [id]);
}

function useThreads(which: Which, options: { mark?: number } = {}) {
  const { id, card } = useDraftStore();
  const { data, failed, renew } = useCall(
    'GET protocols/{id}/comments',
    { params: { id }, query: { show: which } },
    { whole: true, ...options },
  );
  // Others answer while a panel is open.
  useWatch('protocol', id, () => void renew());
  const threads: Thread[] | null = useMemo(() => data && threadsOf(data.data), [data]) ?? null;
  useEffect(() => {
    const openCommentsCount = threads?.length;
    if (which !== 'open' || openCommentsCount === undefined) return;
    if (openCommentsCount !== card.get().openCommentsCount) card.set({ ...card.get(), openCommentsCount });
  }, [which, threads, card]);
  return { threads, failed, renew };
}

/** The remarks of a panel that is shown. */
export const useShownRemarks = (which: Which) => useThreads(which);

/** How many remarks wait at each step. Asked for again whenever the draft hears that their number changed. */
export function useOpenComments(): Map<string, number> {
  const { card } = useDraftStore();
  const count = () => card.get().openCommentsCount;
  const { threads } = useThreads('open', { mark: useSyncExternalStore(card.subscribe, count, count) });
  return useMemo(() => countByStep(threads ?? []), [threads]);
}
