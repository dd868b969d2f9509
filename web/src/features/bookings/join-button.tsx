import { joinMinutesBefore } from '@regimen/contract/booking-choices.ts';
import type { BookingCard } from '@regimen/contract/bookings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNow } from '../../shell/use-mounted.ts';
import { VideoIcon } from '../../ui/icons.tsx';
import { PhoneIcon } from '../../ui/shell-icons.tsx';
import { bookingPageTexts } from './booking-texts.ts';

/** Whether it is about to begin, or goes on. */
export const isJoinable = ({ from, until, joinAt }: BookingCard, now: number): boolean =>
  joinAt !== null && now >= Date.parse(from) - joinMinutesBefore * 60_000 && now < Date.parse(until);

/** The way to a session online, as soon as it is about to begin. */
export function JoinButton({ booking }: { booking: BookingCard }) {
  const t = useTexts(bookingPageTexts);
  const now = useNow();
  const { joinAt, terms } = booking;
  if (joinAt === null || !isJoinable(booking, now)) return null;
  const isCall = terms.place.onlineBy === 'phone';
  const Icon = isCall ? PhoneIcon : VideoIcon;
  return (
    <a
      href={isCall ? `tel:${joinAt.replace(/[^+\d]/g, '')}` : joinAt}
      {...(!isCall && { target: '_blank', rel: 'noopener noreferrer' })}
      className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary-strong px-5 font-medium text-primary-on no-underline hover:brightness-110"
    >
      <Icon />
      {t(isCall ? 'call' : 'join')}
    </a>
  );
}
