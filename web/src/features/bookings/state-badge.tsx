import type { BookingCard } from '@regimen/contract/bookings.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { texts } from './texts.ts';

const tones = {
  held: 'warning',
  requested: 'warning',
  confirmed: 'success',
  declined: 'neutral',
  cancelled: 'neutral',
  no_show: 'neutral',
  completed: 'primary',
  expired: 'neutral',
} as const;

/** How far a booking is, in a word. */
export function StateBadge({ booking: { state, side } }: { booking: Pick<BookingCard, 'state' | 'side'> }) {
  const t = useTexts(texts);
  const words = state === 'no_show' && side === 'client' ? 'no_show_own' : state;
  return <Badge tone={tones[state]}>{t(words)}</Badge>;
}
