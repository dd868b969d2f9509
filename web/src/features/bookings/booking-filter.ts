import {
  type BookingSide,
  type BookingState,
  type BookingView,
  bookingSides,
  bookingStates,
  bookingViews,
} from '@regimen/contract/booking-choices.ts';
import { paths } from '../../paths.ts';
import { isDay } from '../../shared/calendar/month-days.ts';

export const views = ['list', 'day', 'week', 'month'] as const;

export interface BookingFilter {
  as: BookingSide;
  show: BookingView;
  state: BookingState | '';
  /** Its id. */
  service: string;
  view: (typeof views)[number];
  /** On the calendar; empty: today. */
  day: string;
}

const oneOf = <T extends string>(values: readonly T[], wanted: string | null): T | undefined =>
  values.find((value) => value === wanted);
const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/.test(text);

/** What an address asks to see; nonsense in it is left out. Experts see first what is booked with them. */
export function filterIn(url: URL, isExpert: boolean): BookingFilter {
  const asked = (name: string) => url.searchParams.get(name);
  const service = asked('service');
  const day = asked('day');
  return {
    as: isExpert ? (oneOf(bookingSides, asked('as')) ?? 'host') : 'client',
    show: oneOf(bookingViews, asked('show')) ?? 'upcoming',
    state: oneOf(bookingStates, asked('state')) ?? '',
    service: isId(service) ? service : '',
    view: oneOf(views, asked('view')) ?? 'list',
    day: isDay(day) ? day : '',
  };
}

export function pathOf({ as, show, state, service, view, day }: BookingFilter, isExpert: boolean): string {
  const query = new URLSearchParams({
    ...(isExpert && as === 'client' && { as }),
    ...(show !== 'upcoming' && { show }),
    ...(state && { state }),
    ...(service && { service }),
    ...(view !== 'list' && { view }),
    ...(view !== 'list' && day && { day }),
  });
  return query.size > 0 ? `${paths.bookings}?${query}` : paths.bookings;
}

export const queryOf = ({ as, show, state, service }: BookingFilter) => ({
  as,
  show,
  per_page: 50,
  ...(state && { state }),
  ...(service && { service }),
});
