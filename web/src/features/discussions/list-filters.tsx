import { useTexts } from '../../i18n/use-texts.ts';
import { type ListFilter, listPath } from './filter.ts';
import { useFollow } from './follow.ts';
import { listTexts } from './list-texts.ts';

const tab =
  'inline-flex min-h-11 items-center border-b-2 border-transparent font-medium text-ink-soft transition-colors duration-120 hover:text-ink aria-[current=true]:border-primary-line aria-[current=true]:text-ink';

/** Newest or unanswered: two addresses, so two links. */
export function ShowTabs({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  const follow = useFollow();
  const tabs = [
    { show: 'newest', words: t(filter.search ? 'bestMatch' : 'newest') },
    { show: 'unanswered', words: t('unanswered') },
  ] as const;
  return (
    <nav aria-label={t('order')} className="mb-1 flex gap-6 border-b border-line">
      {tabs.map(({ show, words }) => (
        <a
          key={show}
          href={listPath({ ...filter, show, cursor: null })}
          onClick={follow}
          aria-current={filter.show === show || undefined}
          className={`${tab} -mb-px`}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
