import type { BookingCard } from '@regimen/contract/bookings.ts';
import { Link } from 'react-router';
import { useLocale, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { When } from '../../shell/when.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { JoinButton } from './join-button.tsx';
import { otherSide } from './people-words.ts';
import { StateBadge } from './state-badge.tsx';
import { texts } from './texts.ts';

const most = 4;

/** The next appointments, on either side; nothing where there are none. */
export function UpcomingBookings({ bookings }: { bookings: readonly BookingCard[] }) {
  const t = useTexts(texts);
  const locale = useLocale();
  if (bookings.length === 0) return null;
  const next = bookings.toSorted((a, b) => a.from.localeCompare(b.from)).slice(0, most);
  return (
    <section aria-labelledby="bookings-title">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="bookings-title" className="text-22">
          {t('homeTitle')}
        </h2>
        <LinkButton to={paths.bookings} look="plain" className="-mx-[12px] px-[12px]">
          {t('homeAll')}
        </LinkButton>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {next.map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1">
              <Link
                to={paths.booking(booking.id)}
                prefetch="intent"
                className="font-semibold wrap-anywhere hover:underline"
              >
                <bdi>{booking.terms.name}</bdi>
              </Link>
              <p className="text-14 text-ink-soft">
                <When at={booking.from} /> · {t('with', { name: otherSide(booking, locale) })}
              </p>
            </div>
            {booking.state !== 'confirmed' && <StateBadge booking={booking} />}
            <JoinButton booking={booking} />
          </li>
        ))}
      </ul>
    </section>
  );
}
