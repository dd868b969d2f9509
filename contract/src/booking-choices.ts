/** No zod: pages read it. */
export const bookingStates = [
  /** Somebody is choosing: the seat is theirs for a few minutes. */
  'held',
  /** Waits for a host's yes. */
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'no_show',
  'completed',
  /** The hold ran out. */
  'expired',
] as const;
export type BookingState = (typeof bookingStates)[number];

/** A seat is kept for these. */
export const seatedStates = ['held', 'requested', 'confirmed'] as const satisfies readonly BookingState[];

export const waitlistStates = ['waiting', 'offered', 'taken', 'passed', 'left'] as const;
export type WaitlistState = (typeof waitlistStates)[number];

/** Which bookings a list shows: what is still to come, what is over, what was called off, or what waits for an answer of one's own. */
export const bookingViews = ['upcoming', 'waiting', 'past', 'cancelled', 'all'] as const;
export type BookingView = (typeof bookingViews)[number];

export const bookingSides = ['client', 'host'] as const;
export type BookingSide = (typeof bookingSides)[number];

/** How long a seat is held while somebody answers the questions. */
export const holdMinutes = 10;
/** How long a seat that has become free is held for whoever is next on the waitlist. */
export const offerMinutes = 120;
/** Held at once by one person, over all services. */
export const mostHolds = 3;
/** Of one series, and how far apart. */
export const mostTimes = 26;
export const mostWeeksBetween = 8;
/** Days that one call tells the free times of. */
export const mostSlotDays = 62;
/** Waiting at once by one person. */
export const mostWaiting = 20;
export const longestReason = 500;
export const longestNote = 10_000;
/** Its host still sees a booking so long after it is over, to write down what there is to write. */
export const connectedDays = 30;
/** The button to join shows so long before it begins. */
export const joinMinutesBefore = 15;
