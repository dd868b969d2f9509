import { useLoaderData } from 'react-router';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { builderPage } from '../builder-data.ts';
import { BuilderFrame } from '../frame/builder-frame.tsx';
import { BuilderPage } from '../items/builder-page.tsx';
import { itemPageTexts } from '../items/item-page-texts.ts';
import { kindPageTexts } from '../items/kind-page-texts.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { openAssessment } from './assessment-data.ts';
import { AssessmentTabs } from './assessment-tabs.tsx';
import { listTexts } from './list-texts.ts';
import { QuestionList } from './question-list.tsx';
import { type OpenAssessment, useAssessment } from './use-assessment.ts';
import { useOrder } from './use-order.ts';

const page = builderPage(openAssessment);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The questions of an assessment, with the whole sheet beside them to be tried. */
export default function QuestionsPage() {
  const { draft, opened } = useLoaderData<typeof clientLoader>();
  return (
    <BuilderFrame draft={draft} current="assessment">
      <Questions key={opened.id} loaded={opened} protocol={draft.protocol.id} />
    </BuilderFrame>
  );
}

function Questions({ loaded, protocol }: { loaded: OpenAssessment; protocol: string }) {
  const t = useTexts(listTexts);
  const page = useTexts(itemPageTexts);
  const kinds = useTexts(kindPageTexts);
  const { opened, save } = useAssessment(loaded);
  const [questions, order] = useOrder(opened, save);
  const add = paths.builder(protocol, 'assessment', opened.id, 'questions', 'add');
  return (
    <>
      <PageHead title={t('title', { name: opened.item.name })} />
      <BuilderPage
        title={opened.item.name}
        lead={t('lead')}
        before={
          <Breadcrumbs
            label={page('back')}
            crumbs={[{ words: kinds('assessment'), to: paths.builder(protocol, 'assessment') }]}
          />
        }
        action={
          <LinkButton to={add}>
            <PlusIcon />
            {t('add')}
          </LinkButton>
        }
      >
        <AssessmentTabs opened={opened} current="questions" />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-10">
          <div className="min-w-0">
            {questions.length === 0 ? (
              <EmptyState title={t('empty')} help={t('emptyHelp')}>
                <LinkButton look="quiet" to={add}>
                  {t('add')}
                </LinkButton>
              </EmptyState>
            ) : (
              <QuestionList opened={opened} questions={questions} onOrder={order} />
            )}
          </div>
          <section aria-labelledby="try-it" className="grid min-w-0 content-start gap-3">
            <div>
              <h2 id="try-it" className="text-18">
                {t('tryIt')}
              </h2>
              <p className="text-14 text-ink-soft">{t('tryLead')}</p>
            </div>
            <div className="rounded-card border border-line bg-raised p-5">
              <AnswerSheet item={{ ...opened.item, questions: [...questions] }} />
            </div>
          </section>
        </div>
      </BuilderPage>
    </>
  );
}
