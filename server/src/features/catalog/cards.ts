import type { Creator, ListedProgram, PagesMeta, Rating } from '@regimen/contract/catalog.ts';
import { mostCounted } from '@regimen/contract/catalog-filters.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import { listUrl } from '../../list-url.ts';
import type { CardRow } from './shared-queries.ts';

export const presentRating = (sum: number, count: number): Rating | null =>
  count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count };

export const presentListed = (row: CardRow, locale: Locale): ListedProgram => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  locale: row.locale === locale ? null : row.locale,
  cover: row.cover,
  category: row.category as ListedProgram['category'],
  level: row.level,
  minutesADay: row.minutesADay,
  weeks: row.weeks,
  rating: presentRating(row.ratingsSum, row.ratingsCount),
  followersCount: row.followersCount,
  creator: { full_name: row.fullName, username: row.username },
});

interface PersonRow {
  id: string;
  fullName: string;
  username: string;
  roles: string[];
  avatar: string | null;
}

export const presentCreator = ({ id, fullName, username, roles, avatar }: PersonRow): Creator => ({
  id,
  full_name: fullName,
  username,
  role: (roles[0] ?? 'user') as RoleName,
  avatar,
});

export const presentCount = (count: number) => ({
  count: Math.min(count, mostCounted),
  more: count > mostCounted,
});

/** Numbered pages, as far as anybody leafs. */
export function presentPages(total: number, page: number, perPage: number): PagesMeta {
  const { count, more } = presentCount(total);
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(count / perPage)),
    per_page: perPage,
    total: count,
    more,
  };
}

/** The pages before and after, by the same filters. */
export function pageLinks(path: string, filter: object, { current_page: page, last_page: last }: PagesMeta) {
  const link = (to: number) => listUrl(path, { ...filter, page: to });
  return {
    next: page < last ? link(page + 1) : null,
    prev: page > 1 ? link(Math.min(page - 1, last)) : null,
  };
}
