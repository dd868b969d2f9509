import type { BookingSide, BookingState, BookingView } from '@regimen/contract/booking-choices.ts';
import type { BookingCard } from '@regimen/contract/bookings.ts';
import type { Tx } from '../../db/pool.ts';
import { type List, pageOf, presentPage, readPlace } from '../../paging.ts';
import type { SignedInScope } from '../../scope.ts';
import { isShownTo, presentCard } from './present.ts';
import { listShown } from './shown-queries.ts';

export interface BookingFilters {
  as: BookingSide;
  show: BookingView;
  state?: BookingState | undefined;
  service?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  cursor?: string | undefined;
  per_page: number;
}

const instant = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** One page of somebody's bookings; of those that are with them, each client finds that they were looked at. */
export async function listBookings(
  scope: SignedInScope,
  tx: Tx,
  filters: BookingFilters,
  url: string,
): Promise<List<BookingCard>> {
  const { as: side, show, state, service, cursor, per_page: most } = filters;
  const { now, actor } = scope;
  const place = readPlace(cursor);
  const times = { from: instant(filters.from), until: instant(filters.until) };
  const rows = await listShown(
    tx,
    { side, userId: actor.userId, show, state, service, ...times, now },
    place && { at: new Date(place.at), id: place.id, backwards: place.backwards },
    most,
  );
  const placed = rows.map((row) => ({ id: row.booking.id, createdAt: row.booking.fromAt, row }));
  const page = pageOf(placed, most, place);
  const shown = page.rows.filter(({ row }) => isShownTo(side, row, now));
  scope.concerns(shown.map(({ row }) => row.booking.userId));
  const cards = page.rows.map(({ row }) => presentCard(row, side, now));
  return presentPage(page, most, url, cards);
}
