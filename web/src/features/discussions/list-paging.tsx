import { useTexts } from '../../i18n/use-texts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { type ListFilter, listPath } from './filter.ts';
import { listTexts } from './list-texts.ts';

/** Newer on the one side, older on the other; each an address of its own. */
export function ListPaging({
  filter,
  prev,
  next,
}: {
  filter: ListFilter;
  prev: string | null;
  next: string | null;
}) {
  const t = useTexts(listTexts);
  if (!prev && !next) return null;
  const ranked = filter.search !== '';
  return (
    <nav aria-label={t('paging')} className="mt-4 flex justify-between gap-3 border-t border-line pt-6">
      {prev && (
        <LinkButton look="quiet" rel="prev" to={listPath({ ...filter, cursor: prev })}>
          {t(ranked ? 'betterResults' : 'newer')}
        </LinkButton>
      )}
      {next && (
        <LinkButton look="quiet" rel="next" className="ms-auto" to={listPath({ ...filter, cursor: next })}>
          {t(ranked ? 'furtherResults' : 'older')}
        </LinkButton>
      )}
    </nav>
  );
}
