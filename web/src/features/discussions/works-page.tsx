import { useLoaderData } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { texts } from './texts.ts';

const page = pageData(({ api, locale }) =>
  api('GET documents/{name}', { params: { name: 'discussions-guide' }, query: { locale } }),
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function WorksPage() {
  const { title, lead, html } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <>
      <PageHead title={title} description={lead} />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('discussions'), to: paths.discussions }]} />
      <PageTitle title={title} lead={lead} />
      <SafeHtml html={lifted(html)} />
      <p className="mt-12 flex flex-wrap gap-3 border-t border-line pt-8">
        <LinkButton to={paths.ask}>{t('ask')}</LinkButton>
        <LinkButton to={paths.discussions} look="quiet">
          {t('discussions')}
        </LinkButton>
      </p>
    </>
  );
}

/** The server's renderer keeps headings low, for answers under an answer's heading; here the title is right above. */
const lifted = (html: string): string =>
  html.replace(/(<\/?h)([4-6])>/g, (_, tag: string, level: string) => `${tag}${Number(level) - 2}>`);
