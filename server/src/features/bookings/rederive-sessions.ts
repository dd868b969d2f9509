import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Tx } from '../../db/pool.ts';
import { breathe } from '../../own-turn.ts';
import type { Scope } from '../../scope.ts';
import { notifyAll } from '../notifications/notify.ts';
import * as occupancy from './occupancy-queries.ts';
import * as queries from './queries.ts';
import * as sessions from './session-queries.ts';
import { remindsAt } from './settle-booking.ts';
import { tellOfBooking } from './tell-of-booking.ts';
import { instantOfWall } from './wall.ts';

const batch = 500;
/** Of one tenant in one hour; the next hour goes on. */
const mostShifted = 2_000;

/**
 * What was agreed is the time on the clock. Where the rules of a zone have changed since, the instant follows it, both
 * sides are told, and where two meet by it their hosts decide.
 */
export async function rederiveSessions(scope: Scope): Promise<number> {
  const shifted = await findShifted(scope);
  if (shifted.length === 0) return 0;
  await scope.tx((tx) => shift(scope, tx, shifted));
  return shifted.length;
}

async function findShifted(scope: Scope): Promise<sessions.SessionRow[]> {
  const shifted: sessions.SessionRow[] = [];
  let rows: sessions.SessionRow[] = [];
  do {
    const after = rows.at(-1)?.id ?? null;
    rows = await scope.read((tx) => sessions.listComing(tx, scope.now, after, batch));
    shifted.push(...rows.filter((row) => instantOfWall(row.zone, row) !== row.fromAt.getTime()));
    await breathe();
  } while (rows.length === batch && shifted.length < mostShifted);
  return shifted.slice(0, mostShifted);
}

async function shift(scope: Scope, tx: Tx, rows: readonly sessions.SessionRow[]): Promise<void> {
  const serviceIds = [...new Set(rows.flatMap(({ serviceId }) => serviceId ?? []))];
  await occupancy.lockServices(tx, serviceIds);
  const held = await occupancy.listOccupied(
    tx,
    rows.map(({ id }) => id),
  );
  // All leave before any arrives: whoever moves by the same hour is in nobody's way.
  for (const { id } of rows) await occupancy.vacate(tx, id);
  for (const row of rows) {
    const fromAt = new Date(instantOfWall(row.zone, row));
    const untilAt = new Date(fromAt.getTime() + (row.untilAt.getTime() - row.fromAt.getTime()));
    await sessions.updateSession(tx, row.id, { fromAt, untilAt, sequence: row.sequence + 1 });
    const span = {
      from: fromAt.getTime() - row.bufferBefore * MINUTE_MS,
      to: untilAt.getTime() + row.bufferAfter * MINUTE_MS,
    };
    await occupancy.occupyOrClash(
      tx,
      held.filter(({ sessionId }) => sessionId === row.id),
      span,
    );
  }
  const clashing = await sessions.markClashes(
    tx,
    rows.map(({ id }) => id),
    scope.now,
  );
  for (const row of rows) await tellShifted(scope, tx, row.id);
  await tellClashes(scope, tx, clashing);
}

async function tellShifted(scope: Scope, tx: Tx, sessionId: string): Promise<void> {
  for (const booking of await queries.listSeated(tx, sessionId)) {
    const sequence = booking.sequence + 1;
    await queries.updateBooking(tx, booking.id, {
      sequence,
      changedAt: scope.now,
      ...remindsAt(booking, scope.now),
    });
    if (booking.state !== 'held') await tellOfBooking(scope, tx, booking.id, 'shifted');
  }
}

async function tellClashes(
  scope: Scope,
  tx: Tx,
  clashing: readonly { sessionId: string; hosts: string[] }[],
): Promise<void> {
  await notifyAll(
    tx,
    clashing.flatMap(({ sessionId, hosts }) =>
      hosts.map((userId) => ({
        userId,
        kind: 'booking-clash' as const,
        data: {},
        link: '/my-services/bookings',
        about: sessionId,
        at: scope.now,
      })),
    ),
  );
}
