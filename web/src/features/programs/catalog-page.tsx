import { redirect, useLoaderData, useLocation } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCountWords } from '../../shared/catalog/facets.tsx';
import { FilterLayout } from '../../shared/catalog/filter-layout.tsx';
import { cleanSearch } from '../../shared/catalog/filter-path.ts';
import { OrderLinks } from '../../shared/catalog/order-links.tsx';
import { PageLinks } from '../../shared/catalog/page-links.tsx';
import { ProgramCards } from '../../shared/catalog/program-cards.tsx';
import {
  catalogPath,
  changed,
  isFiltered,
  programsPath,
  readProgramFilter,
} from '../../shared/catalog/program-filter.ts';
import { texts as shared } from '../../shared/catalog/texts.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyCatalog } from './empty-catalog.tsx';
import { SearchForm } from './search-form.tsx';
import { catalogData } from './structured-data.ts';
import { texts } from './texts.ts';
import { useCatalogTitle } from './use-catalog-title.ts';
import { useFilterGroups, useOrders } from './use-filter-groups.ts';

const page = pageData(
  ({ api, url }) => {
    const asked = url.searchParams.get('search');
    const filter = readProgramFilter(url.pathname);
    // A form sends its words in the query; their place is in the path.
    if (asked !== null)
      throw redirect(programsPath(changed(filter, { search: cleanSearch(asked) || undefined })));
    if (url.pathname !== programsPath(filter)) throw redirect(programsPath(filter) + url.search, 301);
    const perPage = Number(url.searchParams.get('per_page'));
    const isSound = Number.isInteger(perPage) && perPage >= 1 && perPage <= 100;
    return api('GET catalog', { query: { ...filter, ...(isSound && { per_page: perPage }) } });
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CatalogPage() {
  const found = readEmbedded(useLoaderData<typeof clientLoader>());
  const filter = readProgramFilter(useLocation().pathname);
  const t = useTexts(texts);
  const c = useTexts(shared);
  const { origin } = useShell();
  const title = useCatalogTitle(filter);
  const count = useCountWords();
  const groups = useFilterGroups(filter, found.facets);
  const orders = useOrders(filter);
  const { meta, data } = found;
  const path = programsPath(filter);
  const pageAt = (number: number) => programsPath({ ...filter, page: number });
  const numbered = meta.current_page > 1 ? `${title} · ${c('page', { page: meta.current_page })}` : title;
  return (
    <>
      <PageHead
        title={numbered}
        description={t('lead')}
        noIndex={data.length === 0 || filter.search !== undefined}
        path={path}
        structuredData={catalogData(origin, title, data)}
      />
      {meta.current_page > 1 && <link rel="prev" href={origin + pageAt(meta.current_page - 1)} />}
      {meta.current_page < meta.last_page && (
        <link rel="next" href={origin + pageAt(meta.current_page + 1)} />
      )}
      <PageTitle title={title} lead={t('lead')} />
      <FilterLayout groups={groups}>
        <SearchForm filter={filter} />
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <p role="status" className="font-medium">
            {meta.more
              ? c('manyPrograms', { count: count({ count: meta.total, more: true }) })
              : c('programs', { n: meta.total })}
          </p>
          {data.length > 1 && <OrderLinks orders={orders} />}
        </div>
        {data.length === 0 ? (
          <EmptyCatalog filter={filter} found={found} />
        ) : (
          <ProgramCards programs={data} />
        )}
        {data.length > 0 && <PageLinks meta={meta} pathOf={pageAt} />}
        {isFiltered(filter) && data.length > 0 && (
          <p className="mt-8 text-center text-14">
            <a
              href={catalogPath}
              className="font-medium text-primary-text underline-offset-4 hover:underline"
            >
              {t('allPrograms')}
            </a>
          </p>
        )}
      </FilterLayout>
    </>
  );
}
