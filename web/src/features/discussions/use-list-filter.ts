import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListFilter, readFilter } from './filter.ts';

/** The address of the page that is shown; while the next one loads, still the old. */
export function useListFilter(): ListFilter {
  const [query] = useSearchParams();
  return useMemo(() => readFilter(query), [query]);
}
