import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AnswerField } from '../../../shared/answering/answer-field.tsx';
import { clearGoodNews, flashesOnTop } from '../../../shell/flash.ts';
import { Button } from '../../../ui/button.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { FileAnswer } from './file-answer.tsx';
import { FormFoot } from './form-foot.tsx';
import { formTexts } from './form-texts.ts';
import type { Sheet } from './use-sheet.ts';

/** One question at a time. Which one is kept with the answers, so that it goes on where it was left. */
export function QuestionSteps({ sheet }: { sheet: Sheet }) {
  const t = useTexts(formTexts);
  const { asked } = sheet;
  const progress = useRef<HTMLParagraphElement>(null);
  const found = asked.findIndex(({ id }) => id === sheet.at);
  const index = found === -1 ? firstOpen(sheet) : found;
  const question = asked[index];
  const answered = asked.filter(({ id }) => sheet.answers[id] !== undefined).length;
  const isLast = index === asked.length - 1;
  const moved = useRef(false);

  const goTo = (to: number) => {
    const next = asked[to];
    if (!next || to === index) return;
    moved.current = true;
    sheet.goTo(next.id);
  };
  // What is refused may concern a question further back.
  const wrong = asked.findIndex((each) => sheet.errorOf(each) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it was refused, not while it is mended
  useEffect(() => goTo(wrong), [sheet.refusals]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after going on or back, the new question is read
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    progress.current?.focus();
  }, [index]);

  useEffect(() => {
    clearGoodNews();
    flashesOnTop.set(true);
    return () => flashesOnTop.set(false);
  }, []);

  if (!question) return null;
  const submit = async () => {
    sheet.check(question);
    if (isLast) await sheet.handIn();
    else goTo(index + 1);
  };
  return (
    <form {...sheet.formProps(submit)} data-later-question={index > 0 || undefined} className="grid gap-8">
      {asked.length > 1 && (
        <div className="grid gap-2">
          <p ref={progress} data-progress tabIndex={-1} className="text-14 text-ink-soft outline-none">
            {t('questionOf', { n: index + 1, of: asked.length })}
          </p>
          <ShareBar share={answered / asked.length} fill="bg-primary" className="h-1.5 bg-line" />
        </div>
      )}
      <AnswerField
        key={`${question.id} ${question.kind}`}
        large
        question={question}
        answer={sheet.answers[question.id]}
        error={sheet.errorOf(question)}
        file={FileAnswer}
        onChange={(answer) => sheet.answer(question.id, answer)}
      />
      <FormFoot words={isLast ? t('handIn') : t('next')} pending={sheet.pending} problem={sheet.problem}>
        {index > 0 && (
          <Button look="quiet" onClick={() => goTo(index - 1)}>
            {t('back')}
          </Button>
        )}
      </FormFoot>
    </form>
  );
}

function firstOpen({ asked, answers }: Sheet): number {
  const open = asked.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? Math.max(0, asked.length - 1) : open;
}
