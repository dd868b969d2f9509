import { ApiError } from '@regimen/contract/client.ts';
import type { Answer, OpenDiscussion } from '@regimen/contract/discussions.ts';
import { useState } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { api as browserApi } from '../../api.ts';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { pageData } from '../../shell/page-data.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { useAction } from '../../shell/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { AnswerCard } from './answer-card.tsx';
import { AuthorLine } from './author-line.tsx';
import { DiscussionAside, JoinToAnswer } from './discussion-aside.tsx';
import { questionData } from './question-data.ts';
import { sampleDiscussion } from './samples.ts';
import { categoryLabels, texts } from './texts.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const page = pageData(
  async ({ api, params: { id }, locale }) => {
    // PRODUCT, "Optional parameters left out".
    if (!id) throw redirect(paths.discussions);
    try {
      const [discussion, answers] = await Promise.all([
        api('GET discussions/{id}', { params: { id } }),
        api('GET discussions/{id}/answers', { params: { id }, query: {} }),
      ]);
      return {
        discussion,
        answers: acceptedFirst(discussion, answers.data),
        next: answers.meta.next,
        isSample: false,
      };
    } catch (error) {
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500))
        return { ...sampleDiscussion(locale), next: null, isSample: true };
      throw error;
    }
  },
  { valid: ({ params: { id } }) => id === undefined || uuid.test(id) },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;

/** The accepted answer leads, on whichever page of the list it stands. */
function acceptedFirst({ acceptedAnswer }: OpenDiscussion, answers: Answer[]): Answer[] {
  return acceptedAnswer ? [acceptedAnswer, ...answers.filter(({ id }) => id !== acceptedAnswer.id)] : answers;
}

export default function DiscussionPage() {
  const { discussion, answers, next, isSample } = useLoaderData<typeof clientLoader>();
  const t = useTexts(texts);
  const locale = useLocale();
  const category = categoryLabels[discussion.category][locale];
  return (
    <>
      <PageHead
        title={discussion.title}
        description={discussion.body.slice(0, 200)}
        noIndex={isSample}
        {...(!isSample && { structuredData: questionData(discussion, answers) })}
      />
      <Breadcrumbs label={t('breadcrumb')} crumbs={[{ words: t('discussions'), to: paths.discussions }]} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_250px]">
        <div className="grid content-start gap-8">
          {isSample && (
            <Notice tone="warning" title={t('sampleTitle')}>
              {t('sampleText')}
            </Notice>
          )}
          <article className="grid gap-5">
            <h1 dir="auto" className="text-28 md:text-36">
              {discussion.title}
            </h1>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <AuthorLine
                author={discussion.author}
                at={discussion.createdAt}
                editedAt={discussion.editedAt}
              />
              <Badge>{category}</Badge>
            </div>
            <SafeHtml html={discussion.html} className="text-18" />
          </article>
          <Answers
            key={discussion.id}
            id={discussion.id}
            count={discussion.answersCount}
            first={answers}
            cursor={next}
          />
          {!discussion.can.answer && <JoinToAnswer />}
        </div>
        <DiscussionAside />
      </div>
    </>
  );
}

interface AnswersProps {
  id: string;
  count: number;
  first: Answer[];
  cursor: string | null;
}

function Answers({ id, count, first, cursor }: AnswersProps) {
  const t = useTexts(texts);
  const [more, setMore] = useState<{ answers: Answer[]; next: string | null }>({ answers: [], next: cursor });
  const [loadMore, loading] = useAction(async (from: string) => {
    const list = await browserApi('GET discussions/{id}/answers', {
      params: { id },
      query: { cursor: from },
    });
    setMore({ answers: [...more.answers, ...list.data], next: list.meta.next });
  });
  const known = new Set(first.map((answer) => answer.id));
  const answers = [...first, ...more.answers.filter((answer) => !known.has(answer.id))];
  const { next } = more;
  return (
    <section aria-labelledby="answers-title" className="grid gap-4">
      <h2 id="answers-title" className="text-22">
        {answers.length === 0 ? t('answersTitle') : t('answers', { n: count })}
      </h2>
      {answers.length === 0 ? (
        <EmptyState title={t('firstAnswer')} help={t('firstAnswerHelp')} />
      ) : (
        <ul className="grid gap-4">
          {answers.map((answer) => (
            <AnswerCard key={answer.id} answer={answer} />
          ))}
        </ul>
      )}
      {next && (
        <Button look="quiet" pending={loading} onClick={() => loadMore(next)} className="justify-self-center">
          {t('moreAnswers')}
        </Button>
      )}
    </section>
  );
}
