import { creatorOrders } from '@regimen/contract/catalog-filters.ts';
import { categoryTexts } from '@regimen/contract/category-texts.ts';
import type { CreatorFacet, Creators } from '@regimen/contract/creators.ts';
import { roleTexts } from '@regimen/contract/role-texts.ts';
import { redirect, useLoaderData, useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CreatorCards } from '../../shared/catalog/creator-cards.tsx';
import {
  type CreatorFilter,
  changedCreators,
  creatorsPath,
  creatorsRoot,
  readCreatorFilter,
} from '../../shared/catalog/creator-filter.ts';
import { creatorOrderTexts } from '../../shared/catalog/creator-order-texts.ts';
import type { FacetGroup } from '../../shared/catalog/facets.tsx';
import { FilterLayout } from '../../shared/catalog/filter-layout.tsx';
import { OrderLinks } from '../../shared/catalog/order-links.tsx';
import { PageLinks } from '../../shared/catalog/page-links.tsx';
import { texts as shared } from '../../shared/catalog/texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { texts } from './texts.ts';

const page = pageData(({ api, url }) => {
  const filter = readCreatorFilter(url.pathname);
  if (url.pathname !== creatorsPath(filter)) throw redirect(creatorsPath(filter), 301);
  return api('GET creators', { query: filter });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CreatorsPage() {
  const { data, meta, facets } = useLoaderData<typeof clientLoader>();
  const filter = readCreatorFilter(useLocation().pathname);
  const t = useTexts(texts);
  const c = useTexts(shared);
  const locale = useLocale();
  const { category, role } = filter;
  const about = category ? t('creatorsIn', { category: categoryTexts[locale][category] }) : t('creators');
  const title = role ? `${about} · ${roleTexts[locale][role]}` : about;
  const groups = useGroups(filter, facets);
  const orders = creatorOrders.map((order) => ({
    name: order,
    words: creatorOrderTexts[locale][order],
    path: creatorsPath(changedCreators(filter, { order: order === 'followers' ? undefined : order })),
    current: (filter.order ?? 'followers') === order,
  }));
  return (
    <>
      <PageHead
        title={title}
        description={t('lead')}
        noIndex={data.length === 0}
        path={creatorsPath(filter)}
      />
      <PageTitle title={title} lead={t('lead')} />
      <FilterLayout groups={groups}>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p role="status" className="font-medium">
            {c('creators', { n: meta.total })}
          </p>
          {data.length > 1 && <OrderLinks orders={orders} />}
        </div>
        {data.length > 0 ? (
          <CreatorCards creators={data} />
        ) : (
          <EmptyState title={t(groups.some(({ chosen }) => chosen) ? 'nothingFits' : 'emptyTitle')}>
            <LinkButton to={creatorsRoot} look="quiet">
              {t('allCreators')}
            </LinkButton>
          </EmptyState>
        )}
        {data.length > 0 && (
          <PageLinks meta={meta} pathOf={(number) => creatorsPath({ ...filter, page: number })} />
        )}
      </FilterLayout>
    </>
  );
}

const shown: readonly CreatorFacet[] = ['category', 'role', 'rating', 'popular'];

function useGroups(filter: CreatorFilter, facets: Creators['facets']): FacetGroup[] {
  const t = useTexts(texts);
  const locale = useLocale();
  const labels: Record<CreatorFacet, (value: string) => string> = {
    category: (value) => categoryTexts[locale][value as keyof typeof categoryTexts.en] ?? value,
    role: (value) => roleTexts[locale][value as keyof typeof roleTexts.en] ?? value,
    rating: (value) => t('starsAndUp', { n: Number(value.slice(0, 1)) }),
    popular: () => t('popularValue'),
  };
  return shown.flatMap((kind) => {
    const values = facets[kind] ?? [];
    const chosen = filter[kind];
    const all =
      chosen === undefined || values.some(({ value }) => value === chosen)
        ? values
        : [{ value: chosen, count: 0, more: false }, ...values];
    if (all.length === 0) return [];
    const pathOf = (value: string | undefined) => creatorsPath(changedCreators(filter, { [kind]: value }));
    return [{ kind, title: t(kind), values: all, chosen, labelOf: labels[kind], pathOf }];
  });
}
