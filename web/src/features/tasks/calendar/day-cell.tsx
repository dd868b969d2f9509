import type { Translate } from '@regimen/contract/language/define-texts.ts';
import { fullDate } from '@regimen/contract/language/instants.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';
import type { calendarTexts } from './calendar-texts.ts';
import type { CalendarDay } from './task-calendar.tsx';

interface DayCellProps {
  day: string;
  content: CalendarDay | undefined;
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  locale: Locale;
  t: Translate<typeof calendarTexts>;
  onChoose: () => void;
}

export const dots = {
  done: 'size-2 rounded-pill bg-success-line',
  open: 'size-2 rounded-pill bg-primary',
  missed: 'h-0.5 w-2.5 rounded-pill bg-ink-faint',
  planned: 'size-2 rounded-pill border border-primary-line',
};

/** A day with its number and a dot for each kind of thing on it; the words say how many. */
export function DayCell({ day, content, isChosen, isToday, isOutside, locale, t, onChoose }: DayCellProps) {
  const counts = countsOf(content);
  const date = new Date(`${day}T00:00Z`);
  const name = fullDate(locale, date.getTime(), 'UTC');
  const words = [
    name,
    counts.done > 0 && t('doneN', { n: counts.done }),
    counts.open > 0 && t('openN', { n: counts.open }),
    counts.missed > 0 && t('missedN', { n: counts.missed }),
    counts.planned > 0 && t('plannedN', { n: counts.planned }),
  ];
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isChosen ? 0 : -1}
      aria-label={withCommas(
        words.filter((word) => typeof word === 'string'),
        locale,
      )}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={`grid h-14 w-full content-center justify-items-center gap-1 rounded-control border tabular-nums transition-colors duration-120 sm:h-16 ${
        isChosen
          ? 'border-primary-line bg-primary-soft font-semibold text-primary-text'
          : 'border-transparent hover:bg-sunken'
      } ${isOutside ? 'text-ink-faint' : ''}`}
    >
      <span className={isToday ? 'rounded-pill bg-primary-strong px-2 text-primary-on' : ''}>
        {date.getUTCDate()}
      </span>
      <span aria-hidden="true" className="flex h-2 items-center gap-1">
        {counts.done > 0 && <span className={dots.done} />}
        {counts.open > 0 && <span className={dots.open} />}
        {counts.missed > 0 && <span className={dots.missed} />}
        {counts.planned > 0 && <span className={dots.planned} />}
      </span>
    </button>
  );
}

function countsOf(content: CalendarDay | undefined) {
  const tasks = content?.tasks ?? [];
  const count = (...statuses: string[]) => tasks.filter(({ status }) => statuses.includes(status)).length;
  return {
    done: count('done'),
    open: count('open'),
    missed: count('expired', 'declined'),
    planned: content?.coming.length ?? 0,
  };
}
