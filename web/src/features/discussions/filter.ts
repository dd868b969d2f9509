import type { DiscussionCategory, DiscussionFilter } from '@regimen/contract/discussions.ts';
import { paths } from '../../paths.ts';
import { isCategory } from './categories.ts';

/** What the list shows, as its address says it. */
export interface ListFilter {
  search: string;
  category: DiscussionCategory | null;
  show: 'newest' | 'unanswered';
  cursor: string | null;
  /** The API's own number when not said. */
  perPage: number | null;
}

const longestSearch = 200;

/** Whatever stands in the address, the result is something the API takes: people edit addresses and cut them off. */
export function readFilter(query: URLSearchParams): ListFilter {
  const category = query.get('category');
  const cursor = query.get('cursor') ?? '';
  return {
    search: cleanSearch(query.get('search') ?? ''),
    category: isCategory(category) ? category : null,
    show: query.get('show') === 'unanswered' ? 'unanswered' : 'newest',
    cursor: /^[A-Za-z0-9_-]{1,300}$/.test(cursor) ? cursor : null,
    perPage: readPerPage(query.get('per_page')),
  };
}

const mostPerPage = 100;
function readPerPage(text: string | null): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= mostPerPage ? number : null;
}

/** Control characters and halves of characters cannot be searched for. */
export const cleanSearch = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestSearch)
    .toWellFormed()
    .trim();

/** The shortest address that shows the same. */
export function listPath({
  search = '',
  category = null,
  show,
  cursor = null,
  perPage = null,
}: Partial<ListFilter>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (show === 'unanswered') query.set('show', show);
  if (cursor) query.set('cursor', cursor);
  if (perPage) query.set('per_page', String(perPage));
  return query.size === 0 ? paths.discussions : `${paths.discussions}?${query}`;
}

export function callQuery({ search, category, show, cursor, perPage }: ListFilter): DiscussionFilter {
  return {
    show,
    ...(search && { search }),
    ...(category && { category }),
    ...(cursor && { cursor }),
    ...(perPage && { per_page: perPage }),
  };
}

/** Which filters stand in the way of a longer list. */
export const isFiltered = ({ search, category, show }: ListFilter): boolean =>
  search !== '' || category !== null || show === 'unanswered';
