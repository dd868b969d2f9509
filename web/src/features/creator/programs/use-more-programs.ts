import type { ProgramCard } from '@regimen/contract/programs.ts';
import { useState } from 'react';
import { api } from '../../../api.ts';
import { useAction } from '../../../shell/use-action.ts';
import { callQuery, type ListFilter } from './program-filter.ts';

export interface LoadedPrograms {
  data: ProgramCard[];
  meta: { next: string | null };
}

/** The page's own list and what "show more" added to it; a new list begins anew. */
export function useMorePrograms(loaded: LoadedPrograms, filter: ListFilter) {
  const [added, setAdded] = useState<{
    to: LoadedPrograms;
    data: ProgramCard[];
    next: string | null;
  } | null>(null);
  const more = added?.to === loaded ? added : { data: [], next: loaded.meta.next };
  const [showMore, pending] = useAction(async () => {
    const { data, meta } = await api('GET programs', {
      query: { ...callQuery(filter), cursor: more.next ?? '' },
    });
    setAdded({ to: loaded, data: [...more.data, ...data], next: meta.next });
  });
  return { programs: [...loaded.data, ...more.data], hasMore: more.next !== null, showMore, pending };
}
