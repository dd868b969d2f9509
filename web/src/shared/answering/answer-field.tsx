import { mostAnswerLength } from '@regimen/contract/answer-limits.ts';
import { unitWords } from '@regimen/contract/language/quantities.ts';
import type { Answer, Question } from '@regimen/engine/questions.ts';
import { type ComponentType, useId } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { controlClass } from '../../ui/field.tsx';
import { FieldError, wrongGroup } from '../../ui/field-error.tsx';
import { NumberInput } from '../../ui/number-field.tsx';
import { answerTexts } from './answer-texts.ts';
import { lacksRows, MatrixAnswer } from './matrix-answer.tsx';
import { PointsAnswer } from './points-answer.tsx';

export interface AnswerProps<Q extends Question = Question> {
  question: Q;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
}

/** How a file is asked for; a preview sends none. */
export type FileQuestion = ComponentType<{ label: string } & AnswerProps>;

interface AnswerFieldProps extends AnswerProps {
  /** In words, as they are shown. */
  error?: string | undefined;
  file: FileQuestion;
  /** Where one question fills a screen. */
  large?: boolean;
}

/** One question as the follower sees it. */
export function AnswerField({
  question,
  answer,
  onChange,
  error,
  file: FileInput,
  large = false,
}: AnswerFieldProps) {
  const t = useTexts(answerTexts);
  const id = useId();
  const text = question.text || t('untitled');
  const words = lacksRows(question, answer) ? undefined : error;
  return (
    <fieldset
      className="grid min-w-0 gap-2"
      data-question={question.id}
      {...wrongGroup(`${id}-error`, words)}
    >
      <legend className={`mb-2 ${large ? 'text-22 leading-heading font-semibold' : 'font-medium'}`}>
        <bdi>{text}</bdi>
        {question.required === false && (
          <span className="text-16 font-normal text-ink-faint">{` ${t('optional')}`}</span>
        )}
      </legend>
      {question.help && <p className="-mt-1 text-14 text-ink-soft">{question.help}</p>}
      {question.kind === 'file' ? (
        <FileInput label={text} question={question} answer={answer} onChange={onChange} />
      ) : (
        <AnswerInput
          id={id}
          label={text}
          question={question}
          answer={answer}
          onChange={onChange}
          isWrong={error !== undefined}
        />
      )}
      <FieldError id={`${id}-error`} words={words} />
    </fieldset>
  );
}

type Filled = Exclude<Question, { kind: 'file' }>;

function AnswerInput({
  id,
  label,
  question,
  answer,
  onChange,
  isWrong,
}: AnswerProps<Filled> & { id: string; label: string; isWrong: boolean }) {
  const t = useTexts(answerTexts);
  const locale = useLocale();
  /** In a preview an answer may have no words yet. */
  const named = (words: string, index: number) => words || t('option', { n: index + 1 });
  switch (question.kind) {
    case 'single':
      return (
        <ChoiceField
          look="list"
          label={label}
          hideLabel
          value={typeof answer === 'string' ? answer : ''}
          choices={question.options.map((option, index) => ({
            value: option.id,
            label: named(option.label, index),
          }))}
          onChange={onChange}
        />
      );
    case 'yes_no':
      return (
        <ChoiceField
          large
          label={label}
          hideLabel
          value={answer === undefined ? '' : answer === true ? 'yes' : 'no'}
          choices={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          onChange={(value) => onChange(value === 'yes')}
        />
      );
    case 'multiple': {
      const chosen = Array.isArray(answer) ? answer : [];
      return (
        <div className="grid gap-1.5">
          <p className="text-14 text-ink-soft">{t('several')}</p>
          {question.options.map((option, index) => (
            <CheckField
              key={option.id}
              label={named(option.label, index)}
              checked={chosen.includes(option.id)}
              onChange={(checked) =>
                onChange(checked ? [...chosen, option.id] : chosen.filter((other) => other !== option.id))
              }
            />
          ))}
        </div>
      );
    }
    case 'scale':
    case 'slider':
      return <PointsAnswer question={question} answer={answer} onChange={onChange} />;
    case 'number':
      return (
        <span className="flex items-center gap-2">
          <NumberInput
            aria-label={question.unit ? `${label} (${unitWords(question.unit, locale)})` : label}
            value={typeof answer === 'number' ? answer : undefined}
            onChange={onChange}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-error` : undefined}
            className="min-h-11 w-32!"
          />
          {question.unit && <bdi className="text-ink-soft">{unitWords(question.unit, locale)}</bdi>}
        </span>
      );
    case 'matrix':
      return <MatrixAnswer question={question} answer={answer} onChange={onChange} isWrong={isWrong} />;
    case 'date':
    case 'text': {
      const shared = {
        id,
        'aria-label': label,
        'aria-invalid': isWrong || undefined,
        'aria-describedby': isWrong ? `${id}-error` : undefined,
        value: typeof answer === 'string' ? answer : '',
        onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
      };
      return question.kind === 'date' ? (
        <input {...shared} type="date" className={`${controlClass} min-h-11 w-48!`} />
      ) : (
        <textarea
          {...shared}
          rows={3}
          dir="auto"
          maxLength={mostAnswerLength}
          className={`${controlClass} text-start`}
        />
      );
    }
  }
}
