/** What a list of protocols shows, and its address. Pure. */
import type { ProtocolFilter } from '@regimen/contract/protocols.ts';
import { paths } from '../../paths.ts';

export const shows = ['mine', 'shared', 'archived'] as const;
export type Show = (typeof shows)[number];

export interface ListFilter {
  show: Show;
  search: string;
  category: string | null;
}

export function readFilter(query: URLSearchParams, category: string | null): ListFilter {
  const show = query.get('show');
  return {
    show: shows.find((each) => each === show) ?? 'mine',
    search: (query.get('search') ?? '').trim().slice(0, 100),
    category,
  };
}

export function listPath({ show, search, category }: ListFilter): string {
  const query = new URLSearchParams({
    ...(show !== 'mine' && { show }),
    ...(search && { search }),
  });
  const page = category === null ? paths.protocols : paths.protocolsIn(category);
  return query.size > 0 ? `${page}?${query}` : page;
}

export const callQuery = ({ show, search, category }: ListFilter): ProtocolFilter => ({
  show,
  ...(search && { search }),
  ...(category !== null && { category }),
});
