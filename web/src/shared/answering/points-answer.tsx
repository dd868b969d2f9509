import type { Question } from '@regimen/engine/questions.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import type { AnswerProps } from './answer-field.tsx';
import { answerTexts } from './answer-texts.ts';
import { Face } from './face.tsx';

type PointsQuestion = Extract<Question, { kind: 'scale' } | { kind: 'slider' }>;
const mostButtons = 11;

/** A short scale as buttons, a long one or a slider as a slider, with faces where the creator wants them. */
export function PointsAnswer({ question, answer, onChange }: AnswerProps<PointsQuestion>) {
  const t = useTexts(answerTexts);
  const { min, max } = question;
  const step = question.step || 1;
  const steps = Math.floor((max - min) / step) + 1;
  const value = typeof answer === 'number' ? answer : undefined;
  if (question.kind === 'scale' && steps <= mostButtons && steps > 1)
    return (
      <ChoiceField
        label={question.text}
        hideLabel
        value={value === undefined ? '' : String(value)}
        choices={Array.from({ length: steps }, (_, index) => {
          const each = String(Math.round((min + index * step) * 1e6) / 1e6);
          return { value: each, label: each };
        })}
        onChange={(chosen) => onChange(Number(chosen))}
      />
    );
  const faces = question.kind === 'slider' ? question.faces : undefined;
  const place = value === undefined || max === min ? 0.5 : (value - min) / (max - min);
  const mood = faces === 'sadder' ? 1 - place : place;
  return (
    <div className="grid gap-1">
      {faces && (
        <span
          className={`justify-self-center ${value === undefined ? 'text-ink-faint' : 'text-primary-text'}`}
        >
          <Face mood={mood} size={48} />
        </span>
      )}
      <div className="flex items-center gap-3">
        <span className="text-14 text-ink-soft tabular-nums">{min}</span>
        <input
          type="range"
          aria-label={question.text}
          min={min}
          max={max}
          step={step}
          value={value ?? Math.round((min + max) / 2)}
          onChange={({ target }) => onChange(Number(target.value))}
          // The middle is an answer too: a press that moves nothing still counts.
          onPointerUp={({ currentTarget }) => value === undefined && onChange(Number(currentTarget.value))}
          className="h-11 min-w-0 flex-1 accent-primary-strong"
        />
        <span className="text-14 text-ink-soft tabular-nums">{max}</span>
      </div>
      <output className="text-center text-14 text-ink-soft tabular-nums">{value ?? t('notSet')}</output>
    </div>
  );
}
