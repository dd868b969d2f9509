import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DocumentView } from '../documents/document-view.tsx';
import { texts } from './texts.ts';

const page = pageData(({ api, locale }) =>
  api('GET documents/{name}', { params: { name: 'discussions-guide' }, query: { locale } }),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function HowDiscussionsWorkPage() {
  const guide = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={guide.title} description={guide.lead} />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('discussions'), to: paths.discussions }]} />
      <DocumentView document={guide} />
      <p className="mt-8 flex flex-wrap gap-3">
        <LinkButton to={paths.ask}>{t('ask')}</LinkButton>
        <LinkButton to={paths.discussions} look="quiet">
          {t('discussions')}
        </LinkButton>
      </p>
    </>
  );
}
