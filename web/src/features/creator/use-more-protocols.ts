import type { ProtocolCard } from '@regimen/contract/protocols.ts';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useAction } from '../../shell/use-action.ts';
import { callQuery, type ListFilter } from './protocol-filter.ts';

export interface LoadedProtocols {
  data: ProtocolCard[];
  meta: { next: string | null };
}

/** The page's own list and what "show more" added to it; a new list begins anew. */
export function useMoreProtocols(loaded: LoadedProtocols, filter: ListFilter) {
  const [added, setAdded] = useState<{
    to: LoadedProtocols;
    data: ProtocolCard[];
    next: string | null;
  } | null>(null);
  const more = added?.to === loaded ? added : { data: [], next: loaded.meta.next };
  const [showMore, pending] = useAction(async () => {
    const { data, meta } = await api('GET protocols', {
      query: { ...callQuery(filter), cursor: more.next ?? '' },
    });
    setAdded({ to: loaded, data: [...more.data, ...data], next: meta.next });
  });
  return { protocols: [...loaded.data, ...more.data], hasMore: more.next !== null, showMore, pending };
}
