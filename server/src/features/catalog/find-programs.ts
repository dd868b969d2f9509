import type { Catalog, CatalogFilter } from '@regimen/contract/catalog.ts';
import { type FacetKind, facetKinds, mostCounted } from '@regimen/contract/catalog-filters.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { type ContentLanguage, contentLanguageFor } from '@regimen/engine/content-language.ts';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { pageLinks, presentCount, presentListed, presentPages } from './cards.ts';
import { type Chosen, type Counted, mostTags } from './filter-sets.ts';
import * as queries from './queries.ts';
import { listCards } from './shared-queries.ts';

type Filter = z.output<typeof CatalogFilter>;
type Facets = Catalog['facets'];

export function findPrograms(scope: Scope, filter: Filter): Promise<Catalog> {
  return scope.read(async (tx) => {
    const found = filter.search ? await searched(scope, tx, filter, filter.search) : await listed(tx, filter);
    const rows = await listCards(tx, scope.locale, found.ids);
    const meta = presentPages(found.total, filter.page, filter.per_page);
    return {
      data: rows.map((row) => presentListed(row, scope.locale)),
      meta,
      links: pageLinks('catalog', filter, meta),
      facets: found.facets,
      loosen: found.total > 0 ? [] : found.loosen,
    };
  });
}

type Found = { ids: string[]; total: number; facets: Facets; loosen: Catalog['loosen'] };

const chosenOf = (filter: Filter): Chosen[] =>
  facetKinds.flatMap((kind) => {
    const value = filter[kind];
    return value === undefined ? [] : [{ kind, value }];
  });

/** What lies behind the last page is not looked for. */
function sliceOf({ page, per_page: perPage, order = 'newest' }: Filter) {
  const skip = (page - 1) * perPage;
  return { order, skip, most: Math.max(0, Math.min(perPage, mostCounted - skip)) };
}

async function listed(tx: Tx, filter: Filter): Promise<Found> {
  const chosen = chosenOf(filter);
  const slice = sliceOf(filter);
  const counts = await queries.countPrograms(tx, chosen, slice.skip + slice.most);
  const ids = counts.slots
    ? await queries.listByPlaces(tx, counts.slots, slice)
    : await queries.listByWalking(tx, chosen, slice);
  const loosen = chosen.map(({ kind }) => ({
    without: kind,
    ...presentCount(counts.without.get(kind) ?? 0),
  }));
  return {
    ids,
    total: counts.total,
    facets: presentFacets(counts.facets, false),
    loosen: worthwhile(loosen),
  };
}

async function searched(scope: Scope, tx: Tx, filter: Filter, words: string): Promise<Found> {
  const chosen = chosenOf(filter);
  const sought = { words, language: languageOf(words, scope.locale), chosen, most: mostCounted };
  const found = await queries.countFound(tx, sought);
  const slice = { ...sliceOf(filter), order: filter.order };
  const { ids, tags } = await queries.listFound(tx, found, sought, slice);
  const loosen = [...chosen.map(({ kind }) => kind), 'search' as const].map((without) => ({
    without,
    ...presentCount(found.without.get(without) ?? 0),
  }));
  return {
    ids,
    total: found.total,
    facets: presentFacets([...found.facets, ...tags], found.total > mostCounted),
    loosen: worthwhile(loosen),
  };
}

const worthwhile = (loosen: Catalog['loosen']) =>
  loosen.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);

/** Somebody who types Arabic on an English site searches Arabic. */
const languageOf = (words: string, locale: Locale): ContentLanguage =>
  /\p{Script=Arabic}/u.test(words)
    ? 'ar'
    : /\p{Script=Latin}/u.test(words)
      ? 'en'
      : contentLanguageFor(locale);

function presentFacets(counted: readonly Counted[], more: boolean): Facets {
  const facets: Facets = {};
  for (const kind of facetKinds) {
    const values = counted
      .filter((each) => each.kind === kind)
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, kind === 'tag' ? mostTags : undefined)
      .map(({ value, count }) => {
        const shown = presentCount(count);
        return { value, count: shown.count, more: shown.more || more };
      });
    if (values.length > 0) facets[kind satisfies FacetKind] = values;
  }
  return facets;
}
