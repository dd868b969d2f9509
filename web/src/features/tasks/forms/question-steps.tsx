import { type FormEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { AnswerField } from '../../../shared/answering/answer-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { ShareBar } from '../../../ui/share-bar.tsx';
import { FileAnswer } from './file-answer.tsx';
import { FormFoot } from './form-foot.tsx';
import { formTexts } from './form-texts.ts';
import type { Sheet } from './use-sheet.ts';

interface QuestionStepsProps {
  sheet: Sheet;
  pending: boolean;
  problem: string | null;
}

/** One question at a time. Which one is kept with the answers, so that it goes on where it was left. */
export function QuestionSteps({ sheet, pending, problem }: QuestionStepsProps) {
  const t = useTexts(formTexts);
  const { asked } = sheet;
  const form = useRef<HTMLFormElement>(null);
  const found = asked.findIndex(({ id }) => id === sheet.at);
  const index = found === -1 ? firstOpen(sheet) : found;
  const question = asked[index];
  const isLast = index === asked.length - 1;
  const moved = useRef(false);

  // A refusal by the server may concern a question further back.
  const wrong = asked.find((each) => sheet.errorOf(each) !== undefined)?.id;
  useEffect(() => {
    if (wrong === undefined) return;
    form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [wrong]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after going on or back, the new question is read
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    form.current?.querySelector<HTMLElement>('[data-progress]')?.focus();
  }, [index]);

  if (!question) return null;
  const goTo = (to: number) => {
    const next = asked[to];
    if (!next) return;
    moved.current = true;
    sheet.goTo(next.id);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!sheet.check(question)) return;
    if (!isLast) return goTo(index + 1);
    const stands = await sheet.handIn();
    if (stands !== undefined) goTo(asked.findIndex(({ id }) => id === stands));
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-8">
      <div className="grid gap-2">
        <p data-progress tabIndex={-1} className="text-14 text-ink-soft outline-none">
          {t('questionOf', { n: index + 1, of: asked.length })}
        </p>
        <ShareBar share={(index + 1) / asked.length} fill="bg-primary" className="h-1.5 bg-line" />
      </div>
      <AnswerField
        key={`${question.id} ${question.kind}`}
        large
        question={question}
        answer={sheet.answers[question.id]}
        error={sheet.errorOf(question)}
        file={FileAnswer}
        onChange={(answer) => sheet.answer(question.id, answer)}
      />
      <FormFoot words={isLast ? t('handIn') : t('next')} pending={pending} problem={problem}>
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
