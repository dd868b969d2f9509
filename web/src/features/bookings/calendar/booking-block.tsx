import { timeOfDay, weekdayDateAndTime } from '@regimen/contract/language/instants.ts';
import { directionOf, isolate, withCommas } from '@regimen/contract/language/languages.ts';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../../i18n/use-texts.ts';
import { paths } from '../../../paths.ts';
import { otherSide } from '../people-words.ts';
import { texts } from '../texts.ts';
import { lookOf } from './block-look.ts';
import { calendarTexts } from './calendar-texts.ts';
import type { CalendarEntry } from './entries.ts';
import { hourHeight } from './hour-height.ts';
import { type Placed, shifted, withinDay } from './placing.ts';
import { useShift } from './use-shift.ts';

interface BookingBlockProps {
  placed: Placed<CalendarEntry>;
  days: readonly string[];
  firstHour: number;
  zone: string;
  /** What all blocks lie on: as wide as all the days. */
  layer: RefObject<HTMLElement | null>;
  /** The id of what says how it is moved. */
  hint: string;
  onMove: (to: string) => void;
  /** Shows its day, where a group is seen person by person. */
  onDay: () => void;
}

const gridMinutes = 15;
/** Shorter ones could not be read. */
const leastHeight = 24;
/** Two lines fit without room around them. */
const shortHeight = 40;

/** Of a group each person is moved by themselves. */
export const isMovable = ({ booking, people }: CalendarEntry): boolean => people === 1 && booking.can.move;

/** A booking on the calendar. It opens by a press, and moves by dragging or by Shift with the arrow keys. */
export function BookingBlock({
  placed,
  days,
  firstHour,
  zone,
  layer,
  hint,
  onMove,
  onDay,
}: BookingBlockProps) {
  const t = useTexts(calendarTexts);
  const ofList = useTexts(texts);
  const locale = useLocale();
  const { of, day, from, until, lane, lanes } = placed;
  const { booking, people } = of;
  const movable = isMovable(of);
  const at = days.indexOf(day);
  const column = () => (layer.current?.clientWidth ?? 0) / days.length;
  const { shift, handlers } = useShift({
    isMovable: movable,
    isRtl: directionOf(locale) === 'rtl',
    column,
    hourHeight,
    step: gridMinutes,
    within: (wanted) => ({
      days: Math.min(Math.max(wanted.days, -at), days.length - 1 - at),
      minutes: withinDay(from, until, wanted.minutes, gridMinutes),
    }),
    onMove: (wanted) => onMove(shifted(booking.from, wanted, zone)),
  });
  if (at === -1) return null;
  const begins = shift ? Date.parse(shifted(booking.from, shift, zone)) : Date.parse(booking.from);
  const top = ((from + (shift?.minutes ?? 0) - firstHour * 60) / 60) * hourHeight;
  const height = Math.max(((until - from) / 60) * hourHeight, leastHeight);
  const left = (at + (shift?.days ?? 0) + (shift ? 0 : lane / lanes)) / days.length;
  const time = timeOfDay(locale, begins, zone);
  const { state, side, client } = booking;
  const person =
    people > 1 ? t('people', { n: people }) : client ? otherSide(booking, locale) : ofList('personGone');
  const stateWords = ofList(state === 'no_show' && side === 'client' ? 'no_show_own' : state);
  return (
    <li
      className={`absolute p-px ${shift ? 'z-20 opacity-90' : ''}`}
      style={{
        top,
        height,
        insetInlineStart: `${left * 100}%`,
        inlineSize: `${100 / days.length / (shift ? 1 : lanes)}%`,
      }}
    >
      <Link
        to={client ? paths.booking(booking.id) : paths.bookings}
        prefetch="intent"
        draggable={false}
        data-booking={booking.id}
        aria-label={withCommas([time, booking.terms.name, person, stateWords], locale)}
        aria-describedby={movable ? hint : undefined}
        {...handlers}
        onClick={(event) => {
          handlers.onClick(event);
          if ((people === 1 && client) || event.defaultPrevented) return;
          event.preventDefault();
          onDay();
        }}
        className={`block h-full overflow-hidden rounded-[8px] border border-s-4 px-1.5 ${height < shortHeight ? '' : 'py-0.5'} text-12 leading-tight no-underline select-none ${lookOf(state)} ${
          movable ? 'cursor-grab active:cursor-grabbing' : ''
        } ${shift ? 'shadow-float' : ''}`}
      >
        <span className="block truncate font-semibold">
          <span className="tabular-nums">{time}</span> <bdi>{booking.terms.name}</bdi>
        </span>
        <span className="block truncate">
          <bdi>{person}</bdi>
        </span>
      </Link>
      <span role="status" className="sr-only">
        {shift && t('movedTo', { time: isolate(weekdayDateAndTime(locale, begins, zone), locale) })}
      </span>
    </li>
  );
}
