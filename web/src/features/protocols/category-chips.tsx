import type { Category } from '@regimen/contract/categories.ts';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CategoryMark } from '../../shared/categories/category-looks.tsx';
import { type ListFilter, listPath } from './protocol-filter.ts';
import { protocolTexts } from './protocol-texts.ts';

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-pill border border-line bg-raised px-3 text-14 whitespace-nowrap text-ink-soft transition-colors duration-120 hover:border-line-strong hover:text-ink aria-[current=page]:border-primary-line aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary-text';

export function CategoryChips({
  categories,
  filter,
}: {
  categories: readonly Category[];
  filter: ListFilter;
}) {
  const t = useTexts(protocolTexts);
  const link = (category: string | null, content: React.ReactNode) => (
    <li key={category}>
      <Link
        to={listPath({ ...filter, show: 'mine', category })}
        aria-current={filter.category === category ? 'page' : undefined}
        preventScrollReset
        className={chip}
      >
        {content}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t('categories')}>
      <ul className="flex flex-wrap items-center gap-2">
        {categories.length > 0 && link(null, t('allCategories'))}
        {categories.map(({ id, name, colour, icon }) =>
          link(
            id,
            <>
              <CategoryMark colour={colour} icon={icon} size={20} />
              <bdi>{name}</bdi>
            </>,
          ),
        )}
        <li>
          <Link
            to={paths.categories}
            className="inline-flex min-h-9 items-center px-2 text-14 text-primary-text underline-offset-4 hover:underline"
          >
            {t('editCategories')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
