import { useNavigate } from 'react-router';
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

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AddCategoryPage() {
  const t = useTexts(categoryTexts);
  const navigate = useNavigate();
  return (
    <>
      <PageHead title={t('addTitle')} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('title'), to: paths.categories }]} />
      <PageTitle title={t('addTitle')} lead={t('addLead')} />
      <CategoryForm
        initial={{ name: '', colour: 'indigo', icon: 'heart' }}
        submit={t('create')}
        send={async (body) => {
          const { name } = await api('POST categories', { body });
          showFlash({ tone: 'success', message: t('created', { name }) });
          navigate(paths.categories);
        }}
      />
    </>
  );
}
