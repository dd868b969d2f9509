import type { BookingOutcome } from '@regimen/contract/task-forms.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import { bookingHappened } from '../enrollments/booking-happened.ts';
import { findTaskToBook } from '../enrollments/task-to-book.ts';
import type { BookingRow } from './queries.ts';
import { hasAnother } from './task-queries.ts';

/**
 * The task that a booking of this service does: the one that is named, which has to ask for it, or whichever of theirs
 * does. Whoever books by another way has done what their program asks all the same.
 */
export async function taskFor(
  tx: Tx,
  userId: string,
  serviceId: string,
  taskId: string | undefined,
): Promise<string | null> {
  const task = await findTaskToBook(tx, { userId, serviceId, taskId });
  if (!task && taskId !== undefined) throw invalid('taskId', 'not_this_step');
  return task?.id ?? null;
}

/** Tells the program of whoever booked for a task what became of it. One that asks no more is left as it is. */
export async function tellTask(
  scope: Scope,
  tx: Tx,
  /** As it was before. */
  booking: Pick<BookingRow, 'id' | 'taskId' | 'state'>,
  outcome: BookingOutcome,
): Promise<void> {
  const { id, taskId, state } = booking;
  if (taskId === null) return;
  // A request that came to nothing was no appointment yet: another time can be asked for.
  if (outcome === 'cancelled' && state !== 'confirmed') return;
  const isOver = outcome === 'cancelled' || outcome === 'missed';
  if (isOver && (await hasAnother(tx, taskId, id))) return;
  await bookingHappened(scope, tx, { taskId, outcome, byUser: scope.actor?.userId ?? null });
}
