import { mostCounted } from '@regimen/contract/catalog-filters.ts';
import {
  type CreatorFilter,
  type Creators,
  creatorCalls,
  creatorFacets,
} from '@regimen/contract/creators.ts';
import type { z } from 'zod';
import { notFound } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import type { Scope } from '../../scope.ts';
import { pageLinks, presentCount, presentPages } from '../catalog/cards.ts';
import { presentCreatorCard } from './creator-card.ts';
import { showPublicPage } from './public-page.ts';
import * as queries from './queries.ts';
import { findProfile } from './shared-queries.ts';

export function creatorRoutes(http: HttpParts): void {
  registerCalls(http, creatorCalls, {
    'GET creators': (scope, { query }) => findCreators(scope, query),

    'GET creators/{username}': (scope, { params, query: { page } }) =>
      scope.read(async (tx) => {
        const row = await findProfile(tx, params.username, { userId: scope.actor?.userId ?? null });
        if (!row) throw notFound();
        return showPublicPage(scope, tx, row, page);
      }),
  });
}

type Filter = z.output<typeof CreatorFilter>;

function findCreators(scope: Scope, filter: Filter): Promise<Creators> {
  const skip = (filter.page - 1) * filter.per_page;
  const wanted: queries.CreatorsWanted = {
    category: filter.category ?? null,
    rating: filter.rating ? Number(filter.rating[0]) : null,
    role: filter.role ?? null,
    popular: filter.popular !== undefined,
    order: filter.order ?? 'followers',
    skip,
    most: Math.max(0, Math.min(filter.per_page, mostCounted - skip)),
  };
  return scope.read(async (tx) => {
    const rows = await queries.listCreators(tx, wanted);
    const counts = await queries.countCreators(tx, wanted);
    const total = counts.find(({ kind }) => kind === 'total')?.count ?? 0;
    const facets: Creators['facets'] = {};
    for (const kind of creatorFacets) {
      const values = counts.filter((each) => each.kind === kind).sort((a, b) => b.count - a.count);
      if (values.length > 0)
        facets[kind] = values.map(({ value, count }) => ({ value, ...presentCount(count) }));
    }
    const meta = presentPages(total, filter.page, filter.per_page);
    return {
      data: rows.map(presentCreatorCard),
      meta,
      links: pageLinks('creators', filter, meta),
      facets,
    };
  });
}
