/** What the list of items shows, as its address says it. */
export const shows = ['all', 'own', 'builtin', 'used'] as const;
export type Show = (typeof shows)[number];

export interface ItemFilter {
  show: Show;
  search: string;
}

export function readItemFilter(query: URLSearchParams): ItemFilter {
  const show = shows.find((each) => each === query.get('show')) ?? 'all';
  return { show, search: (query.get('search') ?? '').trim().slice(0, 100) };
}

export function itemListPath(path: string, { show, search }: ItemFilter): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (search !== '') query.set('search', search);
  return query.size === 0 ? path : `${path}?${query}`;
}
