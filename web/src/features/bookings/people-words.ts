import type { BookingCard } from '@regimen/contract/bookings.ts';
import { type Locale, withCommas } from '@regimen/contract/language/languages.ts';

/** Who gives it, where that is not the reader: a service of theirs that others give. */
export const givenByOthers = (
  { side, hosts }: Pick<BookingCard, 'side' | 'hosts'>,
  reader: string | undefined,
  locale: Locale,
): string | null =>
  side === 'host' && hosts.length > 0 && hosts.every(({ id }) => id !== reader)
    ? withCommas(
        hosts.map(({ full_name }) => full_name),
        locale,
      )
    : null;

/** Whom one meets: the client, where they are still shown, or those who give it. */
export const otherSide = (
  { side, client, hosts }: Pick<BookingCard, 'side' | 'client' | 'hosts'>,
  locale: Locale,
): string =>
  side === 'host'
    ? (client?.full_name ?? '')
    : withCommas(
        hosts.map(({ full_name }) => full_name),
        locale,
      );
