import { redirect, useLoaderData, useLocation, useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAddressSearch } from '../../shell/use-address-search.ts';
import { useCall } from '../../shell/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { listTexts } from './list-texts.ts';
import { OwnProgramCard } from './own-program-card.tsx';
import { callQuery, type ListFilter, listPath, readFilter, shows } from './program-filter.ts';

const page = pageData(async ({ api, url }) => {
  const filter = readFilter(url.searchParams);
  const found = await api('GET programs', { query: callQuery(filter) });
  const [only, ...others] = found.data;
  // Whoever comes from a protocol to test or publish it goes where that is done.
  if (filter.protocol && !filter.search && others.length === 0) {
    if (only) throw redirect(paths.publishProgram(only.id));
    if (filter.show === 'mine') throw redirect(paths.newProgramWith(filter.protocol));
  }
  return found;
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ProgramsPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const t = useTexts(listTexts);
  const { search } = useLocation();
  const filter = readFilter(new URLSearchParams(search));
  const { revalidate } = useRevalidator();
  const list = useCall('GET programs', { query: callQuery(filter) }, { first: loaded });
  const programs = list.data.data;
  const { words, setWords, searchNow } = useAddressSearch(filter.search, (words) =>
    listPath({ ...filter, search: words }),
  );
  const isFirst = programs.length === 0 && filter.show === 'mine' && !filter.search;
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <div className="mb-6 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
        {!isFirst && <LinkButton to={paths.newProgram}>{t('newOne')}</LinkButton>}
      </div>
      <div className="-mb-4">
        <LinkTabs
          label={t('show')}
          tabs={shows.map((show) => ({
            to: listPath({ show }),
            words: t(show),
            current: filter.show === show,
          }))}
        />
      </div>
      {!isFirst && (
        <search className="mb-6 block">
          <form
            className="sm:max-w-modal-500"
            onSubmit={(event) => {
              event.preventDefault();
              searchNow();
            }}
          >
            <SearchField
              label={t('search')}
              clearLabel={t('clearSearch')}
              value={words}
              onChange={setWords}
            />
          </form>
        </search>
      )}
      {filter.protocol && programs.length > 0 && <p className="mb-6 text-ink-soft">{t('withProtocol')}</p>}
      <p role="status" className="sr-only">
        {t('found', { n: programs.length })}
      </p>
      {programs.length === 0 && <NoPrograms filter={filter} />}
      <ul className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-3">
        {programs.map((program) => (
          <OwnProgramCard key={program.id} program={program} onChanged={() => void revalidate()} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="mt-6">
          <Button look="quiet" pending={list.adding} onClick={list.more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Why the list is empty, and what to do about it. */
function NoPrograms({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  if (filter.search) return <EmptyState title={t('noneFound')} help={t('noneFoundHelp')} />;
  switch (filter.show) {
    case 'drafts':
      return <EmptyState title={t('noDrafts')} help={t('noDraftsHelp')} />;
    case 'published':
      return <EmptyState title={t('nonePublished')} help={t('nonePublishedHelp')} />;
    case 'shared':
      return <EmptyState title={t('noneShared')} help={t('noneSharedHelp')} />;
    case 'archived':
      return <EmptyState title={t('noneArchived')} help={t('noneArchivedHelp')} />;
    default:
      return (
        <EmptyState title={t('none')} help={t('noneHelp')}>
          <LinkButton to={paths.newProgram}>{t('newOne')}</LinkButton>
        </EmptyState>
      );
  }
}
