import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-texts.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AnswerCard, answerElementId } from './answer-card.tsx';
import { NewAnswer } from './answer-form.tsx';
import { SignInInvitation } from './sign-in-invitation.tsx';
import { texts } from './texts.ts';
import {
  otherAnswers,
  type Thread,
  withAnswer,
  withChangedAnswer,
  withDiscussion,
  withoutAnswer,
} from './thread.ts';
import { threadTexts } from './thread-texts.ts';
import type { ChangeThread } from './use-thread.ts';

interface AnswersProps {
  thread: Thread;
  change: ChangeThread;
  more: () => Promise<void>;
}

export function Answers({ thread, change, more }: AnswersProps) {
  const t = useTexts(threadTexts);
  const shared = useTexts(texts);
  const focusAnswer = useAnswerFocus();
  const heading = useRef<HTMLHeadingElement>(null);
  const { discussion, answers, next } = thread;
  // How many there were when more were asked for: the next one is where to go on reading.
  const [had, setHad] = useState<number | null>(null);
  useEffect(() => {
    const fresh = had === null ? undefined : answers[had];
    if (!fresh) return;
    setHad(null);
    focusAnswer(fresh.id);
  }, [had, answers, focusAnswer]);
  const { acceptedAnswer, answersCount: n } = discussion;
  const shown = [...(acceptedAnswer ? [acceptedAnswer] : []), ...otherAnswers(thread)];
  return (
    <>
      <section aria-labelledby="answers-title" className="grid gap-4">
        <h2 ref={heading} id="answers-title" tabIndex={-1} className="text-22 outline-none">
          {n === 0 ? t('answersTitle') : shared('answers', { n })}
        </h2>
        {n === 0 && <EmptyState title={t('firstAnswer')} help={t('firstAnswerHelp')} />}
        <FromTheFirst />
        <ol className="grid gap-4 empty:hidden">
          {shown.map((answer) => (
            <AnswerCard
              key={answer.id}
              answer={answer}
              discussion={discussion}
              onChanged={(changed) => {
                change((before) => withChangedAnswer(before, changed));
                focusAnswer(changed.id);
              }}
              onDeleted={(id) => {
                change((before) => withoutAnswer(before, id));
                heading.current?.focus();
              }}
              onAccepted={(now, id) => {
                change((before) => withDiscussion(before, now));
                focusAnswer(id);
              }}
            />
          ))}
        </ol>
        {next && (
          <MoreAnswers
            from={next}
            onClick={() => {
              setHad(answers.length);
              void more();
            }}
          />
        )}
      </section>
      {discussion.can.answer ? (
        <section className="border-t border-line pt-8">
          <NewAnswer
            key={discussion.id}
            discussionId={discussion.id}
            onPosted={(answer) => {
              change((before) => withAnswer(before, answer));
              focusAnswer(answer.id);
            }}
          />
        </section>
      ) : (
        <SignInInvitation />
      )}
    </>
  );
}

/** A link to the next answers; with scripts they come in below instead. */
function MoreAnswers({ from, onClick }: { from: string; onClick: () => void }) {
  const t = useTexts(threadTexts);
  return (
    <LinkButton
      look="quiet"
      to={`?cursor=${from}`}
      prefetch="none"
      className="justify-self-center"
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      {t('moreAnswers')}
    </LinkButton>
  );
}

function FromTheFirst() {
  const t = useTexts(threadTexts);
  const [query] = useSearchParams();
  if (!query.has('cursor')) return null;
  return (
    <LinkButton look="quiet" to="?" className="justify-self-center">
      {t('fromTheFirst')}
    </LinkButton>
  );
}

/** Takes whoever uses the keyboard or listens to the answer that has just come, changed or moved. */
function useAnswerFocus(): (id: string) => void {
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (target) document.getElementById(answerElementId(target.id))?.focus();
  }, [target]);
  return useCallback((id) => setTarget({ id }), []);
}
