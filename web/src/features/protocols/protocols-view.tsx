import type { Category } from '@regimen/contract/categories.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useAddressSearch } from '../../shell/use-address-search.ts';
import { type Answer, useCall } from '../../shell/use-call.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { CategoryChips } from './category-chips.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { NoProtocols } from './no-protocols.tsx';
import { ProtocolCardView } from './protocol-card.tsx';
import { callQuery, type ListFilter, listPath, shows } from './protocol-filter.ts';
import { protocolTexts } from './protocol-texts.ts';

interface ProtocolsViewProps {
  title: string;
  loaded: Answer<'GET protocols'>;
  categories: readonly Category[];
  filter: ListFilter;
  sayFault: (message: string) => string;
}

/** The list of protocols, of all categories or of one. */
export function ProtocolsView({ title, loaded, categories, filter, sayFault }: ProtocolsViewProps) {
  const t = useTexts(protocolTexts);
  const { revalidate } = useRevalidator();
  const list = useCall('GET protocols', { query: callQuery(filter) }, { first: loaded });
  const protocols = list.data.data;
  const { words, setWords, searchNow } = useAddressSearch(filter.search, (search) =>
    listPath({ ...filter, search }),
  );
  const [importing, setImporting] = useState(false);
  const isEmpty = protocols.length === 0;
  const isFirst = isEmpty && filter.show === 'mine' && !filter.search && !filter.category;
  const newPath = filter.category
    ? `${paths.newProtocol}?category=${encodeURIComponent(filter.category)}`
    : paths.newProtocol;
  return (
    <>
      <div className="mb-6 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={title} {...(filter.category === null && { lead: t('lead') })} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
          {!isFirst && <LinkButton to={newPath}>{t('newOne')}</LinkButton>}
        </div>
      </div>
      {filter.category === null && (
        <div className="-mb-4">
          <LinkTabs
            label={t('show')}
            tabs={shows.map((show) => ({
              to: listPath({ ...filter, show, search: '' }),
              words: t(show),
              current: filter.show === show,
            }))}
          />
        </div>
      )}
      {!isFirst && (
        <div className="mb-6 grid gap-3">
          <search>
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
          {filter.show === 'mine' && <CategoryChips categories={categories} filter={filter} />}
        </div>
      )}
      <p role="status" className="sr-only">
        {t('found', { n: protocols.length })}
      </p>
      {isEmpty && <NoProtocols filter={filter} newPath={newPath} />}
      <ul className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-3">
        {protocols.map((protocol) => (
          <ProtocolCardView
            key={protocol.id}
            protocol={protocol}
            categories={categories}
            onChanged={() => void revalidate()}
          />
        ))}
      </ul>
      {list.hasMore && (
        <div className="mt-6">
          <Button look="quiet" pending={list.adding} onClick={list.more}>
            {t('more')}
          </Button>
        </div>
      )}
      <ImportDialog
        open={importing}
        categoryId={filter.category}
        sayFault={sayFault}
        onClose={() => setImporting(false)}
      />
    </>
  );
}
