import type { Answer, Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import type { AnswerProps } from './answer-field.tsx';
import { answerTexts } from './answer-texts.ts';

type MatrixQuestion = Extract<Question, { kind: 'matrix' }>;

/** Each row is a question of its own with the same answers: readable on a telephone too. */
export function MatrixAnswer({
  question,
  answer,
  onChange,
  isWrong,
}: AnswerProps<MatrixQuestion> & { isWrong: boolean }) {
  const t = useTexts(answerTexts);
  const rows = rowsOf(answer);
  return (
    <div className="grid gap-3">
      {question.rows.map((row, index) => (
        <ChoiceField
          key={row.id}
          large
          label={<span className="font-normal">{row.label || t('row', { n: index + 1 })}</span>}
          value={rows[row.id] ?? ''}
          error={isWrong && rows[row.id] === undefined ? t('rowMissing') : undefined}
          choices={question.options.map(({ id, label }, at) => ({
            value: id,
            label: label || t('option', { n: at + 1 }),
          }))}
          onChange={(chosen) => onChange({ ...rows, [row.id]: chosen })}
        />
      ))}
    </div>
  );
}

const rowsOf = (answer: Answer | undefined): Record<string, string> =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : {};

/** Each of them says so itself, and the first takes the focus. */
export const lacksRows = (question: Question, answer: Answer | undefined): boolean =>
  question.kind === 'matrix' && question.rows.some(({ id }) => rowsOf(answer)[id] === undefined);
