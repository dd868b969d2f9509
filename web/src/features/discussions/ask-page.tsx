import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { AskForm } from './ask-form.tsx';
import { askTexts } from './ask-texts.ts';
import { isEmpty } from './drafts.ts';
import { texts } from './texts.ts';
import { UnsentQuestion } from './unsent-question.tsx';
import { useQuestionDraft } from './use-question-draft.ts';

const page = pageData(() => null);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

export default function AskPage() {
  const t = useTexts(texts);
  const ask = useTexts(askTexts);
  const inHand = useQuestionDraft();
  const { draft } = inHand;
  // A draft that was kept comes into fresh fields; an empty one leaves alone what is being typed.
  const kept = draft !== null && !isEmpty(draft.question);
  return (
    <>
      <PageHead title={t('ask')} description={ask('lead')} />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('discussions'), to: paths.discussions }]} />
      <PageTitle title={t('ask')} lead={ask('lead')} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_var(--container-sidebar)]">
        {draft?.unsent ? (
          <UnsentQuestion draft={draft} inHand={inHand} />
        ) : (
          <AskForm key={kept ? 'kept' : 'new'} kept={kept ? draft : null} inHand={inHand} />
        )}
        <AskAside />
      </div>
    </>
  );
}

function AskAside() {
  const t = useTexts(texts);
  const ask = useTexts(askTexts);
  const link = 'font-medium text-primary-text underline-offset-4 hover:underline';
  return (
    <aside className="grid content-start gap-3 text-14 text-ink-soft max-lg:border-t max-lg:border-line max-lg:pt-6">
      <h2 className="text-16 text-ink">{ask('beforeTitle')}</h2>
      <Link to={paths.discussions} className={link}>
        {ask('searchFirst')}
      </Link>
      <Link to={paths.discussionsGuide} className={link}>
        {t('howItWorks')}
      </Link>
      <p>{t('notAdvice')}</p>
    </aside>
  );
}
