import { useLoaderData, useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { faultWords } from '../../shared/protocol-words/fault-words.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { callQuery, readFilter } from './protocol-filter.ts';
import { protocolTexts } from './protocol-texts.ts';
import { ProtocolsView } from './protocols-view.tsx';

const page = pageData(async ({ api, url }) => {
  const [protocols, categories] = await Promise.all([
    api('GET protocols', { query: callQuery(readFilter(url.searchParams, null)) }),
    api('GET categories'),
  ]);
  return { protocols, categories: categories.data };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ProtocolsPage() {
  const { protocols, categories } = useLoaderData<typeof clientLoader>();
  const t = useTexts(protocolTexts);
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <ProtocolsView
        title={t('title')}
        loaded={protocols}
        categories={categories}
        filter={readFilter(new URLSearchParams(search), null)}
        sayFault={(message) => (locale === 'en' ? message : faultWords(message, locale))}
      />
    </>
  );
}
