import { fullDate, monthAndYear, weekdayOf } from '@regimen/contract/language/instants.ts';
import { directionOf, languages } from '@regimen/contract/language/languages.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/button.tsx';
import { ChevronRightIcon } from '../../ui/flow-icons.tsx';
import { addMonths, dayByKey, monthOf, weeksAround } from '../calendar/month-days.ts';
import { bookingTexts } from './booking-texts.ts';

interface DayGridProps {
  /** The day that is chosen or walked over; its month is shown. */
  day: string;
  first: string;
  last: string;
  /** How many times are free on a day. */
  freeOn: (day: string) => number;
  /** Full, but somebody can wait for it. */
  isWaitedFor?: (day: string) => boolean;
  onDay: (day: string) => void;
  /** Its first day, or today in this month. */
  onMonth: (day: string) => void;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** A month of days, those with free times to be pressed. Arrow keys walk from day to day, also into the next month. */
export function DayGrid({ day, first, last, freeOn, isWaitedFor, onDay, onMonth }: DayGridProps) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const walked = useRef(false);
  const within = (wanted: string) => (wanted < first ? first : wanted > last ? last : wanted);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(day, event.key, directionOf(locale) === 'rtl', locale);
    if (to === null) return;
    event.preventDefault();
    walked.current = true;
    onDay(within(to));
  };
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const month = monthAndYear(locale, startOf(day), 'UTC');
  const weeks = weeksAround(day, 'month', locale);
  const monthStart = (months: number) => addMonths(`${monthOf(day)}-01`, months);
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-18 font-semibold" aria-live="polite">
          {month}
        </h3>
        <div className="flex">
          <IconButton
            label={t('monthBefore')}
            disabled={monthOf(day) <= monthOf(first)}
            onClick={() => onMonth(within(monthStart(-1)))}
            className="disabled:invisible"
          >
            <ChevronRightIcon className="-scale-x-100 rtl:scale-x-100" />
          </IconButton>
          <IconButton
            label={t('monthAfter')}
            disabled={monthOf(day) >= monthOf(last)}
            onClick={() => onMonth(within(monthStart(1)))}
            className="disabled:invisible"
          >
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and screen readers leave the arrow keys to a grid
        role="grid"
        aria-label={t('days')}
        onKeyDown={onKeyDown}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className="pb-1 text-12 font-medium text-ink-soft">
                <abbr title={weekdayOf(locale, startOf(each))} className="no-underline">
                  {weekdayOf(locale, startOf(each), languages[locale].shortWeekday)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each} className="p-0.5">
                  {monthOf(each) === monthOf(day) && (
                    <Day
                      day={each}
                      free={freeOn(each)}
                      isWaitedFor={isWaitedFor?.(each) ?? false}
                      isChosen={each === day}
                      onChoose={() => onDay(each)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  day: string;
  free: number;
  isWaitedFor: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, free, isWaitedFor, isChosen, onChoose }: DayProps) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const name = fullDate(locale, startOf(day), 'UTC');
  const look = isChosen
    ? 'border-primary-line bg-primary-soft font-semibold text-primary-text'
    : free > 0
      ? 'border-line bg-raised font-medium hover:border-primary-line'
      : isWaitedFor
        ? 'border-dashed border-line-strong text-ink-soft hover:border-primary-line'
        : 'border-transparent text-ink-faint';
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-pressed={isChosen}
      aria-disabled={(free === 0 && !isWaitedFor) || undefined}
      aria-label={
        free > 0
          ? t('dayFree', { n: free, day: name })
          : t(isWaitedFor ? 'dayToWait' : 'dayFull', { day: name })
      }
      onClick={onChoose}
      className={`grid h-11 w-full place-items-center rounded-control border tabular-nums transition-colors duration-120 ${look}`}
    >
      {new Date(startOf(day)).getUTCDate()}
    </button>
  );
}
