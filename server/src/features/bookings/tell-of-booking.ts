import type { BookingSide } from '@regimen/contract/booking-choices.ts';
import type { NotificationKind } from '@regimen/contract/notifications.ts';
import type { Tx } from '../../db/pool.ts';
import type { BookingMail } from '../../jobs/queues.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { countBookingMail } from '../accounts/count-mail.ts';
import { type News, notifyAll } from '../notifications/notify.ts';
import type { SessionRow } from './session-queries.ts';
import { findShown, type ShownRow } from './shown-queries.ts';

export type Happened =
  | 'requested'
  | 'booked'
  | 'accepted'
  | 'declined'
  | 'cancelled'
  | 'moved'
  /** Held for somebody of a waitlist. */
  | 'offered'
  /** The rules of a zone changed: the same time by the clock is another instant. */
  | 'shifted';

/** What each side hears under the bell; whoever did it hears nothing. */
const kinds: Record<Happened, { client?: NotificationKind; host?: NotificationKind }> = {
  requested: { host: 'booking-requested' },
  booked: { client: 'booking-booked', host: 'booking-booked' },
  accepted: { client: 'booking-accepted' },
  declined: { client: 'booking-declined' },
  cancelled: { client: 'booking-cancelled', host: 'booking-cancelled' },
  moved: { client: 'booking-moved', host: 'booking-moved' },
  offered: { client: 'booking-offered' },
  shifted: { client: 'booking-shifted', host: 'booking-shifted' },
};

/**
 * Tells both sides what became of a booking: under the bell, by a mail with its entry for calendars, and whatever page of
 * theirs is open reads it again. `left`: the session that it was moved from.
 */
export async function tellOfBooking(
  scope: Scope,
  tx: Tx,
  id: string,
  what: Happened,
  by?: BookingSide,
  left?: SessionRow,
): Promise<void> {
  const row = await findShown(tx, id);
  if (!row) return;
  const people = peopleOf(row);
  readAgain(tx, row);
  const news = people.flatMap(({ userId, side }) => {
    const kind = kinds[what][side];
    const isTheirDoing = scope.actor?.userId === userId || by === side;
    return kind && !isTheirDoing ? [{ ...newsOf(scope, row, side, kind), userId }] : [];
  });
  await notifyAll(tx, [...news, ...ownersNews(scope, row, what)]);
  if (what === 'offered') return;
  const { sequence } = row.booking;
  for (const { userId, side } of people) {
    const mail: BookingMail = { bookingId: id, userId, side, what, sequence, leftId: left?.id ?? null };
    if (await countBookingMail(scope, tx, { from: scope.actor?.userId, to: userId }))
      await scope.enqueue(tx, 'mail-booking', mail);
  }
}

/**
 * A service that colleagues give is answered by its owner as well. No mail with an entry goes to somebody who will not be
 * there, so this one may go by mail and push.
 */
function ownersNews(scope: Scope, row: ShownRow, what: Happened): (News & { userId: string })[] {
  const { booking, ownerId, hosts } = row;
  const isAsked = booking.state === 'requested' && (what === 'requested' || what === 'moved');
  if (!isAsked || !ownerId || ownerId === scope.actor?.userId) return [];
  if (peopleOf(row).some(({ userId }) => userId === ownerId)) return [];
  const { data, link, about } = newsOf(scope, row, 'host', 'booking-to-answer');
  const host = hosts.map(({ full_name }) => full_name).join(', ');
  return [
    { userId: ownerId, kind: 'booking-to-answer', data: { ...data, host }, link, about, at: scope.now },
  ];
}

const peopleOf = ({ client, hosts }: ShownRow): { userId: string; side: BookingSide }[] => [
  { userId: client.id, side: 'client' },
  ...hosts.filter(({ id }) => id !== client.id).map(({ id }) => ({ userId: id, side: 'host' as const })),
];

/** Where it is to be seen by those on that side: what is off is only one of a list to its host. */
export const pathFor = (
  side: BookingSide,
  { id, state }: Pick<ShownRow['booking'], 'id' | 'state'>,
): string =>
  side === 'host' && (state === 'cancelled' || state === 'declined')
    ? '/my-services/bookings?show=cancelled'
    : `/my-services/bookings/${id}`;

export function newsOf(
  scope: Scope,
  { booking, session, client, hosts }: ShownRow,
  side: BookingSide,
  kind: NotificationKind,
): News {
  const other = side === 'client' ? (hosts[0]?.full_name ?? '') : client.full_name;
  return {
    kind,
    data: {
      title: booking.terms.name,
      person: other,
      from: booking.fromAt.toISOString(),
      zone: session.zone,
      ...(booking.heldUntil !== null &&
        kind === 'booking-offered' && { until: booking.heldUntil.toISOString() }),
    },
    link: pathFor(side, booking),
    // Whoever books and cancels again and again is one line each.
    about: `${booking.serviceId ?? booking.id} ${client.id}`,
    // The mail with the entry for calendars says it; only what is held for a while may not be missed.
    ...(kind !== 'booking-offered' && { isQuiet: true as const }),
    at: scope.now,
  };
}

/** Open pages of both sides, and of whoever's service it is. */
export function readAgain(tx: Tx, row: ShownRow): void {
  const calls = ['GET bookings', 'GET bookings/{id}', 'GET user/get-data'].map((call) => ({ call }));
  const people = new Set([
    ...peopleOf(row).map(({ userId }) => userId),
    ...(row.ownerId ? [row.ownerId] : []),
  ]);
  for (const userId of people) tell(tx, userId, 'read-again', { calls });
}
