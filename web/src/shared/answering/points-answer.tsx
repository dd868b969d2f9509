import type { Question } from '@regimen/engine/questions.ts';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { AnswerProps } from './answer-field.tsx';
import { answerTexts } from './answer-texts.ts';
import { Face } from './face.tsx';
import { EndLabels, ScaleRow } from './scale-row.tsx';

export type PointsQuestion = Extract<Question, { kind: 'scale' } | { kind: 'slider' }>;
const mostButtons = 11;

/** A short scale as a row of numbers, a long one or a slider as a slider, with faces where the creator wants them. */
export function PointsAnswer({ question, answer, onChange }: AnswerProps<PointsQuestion>) {
  const t = useTexts(answerTexts);
  const id = useId();
  const { min, max } = question;
  const step = question.step || 1;
  const steps = Math.floor((max - min) / step) + 1;
  const value = typeof answer === 'number' ? answer : undefined;
  if (question.kind === 'scale' && steps <= mostButtons && steps > 1)
    return (
      <ScaleRow
        question={question}
        numbers={Array.from({ length: steps }, (_, index) => Math.round((min + index * step) * 1e6) / 1e6)}
        value={value}
        onChange={onChange}
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
          aria-describedby={`${id}-min ${id}-max`}
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
      <EndLabels question={question} id={id} />
      <output className="text-center text-14 text-ink-soft tabular-nums">{value ?? t('notSet')}</output>
    </div>
  );
}
