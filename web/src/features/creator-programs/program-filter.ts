/** What the list of one's own programs shows, and its address. Pure. */
import type { ProgramFilter } from '@regimen/contract/programs.ts';
import { paths } from '../../paths.ts';

export const shows = ['mine', 'drafts', 'published', 'shared', 'archived'] as const;

export interface ListFilter {
  show: (typeof shows)[number];
  search: string;
  /** Only those that lead through it; empty for all. */
  protocol: string;
}

export function readFilter(query: URLSearchParams): ListFilter {
  const show = query.get('show');
  return {
    show: shows.find((each) => each === show) ?? 'mine',
    search: (query.get('search') ?? '').trim().slice(0, 100),
    protocol: query.get('protocol') ?? '',
  };
}

export function listPath({
  show,
  search = '',
  protocol = '',
}: Pick<ListFilter, 'show'> & Partial<ListFilter>): string {
  const query = new URLSearchParams({
    ...(show !== 'mine' && { show }),
    ...(search && { search }),
    ...(protocol && { protocol }),
  });
  return query.size > 0 ? `${paths.ownPrograms}?${query}` : paths.ownPrograms;
}

export const callQuery = ({ show, search, protocol }: ListFilter): ProgramFilter => ({
  show,
  ...(search && { search }),
  ...(protocol && { protocol }),
});
