import type { HandOver } from '../../feature.ts';
import { forgetResource, giveBackSeats } from './occupancy-queries.ts';
import * as queries from './queries.ts';
import { tellOfBooking } from './tell-of-booking.ts';
import { tellOfSeats } from './tell-of-seats.ts';

/** Whoever is erased comes to nothing any more, and gives nothing: the other side is told, and the time is free. */
export const endBookings: HandOver = async (scope, tx, { from }) => {
  const mine = await queries.listComingOf(tx, from, scope.now);
  for (const { id, sequence, userId, serviceId } of mine) {
    const side = userId === from ? ('client' as const) : ('host' as const);
    const change = { state: 'cancelled', cancelledBy: side, remindAt: null, heldUntil: null } as const;
    await queries.updateBooking(tx, id, { ...change, sequence: sequence + 1, changedAt: scope.now });
    await tellOfBooking(scope, tx, id, 'cancelled', side);
    if (serviceId !== null) tellOfSeats(scope, serviceId);
  }
  if (mine.length > 0)
    await giveBackSeats(
      tx,
      mine.map(({ sessionId }) => sessionId),
    );
  await forgetResource(tx, from);
};
