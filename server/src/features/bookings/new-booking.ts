import type { NewBooking } from './queries.ts';
import { type Seat, termsOf } from './take-seat.ts';

interface Making {
  id: string;
  seat: Seat;
  userId: string;
  now: Date;
  /** Left out: the client themself. */
  bookedBy?: string;
  taskId?: string | null;
  /** Now, where it is booked in the same breath. */
  heldUntil?: Date;
}

/** A hold, with everything that is agreed by booking now. */
export function newBooking({ id, seat, userId, now, bookedBy = userId, ...making }: Making): NewBooking {
  const { sessionId, fromAt, offer } = seat;
  return {
    id,
    sessionId,
    fromAt,
    serviceId: offer.service.id,
    userId,
    bookedBy,
    state: 'held',
    heldUntil: making.heldUntil ?? now,
    terms: termsOf(offer),
    questions: offer.service.questions,
    privateNote: offer.service.noteTemplate,
    taskId: making.taskId ?? null,
    madeAt: now,
    changedAt: now,
  };
}
