import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { CategoryLinks } from './category-links.tsx';
import type { ListFilter } from './filter.ts';
import { texts } from './texts.ts';

export function ListAside({ filter }: { filter: ListFilter }) {
  const t = useTexts(texts);
  return (
    <aside className="grid content-start gap-6">
      <CategoryLinks filter={filter} />
      <div className="grid gap-2 border-t border-line pt-5 text-14 text-ink-soft">
        <Link
          to={paths.discussionsGuide}
          className="font-medium text-primary-text underline-offset-4 hover:underline"
        >
          {t('howItWorks')}
        </Link>
        <p>{t('notAdvice')}</p>
      </div>
    </aside>
  );
}
