import type { BookingCard } from '@regimen/contract/bookings.ts';
import { fullDate, timeOfDay, weekdayOf } from '@regimen/contract/language/instants.ts';
import { languages } from '@regimen/contract/language/languages.ts';
import { clockWords } from '@regimen/contract/language/moments.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import { timeAt } from '@regimen/engine/wall-clock.ts';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { BookingBlock, isMovable } from './booking-block.tsx';
import { calendarTexts } from './calendar-texts.ts';
import type { CalendarEntry } from './entries.ts';
import { hourHeight } from './hour-height.ts';
import { hoursOf, type Placed } from './placing.ts';

interface TimeGridProps {
  /** One, or those of a week. */
  days: readonly string[];
  today: string;
  zone: string;
  placed: readonly Placed<CalendarEntry>[];
  onDay: (day: string) => void;
  /** Dropped there: an instant. */
  onMove: (booking: BookingCard, to: string) => void;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);

/** Days as columns, hours as lines, bookings as long as they are. */
export function TimeGrid({ days, today, zone, placed, onDay, onMove }: TimeGridProps) {
  const t = useTexts(calendarTexts);
  const locale = useLocale();
  const now = useNow();
  const layer = useRef<HTMLUListElement>(null);
  const { first, last } = hoursOf(placed);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const minute = timeAt(zone, now) / MINUTE_MS - first * 60;
  const todayAt = days.indexOf(today);
  const n = days.length;
  const frame = useRef<HTMLDivElement>(null);
  // On a phone a week is wider than the screen: today is in sight.
  useEffect(() => {
    if (todayAt > 0)
      frame.current
        ?.querySelector('[aria-current="date"]')
        ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [todayAt]);
  const hint = useId();
  const canMove = placed.some(({ of }) => isMovable(of));
  return (
    <div className="grid gap-3 print:hidden">
      <div ref={frame} className="overflow-x-auto rounded-card border border-line bg-raised">
        <div className={n > 1 ? 'min-w-[44rem]' : ''}>
          <div className="grid border-b border-line ps-16" style={columns(n)}>
            {days.map((day) => (
              <button
                key={day}
                type="button"
                aria-label={fullDate(locale, startOf(day), 'UTC')}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => onDay(day)}
                className="grid min-h-12 content-center justify-items-center text-14 hover:bg-sunken"
              >
                <span className="text-12 text-ink-soft">
                  {weekdayOf(locale, startOf(day), n > 1 ? languages[locale].shortWeekday : 'long')}
                </span>
                <span
                  className={`tabular-nums ${day === today ? 'rounded-pill bg-primary-strong px-2 font-semibold text-primary-on' : 'font-medium'}`}
                >
                  {new Date(startOf(day)).getUTCDate()}
                </span>
              </button>
            ))}
          </div>
          <div className="relative" style={{ height: (last - first) * hourHeight }}>
            {hours.map((hour) => (
              <div
                key={hour}
                aria-hidden="true"
                className="absolute inset-x-0 border-t border-line first:border-t-0"
                style={{ top: (hour - first) * hourHeight }}
              >
                <span className="block w-16 px-2 pt-1 text-12 text-ink-faint tabular-nums">
                  {clockWords(hour * 60, locale)}
                </span>
              </div>
            ))}
            <div aria-hidden="true" className="absolute inset-y-0 start-16 end-0 grid" style={columns(n)}>
              {days.map((day) => (
                <span key={day} className="border-s border-line" />
              ))}
            </div>
            <ul ref={layer} className="absolute inset-y-0 start-16 end-0">
              {placed.map((each) => (
                <BookingBlock
                  key={each.of.booking.id}
                  placed={each}
                  days={days}
                  firstHour={first}
                  zone={zone}
                  layer={layer}
                  hint={hint}
                  onDay={() => onDay(each.day)}
                  onMove={(to) => onMove(each.of.booking, to)}
                />
              ))}
              {todayAt >= 0 && minute >= 0 && minute < (last - first) * 60 && (
                <li
                  aria-hidden="true"
                  title={timeOfDay(locale, now, zone)}
                  className="pointer-events-none absolute z-10 h-0.5 bg-accent"
                  style={{
                    top: (minute / 60) * hourHeight,
                    insetInlineStart: `${(todayAt / n) * 100}%`,
                    inlineSize: `${100 / n}%`,
                  }}
                />
              )}
            </ul>
          </div>
        </div>
      </div>
      {canMove && (
        <p id={hint} className="text-14 text-ink-soft max-md:hidden">
          {t('howToMove')}
        </p>
      )}
    </div>
  );
}

const columns = (n: number) => ({ gridTemplateColumns: `repeat(${n}, minmax(0, 1fr))` });
