import type { BookingSide } from '@regimen/contract/booking-choices.ts';
import type { Locale } from '@regimen/contract/language/languages.ts';
import { translator } from '@regimen/contract/language/translate.ts';
import type { Scope } from '../../../scope.ts';
import { mailTexts } from '../mail-texts.ts';
import type { ShownRow } from '../shown-queries.ts';
import type { Entry } from './write-entry.ts';

type Core = Omit<Entry, 'organizer' | 'attendee' | 'repeats' | 'instance'>;

/**
 * A booking as it is in a calendar, which others may see: what it is, with whom, when and where, and no answer, note or
 * link to join.
 */
export function entryOf(scope: Scope, row: ShownRow, side: BookingSide, locale: Locale): Core {
  const { booking, session } = row;
  const t = translator(mailTexts, locale);
  const { name, place } = booking.terms;
  const isGroup = side === 'host' && session.seats > 1;
  const person =
    side === 'host' ? row.client.full_name : row.hosts.map(({ full_name }) => full_name).join(', ');
  const url = `${scope.tenant.origin}/my-services/bookings/${booking.id}`;
  return {
    uid: uidOf(scope, row, side),
    sequence: isGroup ? session.sequence : booking.sequence,
    stamp: booking.changedAt,
    from: session.fromAt,
    until: session.untilAt,
    zone: session.zone,
    status: statusOf(row, isGroup),
    summary: isGroup || person === '' ? name : t('entryWith', { name, person }),
    description: t('entryOf', { link: url }),
    location: place.kind === 'place' ? [place.name, place.address].filter(Boolean).join(', ') : '',
    url,
  };
}

/** Of a group its hosts have one entry, for all who come. */
export function uidOf(scope: Scope, { booking, session }: ShownRow, side: BookingSide): string {
  const isGroup = side === 'host' && session.seats > 1;
  const id = isGroup ? session.id : (booking.seriesId ?? booking.id);
  return `booking-${id}@${scope.tenant.domain}`;
}

function statusOf({ booking, session }: ShownRow, isGroup: boolean): Entry['status'] {
  if (isGroup) return session.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
  if (booking.state === 'requested' || booking.state === 'held') return 'TENTATIVE';
  return booking.state === 'confirmed' || booking.state === 'completed' ? 'CONFIRMED' : 'CANCELLED';
}
