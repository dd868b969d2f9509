import { AnswerField } from '../../../shared/answering/answer-field.tsx';
import { FileAnswer } from './file-answer.tsx';
import { FormFoot } from './form-foot.tsx';
import type { Sheet } from './use-sheet.ts';

/** A few questions, all in sight. */
export function QuestionList({ sheet, words }: { sheet: Sheet; words: string }) {
  return (
    <form {...sheet.formProps(sheet.handIn)} className="grid gap-7">
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
      <FormFoot words={words} pending={sheet.pending} problem={sheet.problem} />
    </form>
  );
}
