import { fullDate, timeOfDay, weekdayOf } from '@regimen/contract/language/instants.ts';
import { languages } from '@regimen/contract/language/languages.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { monthOf } from '../../../shared/calendar/month-days.ts';
import { lookOf } from './block-look.ts';
import { calendarTexts } from './calendar-texts.ts';
import type { CalendarEntry } from './entries.ts';
import type { Placed } from './placing.ts';

interface MonthGridProps {
  weeks: readonly (readonly string[])[];
  /** Any day of it. */
  month: string;
  today: string;
  placed: readonly Placed<CalendarEntry>[];
  onDay: (day: string) => void;
}

const mostInDay = 3;
const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The days of a month with what is booked on each; on a phone how many. */
export function MonthGrid({ weeks, month, today, placed, onDay }: MonthGridProps) {
  const locale = useLocale();
  const byDay = Map.groupBy(placed, ({ day }) => day);
  return (
    <table className="w-full table-fixed border-collapse print:hidden">
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
              <td
                key={each}
                className={`h-16 border border-line p-1 align-top md:h-28 ${
                  monthOf(each) === monthOf(month) ? 'bg-raised' : 'bg-sunken'
                }`}
              >
                <DayOfMonth
                  day={each}
                  isToday={each === today}
                  placed={byDay.get(each) ?? []}
                  onDay={() => onDay(each)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayOfMonthProps {
  day: string;
  isToday: boolean;
  placed: readonly Placed<CalendarEntry>[];
  onDay: () => void;
}

function DayOfMonth({ day, isToday, placed, onDay }: DayOfMonthProps) {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const n = placed.reduce((sum, { of }) => sum + of.people, 0);
  const shown = placed.length > mostInDay ? placed.slice(0, mostInDay - 1) : placed;
  return (
    <div className="grid gap-1">
      <button
        type="button"
        aria-label={t('openDay', { day: fullDate(locale, startOf(day), 'UTC'), n })}
        aria-current={isToday ? 'date' : undefined}
        onClick={onDay}
        className="grid min-h-11 content-start justify-items-start rounded-control px-1 text-start tabular-nums hover:bg-sunken md:min-h-8"
      >
        <span className={isToday ? 'rounded-pill bg-primary-strong px-2 text-primary-on' : ''}>
          {new Date(startOf(day)).getUTCDate()}
        </span>
        {n > 0 && (
          <span className="mt-1 rounded-pill bg-primary-soft px-2 text-12 font-medium text-primary-text md:hidden">
            {n}
          </span>
        )}
      </button>
      <ul className="grid gap-0.5 max-md:hidden">
        {shown.map(
          ({
            of: {
              from,
              booking: { id, terms, state },
              people,
            },
          }) => (
            <li key={id} className="min-w-0">
              <Link
                to={paths.booking(id)}
                prefetch="intent"
                className={`block truncate rounded-[6px] px-1.5 py-0.5 text-12 no-underline ${lookOf(state)}`}
              >
                <span className="tabular-nums">{timeOfDay(locale, Date.parse(from))}</span>{' '}
                <bdi>{terms.name}</bdi>
                {people > 1 && ` · ${t('people', { n: people })}`}
              </Link>
            </li>
          ),
        )}
        {placed.length > shown.length && (
          <li aria-hidden="true" className="px-1.5 text-12 text-ink-soft">
            {t('more', { n: placed.length - shown.length })}
          </li>
        )}
      </ul>
    </div>
  );
}
