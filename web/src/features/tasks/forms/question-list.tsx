import { type FormEvent, useRef } from 'react';
import { AnswerField } from '../../../shared/answering/answer-field.tsx';
import { FileAnswer } from './file-answer.tsx';
import { FormFoot } from './form-foot.tsx';
import type { Sheet } from './use-sheet.ts';

interface QuestionListProps {
  sheet: Sheet;
  words: string;
  pending: boolean;
  problem: string | null;
}

/** A few questions, all in sight. */
export function QuestionList({ sheet, words, pending, problem }: QuestionListProps) {
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const stands = await sheet.handIn();
    if (stands === undefined) return;
    const field = form.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(stands)}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={onSubmit} className="grid gap-7">
      {sheet.asked.map((question) => (
        <AnswerField
          key={`${question.id} ${question.kind}`}
          question={question}
          answer={sheet.answers[question.id]}
          error={sheet.errorOf(question)}
          file={FileAnswer}
          onChange={(answer) => sheet.answer(question.id, answer)}
        />
      ))}
      <FormFoot words={words} pending={pending} problem={problem} />
    </form>
  );
}
