import { useId } from 'react';
import type { PointsQuestion } from './points-answer.tsx';

interface ScaleRowProps {
  question: PointsQuestion;
  numbers: readonly number[];
  value: number | undefined;
  onChange: (value: number) => void;
}

/** Every number of a short scale in one row, also on the narrowest phone: radio buttons, with their keyboard. */
export function ScaleRow({ question, numbers, value, onChange }: ScaleRowProps) {
  const name = useId();
  const { minLabel, maxLabel } = question;
  return (
    <div className="grid w-full gap-1.5 sm:w-fit sm:max-w-full">
      <div
        className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-0.5 sm:auto-cols-[minmax(0,3.5rem)] sm:gap-1.5"
        data-scale
      >
        {numbers.map((number, index) => (
          <label key={number} className={numberClass}>
            <input
              type="radio"
              name={name}
              value={number}
              checked={number === value}
              aria-describedby={
                index === 0 && minLabel
                  ? `${name}-min`
                  : index === numbers.length - 1 && maxLabel
                    ? `${name}-max`
                    : undefined
              }
              onChange={() => onChange(number)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {number}
          </label>
        ))}
      </div>
      <EndLabels question={question} id={name} />
    </div>
  );
}

/** What the two ends mean, each below its own. */
export function EndLabels({
  question: { minLabel, maxLabel },
  id,
}: {
  question: PointsQuestion;
  id: string;
}) {
  if (!minLabel && !maxLabel) return null;
  return (
    <div className="flex justify-between gap-4 text-14 leading-heading text-ink-soft">
      <bdi id={`${id}-min`} className="max-w-1/2">
        {minLabel}
      </bdi>
      <bdi id={`${id}-max`} className="max-w-1/2 text-end">
        {maxLabel}
      </bdi>
    </div>
  );
}

const numberClass =
  'relative flex min-h-11 min-w-0 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-raised tabular-nums transition-colors duration-120 hover:border-ink-faint has-checked:border-primary-strong has-checked:bg-primary-strong has-checked:font-semibold has-checked:text-primary-on has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-line';
