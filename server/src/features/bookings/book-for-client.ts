import type { Booking } from '@regimen/contract/bookings.ts';
import { newId } from '../../db/ids.ts';
import type { Tx } from '../../db/pool.ts';
import { invalid } from '../../errors.ts';
import type { SignedInScope } from '../../scope.ts';
import { taskFor } from './book-for-task.ts';
import { newBooking } from './new-booking.ts';
import { readBooking } from './present.ts';
import * as queries from './queries.ts';
import { settleBooking } from './settle-booking.ts';
import { holdService, takeSeat } from './take-seat.ts';

interface ForClient {
  serviceId: string;
  userId: string;
  from: number;
  duration: number;
  taskId: string | undefined;
}

/** An expert books for somebody they look after: it stands at once, and its client answers the questions afterwards. */
export async function bookForClient(
  scope: SignedInScope,
  tx: Tx,
  { taskId, ...wish }: ForClient,
): Promise<Booking> {
  const { now, actor } = scope;
  const { userId, serviceId } = wish;
  scope.concerns([userId]);
  if (!(await queries.isClientOf(tx, userId, actor.userId, now))) throw invalid('userId', 'not_your_client');
  await holdService(tx, serviceId, null, now);
  const task = await taskFor(tx, userId, serviceId, taskId);
  const id = newId(now.getTime());
  const seat = await takeSeat(scope, tx, { ...wish, seed: id, byHost: true });
  const booking = newBooking({ id, seat, userId, now, bookedBy: actor.userId, taskId: task });
  await settleBooking(scope, tx, await queries.insertBooking(tx, booking));
  return readBooking(scope, tx, id);
}
