import type { DiscussionFilter } from '@regimen/contract/discussions.ts';
import type { z } from 'zod';
import { offsetCursor, pageOf, presentPage, readOffset, readPlace } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { languageOf } from '../../search-language.ts';
import { presentDiscussion } from './present.ts';
import { listDiscussions, listDiscussionsById, searchDiscussionIds } from './queries.ts';

type Filter = z.output<typeof DiscussionFilter>;
/** Nobody reads further than this in search results. */
const mostFound = 500;

export function findDiscussions(scope: Scope, filter: Filter) {
  return filter.search ? searched(scope, filter, filter.search) : listed(scope, filter);
}

async function listed(scope: Scope, filter: Filter) {
  const from = readPlace(filter.cursor);
  const wanted = {
    category: filter.category,
    unanswered: filter.show === 'unanswered',
    from,
    most: filter.per_page + 1,
  };
  const rows = await scope.read((tx) => listDiscussions(tx, wanted));
  const page = pageOf(rows, filter.per_page, from);
  return presentPage(page, filter.per_page, address(filter), page.rows.map(presentDiscussion));
}

async function searched(scope: Scope, filter: Filter, search: string) {
  const offset = readOffset(filter.cursor, mostFound);
  const wanted = {
    search,
    language: languageOf(search, scope.locale),
    category: filter.category,
    unanswered: filter.show === 'unanswered',
  };
  const { ids, rows } = await scope.read(async (tx) => {
    const ids = await searchDiscussionIds(tx, wanted, mostFound);
    return {
      ids,
      rows: await listDiscussionsById(tx, ids.slice(offset, offset + filter.per_page)),
    };
  });
  const next = offset + filter.per_page < ids.length ? offsetCursor(offset + filter.per_page) : null;
  const prev = offset > 0 ? offsetCursor(Math.max(0, offset - filter.per_page)) : null;
  return presentPage({ next, prev }, filter.per_page, address(filter), rows.map(presentDiscussion));
}

function address({ cursor, ...filter }: Filter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/api/discussions?${new URLSearchParams(set.map(([key, value]): [string, string] => [key, String(value)]))}`;
}
