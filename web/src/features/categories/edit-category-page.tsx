import { redirect, useLoaderData, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { showFlash } from '../../shell/flash.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CategoryForm } from './category-form.tsx';
import { categoryTexts } from './category-texts.ts';

const page = pageData(({ api, params }) => {
  if (!params.id) throw redirect(paths.categories);
  return api('GET categories/{id}', { params: { id: params.id } });
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function EditCategoryPage() {
  const category = useLoaderData<typeof clientLoader>();
  const t = useTexts(categoryTexts);
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t('editTitle')} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('title'), to: paths.categories }]} />
      <PageTitle title={t('editTitle')} lead={t('editLead')} />
      <CategoryForm
        key={category.id}
        initial={category}
        submit={t('save')}
        send={async (body) => {
          const { name } = await api('PUT categories/{id}', { params: { id: category.id }, body });
          showFlash({ tone: 'success', message: t('saved', { name }) });
          navigate(paths.categories);
        }}
      />
    </>
  );
}
