import { allows } from '@regimen/contract/permissions.ts';
import { useLoaderData, useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from './builder-page.tsx';
import { ItemList } from './item-list.tsx';
import { kindPageTexts } from './kind-page-texts.ts';
import { itemListPath, readItemFilter, shows } from './list-filter.ts';
import { listPageTexts } from './list-page-texts.ts';
import { kindOf, useKind } from './use-kind.ts';
import { useSearchWords } from './use-search-words.ts';

const page = builderPage(async ({ api, url }, id) => {
  const { show, search } = readItemFilter(url.searchParams);
  const query = { kind: kindOf(url.pathname), show, ...(search !== '' && { search }) };
  return { found: await api('GET protocols/{id}/items', { params: { id }, query }) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The items of one kind: one's own, the library's, those used here. */
export default function ItemsPage() {
  const { draft, found } = useLoaderData<typeof clientLoader>();
  const kind = useKind();
  const kinds = useTexts(kindPageTexts);
  const t = useTexts(listPageTexts);
  const [query] = useSearchParams();
  const filter = readItemFilter(query);
  const path = paths.builder(draft.protocol.id, kind);
  const { words, setWords } = useSearchWords(filter.search, (search) =>
    itemListPath(path, { ...filter, search }),
  );
  const mayEdit = allows(draft.protocol.may, 'edit');
  const addLink = mayEdit && (
    <LinkButton to={paths.builder(draft.protocol.id, kind, 'add')}>
      <PlusIcon />
      {kinds(`${kind}Add`)}
    </LinkButton>
  );
  return (
    <BuilderFrame draft={draft} current={kind}>
      <PageHead title={`${kinds(kind)} · ${draft.protocol.name}`} />
      <BuilderPage title={kinds(kind)} lead={kinds(`${kind}Lead`)} action={addLink}>
        <search className="mb-4 block max-w-modal-500">
          <SearchField label={t('search')} clearLabel={t('clear')} value={words} onChange={setWords} />
        </search>
        <LinkTabs
          label={t('tabs')}
          tabs={shows.map((show) => ({
            to: itemListPath(path, { ...filter, show }),
            words: t(show),
            current: show === filter.show,
          }))}
        />
        <ItemList key={`${kind} ${query}`} kind={kind} filter={filter} first={found} mayEdit={mayEdit} />
      </BuilderPage>
    </BuilderFrame>
  );
}
