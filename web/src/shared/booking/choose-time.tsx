import { dateIn, monthAndYear, timeOfDay, weekdayAndDate } from '@regimen/contract/language/instants.ts';
import { isolate } from '@regimen/contract/language/languages.ts';
import { zoneName } from '@regimen/contract/language/zone-name.ts';
import type { OpenSlot } from '@regimen/contract/slots.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { useClockZone } from '../../shell/reader-zone.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addDays, addMonths, monthOf } from '../calendar/month-days.ts';
import { bookingTexts } from './booking-texts.ts';
import { sameClock } from './booking-time.tsx';
import { DayGrid } from './day-grid.tsx';
import { FullTime } from './full-time.tsx';
import { useFreeTimes } from './use-free-times.ts';

interface ChooseTimeProps {
  serviceId: string;
  duration: number;
  /** The place's. */
  zone: string;
  seats: number;
  /** How many days ahead it can be booked. */
  aheadDays: number;
  /** What begins later is of no use. */
  until?: string | undefined;
  /** Full groups are among them, each with its waitlist. */
  canWait?: boolean;
  /** The one that is being taken. */
  pending: string | null;
  onChoose: (from: string) => void;
}

/** The last day with anything to choose. */
export function lastDay(ahead: string, until: string | undefined, zone: string | undefined): string {
  const end = until === undefined ? ahead : dateIn(Date.parse(until), zone);
  return end < ahead ? end : ahead;
}

/** A day with free times, then one of them: by one's own clock, with the place's beside it where they differ. */
export function ChooseTime({
  serviceId,
  duration,
  zone,
  seats,
  aheadDays,
  until,
  canWait = false,
  ...choice
}: ChooseTimeProps) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const own = useClockZone();
  const now = useNow();
  const today = dateIn(now, own);
  const last = lastDay(addDays(today, aheadDays), until, own);
  const [at, setAt] = useState<{ day: string; isMonth: boolean } | null>(null);
  const shown = at?.day ?? today;
  const { byDay, failed, renew } = useFreeTimes({ serviceId, duration, month: shown, until, full: canWait });
  const showMonth = (day: string) => setAt({ day, isMonth: true });
  // Of a month nobody has chosen a day of yet: the first with something free.
  const days = byDay ? [...byDay.keys()].sort() : [];
  const firstFree = days.find((each) => freeOn(byDay?.get(each)) > 0) ?? days[0];
  const day = at?.isMonth === false ? shown : (firstFree ?? shown);
  const nextMonth = addMonths(`${monthOf(shown)}-01`, 1);
  const isLast = nextMonth > last;
  const isEmpty = byDay !== undefined && byDay.size === 0;
  const goesOn = at === null && isEmpty && !isLast;
  useEffect(() => {
    if (goesOn) setAt({ day: nextMonth, isMonth: true });
  }, [goesOn, nextMonth]);
  const times = useRef<HTMLDivElement>(null);
  // On a phone they are below the days.
  useEffect(() => {
    if (at?.isMonth === false) times.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const monthWords = (of: string) => monthAndYear(locale, Date.parse(`${of}T00:00Z`), 'UTC');
  return (
    <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <DayGrid
        day={day}
        first={today}
        last={last}
        freeOn={(each) => freeOn(byDay?.get(each))}
        isWaitedFor={(each) => byDay?.has(each) ?? false}
        onDay={(each) => setAt({ day: each, isMonth: false })}
        onMonth={showMonth}
      />
      <div ref={times} className="grid content-start gap-3" aria-busy={byDay === undefined && !failed}>
        {byDay === undefined && !failed && (
          <p role="status" className="text-ink-soft">
            {t('loading')}
          </p>
        )}
        {byDay === undefined && failed && (
          <Notice tone="warning">
            <p>{t('failed')}</p>
            <Button look="quiet" className="mt-3" onClick={() => void renew()}>
              {t('again')}
            </Button>
          </Notice>
        )}
        {isEmpty && (
          <div className="grid justify-items-start gap-3" role="status">
            <p>
              {isLast
                ? t(until ? 'noTimesInTime' : 'noTimesAtAll')
                : t('noTimes', { month: monthWords(shown) })}
            </p>
            {!isLast && (
              <Button look="quiet" onClick={() => showMonth(nextMonth)}>
                {t('nextMonth', { month: monthWords(nextMonth) })}
              </Button>
            )}
          </div>
        )}
        {byDay && !isEmpty && (
          <TimesOfDay
            day={day}
            slots={byDay.get(day) ?? []}
            zone={zone}
            seats={seats}
            serviceId={serviceId}
            duration={duration}
            {...choice}
          />
        )}
      </div>
    </div>
  );
}

interface TimesOfDayProps
  extends Pick<ChooseTimeProps, 'serviceId' | 'duration' | 'zone' | 'seats' | 'pending' | 'onChoose'> {
  day: string;
  slots: readonly OpenSlot[];
}

const freeOn = (slots: readonly OpenSlot[] | undefined): number =>
  slots?.filter(({ seatsLeft }) => seatsLeft > 0).length ?? 0;

function TimesOfDay({ serviceId, duration, day, slots, zone, seats, pending, onChoose }: TimesOfDayProps) {
  const t = useTexts(bookingTexts);
  const locale = useLocale();
  const now = useNow();
  const own = useClockZone();
  const at = Date.parse(`${day}T00:00Z`);
  const differs = slots.some(({ from }) => !sameClock(Date.parse(from), own, zone));
  const words = weekdayAndDate(locale, at, now, 'UTC');
  return (
    <>
      <h3 className="grid min-h-11 content-center text-18 font-semibold">{words}</h3>
      {slots.length === 0 && <p className="text-ink-soft">{t('dayNothing')}</p>}
      {differs && (
        <p className="text-14 text-ink-soft">
          {t('yourClock')} {t('placeClock', { zone: zoneName(zone, locale) })}
        </p>
      )}
      <ul
        hidden={slots.length === 0}
        aria-label={t('times', { day: words })}
        className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 overflow-y-auto p-0.5"
      >
        {slots.map(({ from, seatsLeft }) => {
          const instant = Date.parse(from);
          const time = timeOfDay(locale, instant, own);
          const there = differs && t('thereToo', { time: isolate(timeOfDay(locale, instant, zone), locale) });
          if (seatsLeft === 0)
            return (
              <li key={from} className="col-span-full">
                <FullTime
                  serviceId={serviceId}
                  duration={duration}
                  from={from}
                  zone={zone}
                  time={time}
                  there={there || null}
                />
              </li>
            );
          return (
            <li key={from}>
              <button
                type="button"
                data-slot={from}
                aria-disabled={pending !== null || undefined}
                onClick={() => pending === null && onChoose(from)}
                className={`grid min-h-11 w-full content-center justify-items-center rounded-control border px-2 py-1.5 tabular-nums transition-colors duration-120 hover:border-primary-line hover:bg-primary-soft aria-disabled:opacity-60 ${
                  pending === from ? 'border-primary-line bg-primary-soft' : 'border-line-strong bg-raised'
                }`}
              >
                <span className="font-medium">{time}</span>
                {there && <span className="text-12 text-ink-soft">{there}</span>}
                {seats > 1 && (
                  <span className="text-12 text-ink-soft">{t('seatsLeft', { n: seatsLeft })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
