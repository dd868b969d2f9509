import { categoryTexts } from '@regimen/contract/category-texts.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { categories } from './categories.ts';
import { type ListFilter, listPath } from './filter.ts';
import { listTexts } from './list-texts.ts';
import { useLinkNavigation } from './use-link-navigation.ts';

const row =
  'flex min-h-9 items-center rounded-control px-3 text-ink-soft transition-colors duration-120 hover:bg-sunken hover:text-ink aria-[current=true]:bg-primary-soft aria-[current=true]:font-semibold aria-[current=true]:text-primary-text';

/** Where there is room; on narrow screens the search form's own choice of category takes its place. */
export function CategoryLinks({ filter }: { filter: ListFilter }) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const follow = useLinkNavigation();
  const link = (category: ListFilter['category'], words: string) => (
    <li key={words}>
      <a
        href={listPath({ ...filter, category, cursor: null })}
        onClick={follow}
        aria-current={filter.category === category || undefined}
        className={row}
      >
        {words}
      </a>
    </li>
  );
  return (
    <nav aria-label={t('category')} className="hidden lg:block">
      <ul className="grid gap-0.5">
        {link(null, t('allCategories'))}
        {categories.map((category) => link(category, categoryTexts[locale][category]))}
      </ul>
    </nav>
  );
}
