import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { ApiError } from '@regimen/contract/client.ts';
import { redirect, useLoaderData } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { readEmbedded } from '../../shell/embedded-data.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useShell, useSite } from '../../shell/use-shell.ts';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DiscussionList } from './discussion-row.tsx';
import { EmptyList } from './empty-list.tsx';
import { orNothing } from './fallback.ts';
import { callQuery, type ListFilter, listPath, readFilter } from './filter.ts';
import { ListAside } from './list-aside.tsx';

import { ListPaging } from './list-paging.tsx';
import { listTexts } from './list-texts.ts';
import { SampleList } from './sample-list.tsx';
import { SearchForm } from './search-form.tsx';
import { ShowTabs } from './show-tabs.tsx';
import { listData } from './structured-data.ts';
import { texts } from './texts.ts';
import { UnsentReminder } from './unsent-reminder.tsx';
import { useListFilter } from './use-list-filter.ts';

const page = pageData(
  ({ api, url }) => {
    const filter = readFilter(url.searchParams);
    const asked = api('GET discussions', { query: callQuery(filter) }).catch((error: unknown) => {
      // A place in the list that does not exist any more: the list from its beginning is what was meant.
      const isOldPlace = error instanceof ApiError && error.status === 422 && filter.cursor;
      throw isOldPlace ? redirect(listPath({ ...filter, cursor: null })) : error;
    });
    return orNothing(asked);
  },
  { long: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function DiscussionsPage() {
  const found = readEmbedded(useLoaderData<typeof clientLoader>());
  const filter = useListFilter();
  const t = useTexts(texts);
  const list = useTexts(listTexts);
  const { origin } = useShell();
  const { name: brand } = useSite();
  const lead = list('lead', { brand });
  const title = useListTitle(filter);
  return (
    <>
      <PageHead
        title={title}
        description={lead}
        // Searches without end and samples are nothing to find.
        noIndex={found === null || filter.search !== ''}
        path={listPath(filter)}
        {...(found && { structuredData: listData(origin, title, found.data) })}
      />
      <div className="mb-8 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={t('discussions')} lead={lead} />
        </div>
        <LinkButton to={paths.ask}>{t('ask')}</LinkButton>
      </div>
      <UnsentReminder />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        <div>
          <SearchForm filter={filter} />
          <ShowTabs filter={filter} />
          {found === null && <SampleList />}
          {found !== null && (
            <>
              <p role="status" className="sr-only">
                {list('shown', { n: found.data.length })}
              </p>
              {found.data.length === 0 ? (
                <div className="mt-5">
                  <EmptyList filter={filter} />
                </div>
              ) : (
                <DiscussionList discussions={found.data} />
              )}
              <ListPaging filter={filter} prev={found.meta.prev} next={found.meta.next} />
            </>
          )}
        </div>
        <ListAside filter={filter} />
      </div>
    </>
  );
}

function useListTitle({ search, category, show }: ListFilter): string {
  const t = useTexts(texts);
  const list = useTexts(listTexts);
  const locale = useLocale();
  const parts = [
    search && list('searchTitle', { search }),
    category && categoryTexts[locale][category],
    show === 'unanswered' && list('unansweredTitle'),
    t('discussions'),
  ];
  return parts.filter(Boolean).join(' · ');
}
