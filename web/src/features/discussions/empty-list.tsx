import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isFiltered, type ListFilter, listPath } from './filter.ts';
import { listTexts } from './list-texts.ts';
import { texts } from './texts.ts';

/** Why nothing is here, and what to let go of to see more. */
export function EmptyList({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  const shared = useTexts(texts);
  const { search, category, show } = filter;
  const ask = <LinkButton to={paths.ask}>{shared('ask')}</LinkButton>;
  if (!isFiltered(filter)) {
    return (
      <EmptyState title={t('emptyTitle')} help={t('emptyHelp')}>
        {ask}
      </EmptyState>
    );
  }
  const title = search
    ? t('nothingFound', { search: `\u2068${search}\u2069` })
    : t(show === 'unanswered' ? 'allAnswered' : 'nothingHere');
  const without = (change: Partial<ListFilter>) => listPath({ ...filter, ...change, cursor: null });
  return (
    <EmptyState title={title} help={t(search ? 'fewerWords' : 'loosen')}>
      {category && (
        <LinkButton look="quiet" to={without({ category: null })}>
          {t('inAllCategories')}
        </LinkButton>
      )}
      {show === 'unanswered' && (
        <LinkButton look="quiet" to={without({ show: 'newest' })}>
          {t('answeredToo')}
        </LinkButton>
      )}
      {search && (
        <LinkButton look="quiet" to={without({ search: '' })}>
          {t('withoutSearch')}
        </LinkButton>
      )}
    </EmptyState>
  );
}
