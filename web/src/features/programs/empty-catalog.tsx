import type { Catalog } from '@regimen/contract/catalog.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useCountWords } from '../../shared/catalog/facets.tsx';
import {
  catalogPath,
  changed,
  isFiltered,
  type ProgramFilter,
  programsPath,
} from '../../shared/catalog/program-filter.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { texts } from './texts.ts';

const without = {
  category: 'withoutCategory',
  tag: 'withoutTag',
  level: 'withoutLevel',
  signs: 'withoutSigns',
  time: 'withoutTime',
  access: 'withoutAccess',
  popular: 'withoutPopular',
  search: 'withoutSearch',
} as const;

/** Why nothing is here, and which one thing to let go of to see how many. */
export function EmptyCatalog({ filter, found }: { filter: ProgramFilter; found: Catalog }) {
  const t = useTexts(texts);
  const words = useCountWords();
  if (found.meta.total > 0)
    return (
      <EmptyState title={t('pastTheEnd')}>
        <LinkButton to={programsPath({ ...filter, page: 1 })}>{t('toFirstPage')}</LinkButton>
      </EmptyState>
    );
  if (!isFiltered(filter))
    return (
      <EmptyState title={t('emptyTitle')} help={t('emptyHelp')}>
        <LinkButton to={paths.ask}>{t('ask')}</LinkButton>
      </EmptyState>
    );
  const { search } = filter;
  const title = search ? t('nothingFound', { search: `\u2068${search}\u2069` }) : t('nothingFits');
  const help = found.loosen.length > 0 ? t('loosen') : t('nothingHelps');
  return (
    <EmptyState title={title} help={help}>
      {found.loosen.map(({ without: name, ...count }) => (
        <LinkButton key={name} look="quiet" to={programsPath(changed(filter, { [name]: undefined }))}>
          {t(without[name], { count: words(count) })}
        </LinkButton>
      ))}
      <LinkButton look="plain" to={catalogPath}>
        {t('allPrograms')}
      </LinkButton>
    </EmptyState>
  );
}
