import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { LinkTabs } from '../../ui/link-tabs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { DocumentView } from '../documents/document-view.tsx';
import { ApiReference } from './api-reference.tsx';
import { texts } from './texts.ts';

const page = pageData(async ({ api, url, locale }) => {
  if (url.searchParams.get('show') === 'api') return { guide: null };
  return { guide: await api('GET documents/{name}', { params: { name: 'user-guide' }, query: { locale } }) };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function DocsPage() {
  const { guide } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={guide?.title ?? t('api')} description={guide?.lead ?? t('apiLead')} />
      <LinkTabs
        label={t('parts')}
        tabs={[
          { to: '/docs', words: t('guide'), current: guide !== null },
          { to: '/docs?show=api', words: t('api'), current: guide === null },
        ]}
      />
      {guide ? (
        <DocumentView document={guide} />
      ) : (
        <>
          <PageTitle title={t('api')} lead={t('apiLead')} />
          <ApiReference />
        </>
      )}
    </>
  );
}
