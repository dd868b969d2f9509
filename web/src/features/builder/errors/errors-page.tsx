import { useLoaderData } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { ProblemList } from './problem-list.tsx';
import { RuleList } from './rule-list.tsx';
import { texts } from './texts-texts.ts';

const page = builderPage(async ({ api }, id) => ({
  rules: (await api('GET protocols/{id}/safety-rules', { params: { id } })).data,
}));
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function ErrorsPage() {
  const { draft, rules } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  return (
    <BuilderFrame draft={draft} current="errors">
      <PageHead title={`${t('title')} · ${draft.protocol.name}`} noIndex />
      <div className="mx-auto grid max-w-page gap-12 px-4 py-8 md:px-6">
        <div>
          <PageTitle title={t('title')} lead={t('lead')} />
          <ProblemList />
        </div>
        <RuleList rules={rules} />
      </div>
    </BuilderFrame>
  );
}
