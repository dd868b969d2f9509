import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCall } from '../../../shell/use-call.ts';
import { useDraftStore } from '../draft/use-draft.ts';
import { commentActions } from './comment-actions.ts';
import { countByStep, type Thread, threadsOf } from './threads.ts';

export type Which = 'open' | 'resolved';

/** Others answer while a panel is open. */
const lookEveryMs = 10_000;

export function useCommentActions() {
  const { id } = useDraftStore();
  return useMemo(() => commentActions(id), [id]);
}

function useThreads(which: Which, options: { every?: number; mark?: number }) {
  const { id, card } = useDraftStore();
  const { data, failed, renew } = useCall(
    'GET protocols/{id}/comments',
    { params: { id }, query: { show: which } },
    { whole: true, ...options },
  );
  const threads: Thread[] | null = useMemo(() => data && threadsOf(data.data), [data]) ?? null;
  useEffect(() => {
    const openCommentsCount = threads?.length;
    if (which !== 'open' || openCommentsCount === undefined) return;
    if (openCommentsCount !== card.get().openCommentsCount) card.set({ ...card.get(), openCommentsCount });
  }, [which, threads, card]);
  return { threads, failed, renew };
}

/** The remarks of a panel that is shown; asked for again from time to time. */
export const useShownRemarks = (which: Which) => useThreads(which, { every: lookEveryMs });

/** How many remarks wait at each step. Asked for again whenever the draft hears that their number changed. */
export function useOpenComments(): Map<string, number> {
  const { card } = useDraftStore();
  const count = () => card.get().openCommentsCount;
  const { threads } = useThreads('open', { mark: useSyncExternalStore(card.subscribe, count, count) });
  return useMemo(() => countByStep(threads ?? []), [threads]);
}
