import type { BookingOutcome } from '@regimen/contract/task-forms.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { advanceEnrollment } from './advance-enrollment.ts';
import { findTaskPlace } from './booking-queries.ts';

interface BookingHappening {
  /** The task that it was booked for. */
  taskId: string;
  /** `cancelled`: and its person has no other booking for this task. */
  outcome: BookingOutcome;
  /** Who did it: the follower, or an expert for them; null: time did. */
  byUser: string | null;
}

/**
 * What becomes of a booking goes on in the program that asked for it, in the caller's transaction: the step ends as its
 * creator wants it to, whoever booked. `false`: the task has closed meanwhile, and nothing comes of it.
 */
export async function bookingHappened(
  scope: Scope,
  tx: Tx,
  { taskId, outcome, byUser }: BookingHappening,
): Promise<boolean> {
  const task = await findTaskPlace(tx, taskId);
  if (task?.status !== 'open') return false;
  const id = newId(scope.now.getTime());
  const event = { id, type: 'booking', task: task.key, status: outcome } as const;
  const { refused } = await advanceEnrollment(scope, tx, task.enrollmentId, event, {
    ...(byUser !== null && { byUser }),
    result: { type: 'booking', status: outcome, words: '' },
  });
  return refused === null;
}
