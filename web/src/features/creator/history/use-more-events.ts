import type { HistoryEvent } from '@regimen/contract/history.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useAction } from '../../../shell/use-action.ts';
import { callQuery, type HistoryFilter } from './history-query.ts';

export interface LoadedEvents {
  data: HistoryEvent[];
  meta: { next: string | null };
}

/** The page's own events and what "show more" added to them; a new list begins anew. */
export function useMoreEvents(loaded: LoadedEvents, filter: HistoryFilter) {
  const [added, setAdded] = useState<{ to: LoadedEvents; data: HistoryEvent[]; next: string | null } | null>(
    null,
  );
  const more = added?.to === loaded ? added : { data: [], next: loaded.meta.next };
  const [showMore, pending] = useAction(async () => {
    const query = { ...callQuery(filter), cursor: more.next ?? '' };
    const { data, meta } = await api('GET history', { query });
    setAdded({ to: loaded, data: [...more.data, ...data], next: meta.next });
  });
  return { events: [...loaded.data, ...more.data], hasMore: more.next !== null, showMore, pending };
}
