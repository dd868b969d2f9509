import type { FollowUpCard } from '@regimen/contract/follow-ups.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useAction } from '../../../shell/use-action.ts';
import { callQuery, type QueueFilter } from './queue-query.ts';

export interface LoadedQueue {
  data: FollowUpCard[];
  meta: { next: string | null };
}

/** The page's own part of the queue and what "show more" added to it; a new one begins anew. */
export function useMoreFollowUps(loaded: LoadedQueue, filter: QueueFilter) {
  const [added, setAdded] = useState<{ to: LoadedQueue; data: FollowUpCard[]; next: string | null } | null>(
    null,
  );
  const more = added?.to === loaded ? added : { data: [], next: loaded.meta.next };
  const [showMore, pending] = useAction(async () => {
    const query = { ...callQuery(filter), cursor: more.next ?? '' };
    const { data, meta } = await api('GET follow-ups', { query });
    setAdded({ to: loaded, data: [...more.data, ...data], next: meta.next });
  });
  return { followUps: [...loaded.data, ...more.data], hasMore: more.next !== null, showMore, pending };
}
