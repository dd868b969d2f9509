import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useReorder } from '../../ui/use-reorder.ts';
import { CategoryRow } from './category-row.tsx';
import { categoryTexts } from './category-texts.ts';
import { useCategoryOrder } from './use-category-order.ts';

const page = pageData(({ api }) => api('GET categories'));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CategoriesPage() {
  const loaded = useLoaderData<typeof clientLoader>();
  const t = useTexts(categoryTexts);
  const { categories, inOrder, put, without } = useCategoryOrder(loaded.data);
  const [said, say] = useState('');
  const reorder = useReorder(
    categories.map(({ id }) => id),
    put,
  );
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('protocols'), to: paths.protocols }]} />
      <div className="mb-8 lg:flex lg:items-end lg:justify-between lg:gap-8">
        <div className="-mb-3 lg:-mb-8">
          <PageTitle title={t('title')} lead={t('lead')} />
        </div>
        {categories.length > 0 && <LinkButton to={paths.newCategory}>{t('add')}</LinkButton>}
      </div>
      {categories.length === 0 && (
        <EmptyState title={t('none')} help={t('noneHelp')}>
          <LinkButton to={paths.newCategory}>{t('add')}</LinkButton>
        </EmptyState>
      )}
      <ol className="grid gap-2">
        {inOrder(reorder.order).map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            place={index}
            last={index === categories.length - 1}
            reorder={reorder}
            onMove={(step) => {
              reorder.move(category.id, step);
              const place = index + step + 1;
              say(t('moved', { name: category.name, place, all: categories.length }));
            }}
            onDeleted={() => without(category.id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
