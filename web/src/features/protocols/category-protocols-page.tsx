import { useLoaderData, useLocation } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { faultWords } from '../../shared/protocol-words/fault-words.ts';
import { notFound, pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { callQuery, readFilter } from './protocol-filter.ts';
import { protocolTexts } from './protocol-texts.ts';
import { ProtocolsView } from './protocols-view.tsx';

const page = pageData(async ({ api, params, url }) => {
  const { data: categories } = await api('GET categories');
  const category = categories.find(({ id }) => id === params.category);
  if (!category) throw notFound();
  const query = callQuery(readFilter(url.searchParams, category.id));
  return { protocols: await api('GET protocols', { query }), categories, category };
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function CategoryProtocolsPage() {
  const { protocols, categories, category } = useLoaderData<typeof clientLoader>();
  const t = useTexts(protocolTexts);
  const locale = useLocale();
  const { search } = useLocation();
  return (
    <>
      <PageHead title={`${category.name} · ${t('title')}`} noIndex />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('title'), to: paths.protocols }]} />
      <ProtocolsView
        title={category.name}
        loaded={protocols}
        categories={categories}
        filter={readFilter(new URLSearchParams(search), category.id)}
        sayFault={(message) => (locale === 'en' ? message : faultWords(message, locale))}
      />
    </>
  );
}
