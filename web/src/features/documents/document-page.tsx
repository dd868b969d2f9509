import type { DocumentName, SiteDocument } from '@regimen/contract/site.ts';
import { useLoaderData } from 'react-router';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { DocumentView } from './document-view.tsx';

/** The data of a page that shows one of the site's long texts. */
export const documentPage = (name: DocumentName) =>
  pageData(({ api, locale }) => api('GET documents/{name}', { params: { name }, query: { locale } }));

export function DocumentPage() {
  const document = useLoaderData<SiteDocument>();
  return (
    <>
      <PageHead title={document.title} description={document.lead} />
      <DocumentView document={document} />
    </>
  );
}
