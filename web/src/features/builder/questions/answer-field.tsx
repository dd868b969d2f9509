import type { Answer, AnswerFault, Question } from '@regimen/engine/questions.ts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { controlClass } from '../../../ui/field.tsx';
import { NumberInput } from '../../../ui/number-field.tsx';
import { MatrixAnswer } from './matrix-answer.tsx';
import { PointsAnswer } from './points-answer.tsx';
import { sheetTexts } from './sheet-texts.ts';

export interface AnswerProps<Q extends Question = Question> {
  question: Q;
  answer: Answer | undefined;
  onChange: (answer: Answer | undefined) => void;
}

interface AnswerFieldProps extends AnswerProps {
  fault?: AnswerFault['fault'] | undefined;
}

/** One question as the follower sees it. */
export function AnswerField({ question, answer, onChange, fault }: AnswerFieldProps) {
  const t = useTexts(sheetTexts);
  const id = useId();
  const text = question.text || t('untitled');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-medium">
        <bdi>{text}</bdi>
        {question.required === false && (
          <span className="ms-1.5 font-normal text-ink-faint">{t('optional')}</span>
        )}
      </legend>
      {question.help && <p className="-mt-1 text-14 text-ink-soft">{question.help}</p>}
      <AnswerInput id={id} label={text} question={question} answer={answer} onChange={onChange} />
      {fault === 'out-of-range' && <p className="text-14 text-danger-text">{t('outOfRange')}</p>}
    </fieldset>
  );
}

function AnswerInput({ id, label, question, answer, onChange }: AnswerProps & { id: string; label: string }) {
  const t = useTexts(sheetTexts);
  const named = (words: string) => words || t('unlabelled');
  switch (question.kind) {
    case 'single':
      return (
        <ChoiceField
          look="list"
          label={label}
          hideLabel
          value={typeof answer === 'string' ? answer : ''}
          choices={question.options.map((option) => ({ value: option.id, label: named(option.label) }))}
          onChange={onChange}
        />
      );
    case 'yes_no':
      return (
        <ChoiceField
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
          {question.options.map((option) => (
            <CheckField
              key={option.id}
              label={named(option.label)}
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
            aria-label={question.unit ? `${label} (${question.unit})` : label}
            value={typeof answer === 'number' ? answer : undefined}
            onChange={onChange}
            className="min-h-11 w-32!"
          />
          {question.unit && <bdi className="text-ink-soft">{question.unit}</bdi>}
        </span>
      );
    case 'matrix':
      return <MatrixAnswer question={question} answer={answer} onChange={onChange} />;
    case 'file':
      return (
        <div className="grid gap-1">
          <label className="inline-flex min-h-11 w-fit cursor-pointer items-center rounded-control border border-line-strong px-4 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-primary-line">
            <input
              type="file"
              className="sr-only"
              onChange={({ target }) => onChange(target.files?.[0]?.name)}
            />
            <bdi>{typeof answer === 'string' ? answer : t('chooseFile')}</bdi>
          </label>
          <p className="text-12 text-ink-faint">{t('noFile')}</p>
        </div>
      );
    case 'date':
    case 'text': {
      const shared = {
        id,
        'aria-label': label,
        value: typeof answer === 'string' ? answer : '',
        onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
      };
      return question.kind === 'date' ? (
        <input {...shared} type="date" className={`${controlClass} min-h-11 w-48!`} />
      ) : (
        <textarea {...shared} rows={2} className={controlClass} />
      );
    }
  }
}
