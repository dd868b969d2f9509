import type { DayRange } from '@regimen/contract/weekly-hours.ts';
import { useId } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { controlClass } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { XIcon } from '../../ui/shell-icons.tsx';
import { clockText, minuteOf } from './clock-text.ts';
import { weekTexts } from './week-texts.ts';
import { rangeWords } from './week-words.ts';

interface RangesFieldProps {
  /** What the day is called. */
  day: string;
  ranges: readonly DayRange[];
  onChange: (ranges: DayRange[]) => void;
  /** By what is below the day: ``, `0.to`. */
  errorAt: (path: string) => string | undefined;
}

const timeClass = `${controlClass} w-32! max-sm:w-full! max-sm:min-w-0 max-sm:px-2! max-sm:[&::-webkit-calendar-picker-indicator]:hidden`;

/** The hours of one day, each from and until. */
export function RangesField({ day, ranges, onChange, errorAt }: RangesFieldProps) {
  const t = useTexts(weekTexts);
  const locale = useLocale();
  const id = useId();
  const wrong = errorAt('');
  // Of hours that meet each other, those that come too early.
  const early = wrong
    ? ranges.findIndex(({ from }, index) => index > 0 && from < (ranges[index - 1]?.to ?? 0))
    : -1;
  return (
    <div className="grid min-w-0 gap-1.5" {...(wrong && early === -1 && { 'data-wrong': '' })}>
      {ranges.map((range, index) => {
        const error = errorAt(`${index}.to`) ?? errorAt(`${index}.from`) ?? errorAt(String(index));
        const time = (end: 'from' | 'to') => (
          <input
            type="time"
            aria-label={t(end, { day })}
            aria-invalid={error || index === early ? true : undefined}
            aria-describedby={error ? `${id}-${index}` : wrong ? id : undefined}
            className={timeClass}
            value={clockText(range[end])}
            onChange={({ target }) => {
              const minute = minuteOf(target.value, end);
              if (minute !== undefined) onChange(ranges.with(index, { ...range, [end]: minute }));
            }}
          />
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours have nothing else by which they are known
          <div key={index} className="grid gap-1">
            <div className="flex items-center gap-2">
              {time('from')}
              <span aria-hidden="true">–</span>
              {time('to')}
              {ranges.length > 1 && (
                <IconButton
                  label={t('removeHours', { day, hours: rangeWords([range], locale) })}
                  className="size-9!"
                  onClick={() => onChange(ranges.toSpliced(index, 1))}
                >
                  <XIcon size={16} />
                </IconButton>
              )}
            </div>
            <FieldError id={`${id}-${index}`} words={error} />
          </div>
        );
      })}
      <FieldError id={id} words={wrong} />
    </div>
  );
}

const lunchMinutes = 60;
/** Further hours begin after a break, and last as long as there is room for. */
export function nextRange(ranges: readonly DayRange[]): DayRange {
  const last = Math.max(0, ...ranges.map(({ to }) => to));
  if (last === 0) return { from: 540, to: 1_020 };
  const from = Math.min(last + lunchMinutes, 1_380);
  return { from, to: Math.min(from + 240, 1_440) };
}
