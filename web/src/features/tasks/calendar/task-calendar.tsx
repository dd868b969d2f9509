import type { Calls } from '@regimen/contract/all.ts';
import type { CallReply } from '@regimen/contract/call.ts';
import { monthAndYear, weekdayAndDate, weekdayOf } from '@regimen/contract/language/instants.ts';
import { directionOf, languages } from '@regimen/contract/language/languages.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { addDays, addMonths, dayByKey, monthOf, weeksAround } from '../../../shared/calendar/month-days.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { ChevronRightIcon } from '../../../ui/flow-icons.tsx';
import { calendarTexts } from './calendar-texts.ts';
import { DayCell, dots } from './day-cell.tsx';
import { DayList } from './day-list.tsx';

export type CalendarReply = CallReply<Calls['GET tasks/calendar']>;
export type CalendarDay = CalendarReply['days'][number];
export type Span = 'month' | 'week';

interface TaskCalendarProps {
  calendar: CalendarReply;
  /** The chosen day, "2026-11-15". */
  day: string;
  today: string;
  span: Span;
  onDay: (day: string) => void;
  onSpan: (span: Span) => void;
}

/** What the dots mean; each day says it in words too. */
const legend = [
  { key: 'done', dot: dots.done },
  { key: 'open', dot: dots.open },
  { key: 'missed', dot: dots.missed },
  { key: 'planned', dot: dots.planned },
] as const;

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** A month or a week of days, and what is on the chosen one. Arrow keys walk from day to day. */
export function TaskCalendar({ calendar, day, today, span, onDay, onSpan }: TaskCalendarProps) {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksAround(day, span, locale);
  const byDate = new Map(calendar.days.map((each) => [each.date, each]));
  const step = (times: number) => onDay(span === 'month' ? addMonths(day, times) : addDays(day, 7 * times));
  /** Where keys have led: its page may still be on the way, and another month's days with it. */
  const walkedTo = useRef<string | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayByKey(walkedTo.current ?? day, event.key, directionOf(locale) === 'rtl', locale);
    if (to === null) return;
    event.preventDefault();
    walkedTo.current = to;
    onDay(to);
  };
  useEffect(() => {
    if (walkedTo.current !== day) return;
    walkedTo.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 className="me-auto text-22" aria-live="polite">
          {monthAndYear(locale, startOf(day), 'UTC')}
        </h2>
        <div className="flex items-center gap-1">
          <IconButton label={t('before')} onClick={() => step(-1)}>
            <ChevronRightIcon className="-scale-x-100 rtl:scale-x-100" />
          </IconButton>
          <Button look="plain" className="px-3" onClick={() => onDay(today)}>
            {t('today')}
          </Button>
          <IconButton label={t('after')} onClick={() => step(1)}>
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </IconButton>
        </div>
        <ChoiceField
          label={t('span')}
          hideLabel
          value={span}
          onChange={onSpan}
          choices={[
            { value: 'month', label: t('month') },
            { value: 'week', label: t('week') },
          ]}
        />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and screen readers leave the arrow keys to a grid
        role="grid"
        aria-label={t('calendar')}
        onKeyDown={onKeyDown}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" className="pb-2 text-14 font-medium text-ink-soft">
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
                  <DayCell
                    day={each}
                    content={byDate.get(each)}
                    isChosen={each === day}
                    isToday={each === today}
                    isOutside={span === 'month' && monthOf(each) !== monthOf(day)}
                    locale={locale}
                    t={t}
                    onChoose={() => onDay(each)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-soft">
        {legend.map(({ key, dot }) => (
          <span key={key} className="inline-flex items-center gap-1.5">
            <span className={dot} />
            {t(key)}
          </span>
        ))}
      </p>
      <DayList title={weekdayAndDate(locale, startOf(day), startOf(day), 'UTC')} content={byDate.get(day)} />
    </div>
  );
}
