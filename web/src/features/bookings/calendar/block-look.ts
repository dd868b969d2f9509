import type { BookingState } from '@regimen/contract/booking-choices.ts';

/** How a booking looks on the calendar; its state is said in words too. */
export function lookOf(state: BookingState): string {
  switch (state) {
    case 'confirmed':
      return 'bg-primary-soft text-primary-text border-primary-line';
    case 'requested':
    case 'held':
      return 'bg-warning-soft text-ink border-warning-line border-dashed';
    default:
      return 'bg-sunken text-ink-soft border-line-strong';
  }
}
