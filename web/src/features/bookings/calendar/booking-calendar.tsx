import type { BookingCard } from '@regimen/contract/bookings.ts';
import { dateIn, monthAndYear, shortDate, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { ownZone } from '@regimen/contract/own-zone.ts';
import { DAY_MS } from '@regimen/engine/calendar.ts';
import { dayAt } from '@regimen/engine/wall-clock.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { monthOf } from '../../../shared/calendar/month-days.ts';
import { showFlash } from '../../../shell/flash.ts';
import { useCall } from '../../../shell/use-call.ts';
import { useNow } from '../../../shell/use-mounted.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { ChevronRightIcon } from '../../../ui/flow-icons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type BookingFilter, pathOf } from '../booking-filter.ts';
import { bookingPageTexts } from '../booking-texts.ts';
import { DaysOfBookings } from '../days-of-bookings.tsx';
import { MoveDialog } from '../move-dialog.tsx';
import { otherSide } from '../people-words.ts';
import { calendarTexts } from './calendar-texts.ts';
import { entriesOf } from './entries.ts';
import { MonthGrid } from './month-grid.tsx';
import { type CalendarView, placeAll, spanOf, stepFrom, weeksOf } from './placing.ts';
import { TimeGrid } from './time-grid.tsx';

interface BookingCalendarProps {
  filter: BookingFilter;
  isExpert: boolean;
}

const startOf = (day: string): number => Date.parse(`${day}T00:00Z`);
const isShown = ({ state }: BookingCard) => state !== 'cancelled' && state !== 'declined';

/** A day, a week or a month of bookings, by one's own clock. */
export default function BookingCalendar({ filter, isExpert }: BookingCalendarProps) {
  const t = useTexts(calendarTexts);
  const ofPage = useTexts(bookingPageTexts);
  const locale = useLocale();
  const navigate = useNavigate();
  const now = useNow();
  const zone = ownZone();
  const view: CalendarView = filter.view === 'list' ? 'week' : filter.view;
  const today = new Date(dayAt(zone, now) * DAY_MS).toISOString().slice(0, 10);
  const day = filter.day || today;
  const weeks = weeksOf(view, day, locale);
  const { as, state, service } = filter;
  const query = {
    ...spanOf(weeks, zone),
    as,
    show: 'all' as const,
    per_page: 200,
    ...(state && { state }),
    ...(service && { service }),
  };
  const { data, failed, renew } = useCall('GET bookings', { query }, { whole: true });
  const [move, setMove] = useState<{ booking: BookingCard; to: string } | null>(null);
  const go = (changed: Partial<BookingFilter>) =>
    void navigate(pathOf({ ...filter, ...changed }, isExpert), { preventScrollReset: true });
  const shown = (data?.data ?? []).filter((booking) => state !== '' || isShown(booking));
  const printed = shown
    .filter(({ from }) => view !== 'month' || monthOf(dateIn(Date.parse(from), zone)) === monthOf(day))
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  // On one day there is room for everybody who comes to a group.
  const placed = placeAll(entriesOf(shown, view !== 'day'), zone);
  return (
    <section aria-label={t('calendar')} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="me-auto text-22" aria-live="polite">
          {titleOf(view, weeks, day)}
        </h2>
        <div className="flex items-center gap-1 print:hidden">
          <IconButton label={t('before')} onClick={() => go({ day: stepFrom(view, day, -1) })}>
            <ChevronRightIcon className="-scale-x-100 rtl:scale-x-100" />
          </IconButton>
          <Button look="plain" className="px-3" onClick={() => go({ day: '' })}>
            {t('today')}
          </Button>
          <IconButton label={t('after')} onClick={() => go({ day: stepFrom(view, day, 1) })}>
            <ChevronRightIcon className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </div>
      {failed && !data && (
        <Notice tone="warning">
          <p>{t('failed')}</p>
          <Button look="quiet" className="mt-3" onClick={() => void renew()}>
            {t('again')}
          </Button>
        </Notice>
      )}
      <p role="status" className="text-ink-soft empty:hidden">
        {!data && !failed ? t('loading') : data && placed.length === 0 ? t('nothing') : ''}
      </p>
      {/* Names are cut off in a calendar, and on paper nobody can open it: there it is a list. */}
      <div className="hidden gap-8 print:grid">
        <DaysOfBookings bookings={printed} isHost={as === 'host'} onChanged={() => void renew()} />
      </div>
      {view === 'month' ? (
        <MonthGrid
          weeks={weeks}
          month={day}
          today={today}
          placed={placed}
          onDay={(each) => go({ view: 'day', day: each })}
        />
      ) : (
        <TimeGrid
          key={`${view} ${weeks[0]?.[0]}`}
          days={weeks[0] ?? []}
          today={today}
          zone={zone}
          placed={placed}
          onDay={(each) => go({ view: 'day', day: each })}
          onMove={(booking, to) => setMove({ booking, to })}
        />
      )}
      {move && (
        <MoveDialog
          booking={move.booking}
          to={move.to}
          onClose={() => setMove(null)}
          onMoved={(changed) => {
            setMove(null);
            const message = ofPage('moved', { name: otherSide(changed, locale) });
            showFlash({ tone: 'success', message });
            void renew();
          }}
        />
      )}
    </section>
  );

  function titleOf(of: CalendarView, shown: readonly string[][], at: string): string {
    if (of === 'month') return monthAndYear(locale, startOf(at), 'UTC');
    if (of === 'day') return weekdayAndDate(locale, startOf(at), now, 'UTC');
    const [first = at, last = at] = [shown[0]?.[0], shown[0]?.at(-1)];
    const words = (each: string) => shortDate(locale, startOf(each), 'UTC');
    return t('rangeOf', { from: words(first), until: words(last) });
  }
}
