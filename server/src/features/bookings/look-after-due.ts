import { DAY_MS } from '@regimen/engine/calendar.ts';
import type { Database, Tx } from '../../db/pool.ts';
import type { Scope } from '../../scope.ts';
import { notifyAll } from '../notifications/notify.ts';
import * as due from './due-queries.ts';
import { giveBackSeats } from './occupancy-queries.ts';
import { offerFreed } from './offer-freed.ts';
import { updateBooking } from './queries.ts';
import { rederiveSessions } from './rederive-sessions.ts';
import { endSessions } from './session-queries.ts';
import { remindsAt } from './settle-booking.ts';
import { listShownByIds } from './shown-queries.ts';
import { holdService } from './take-seat.ts';
import { newsOf } from './tell-of-booking.ts';
import { listWaitedFor } from './waitlist-queries.ts';

const mostTenants = 1_000;
const mostServices = 50;
const mostReminders = 200;
const mostWaitedFor = 1_000;
/** For so long what is over can still be asked for. */
const keptDays = 7;

export interface LookingAfter {
  database: Database;
  /** `null`: the tenant is gone. */
  scopeOf(tenantId: string): Promise<Scope | null>;
  now: () => number;
  onFault(id: string, error: unknown): void;
}

/** Holds that have run out and reminders that are due, for all tenants; answers how many there were. */
export async function lookAfterDue({ database, scopeOf, now, onFault }: LookingAfter): Promise<number> {
  let done = 0;
  for (const tenantId of await due.listTenantsWithDue(database, new Date(now()), mostTenants)) {
    const scope = await scopeOf(tenantId);
    if (!scope) continue;
    try {
      done += (await endHolds(scope)) + (await remind(scope));
    } catch (error) {
      onFault(tenantId, error);
    }
  }
  return done;
}

/** What was held is free again, for whoever waits for it first. */
async function endHolds(scope: Scope): Promise<number> {
  const services = await scope.tx(async (tx) => {
    const gone = await due.endHoldsOfNothing(tx, scope.now);
    if (gone.length > 0) await giveBackSeats(tx, gone);
    return due.listServicesWithRunOut(tx, scope.now, mostServices);
  });
  for (const serviceId of services) await offerAgain(scope, serviceId);
  return services.length;
}

const offerAgain = (scope: Scope, serviceId: string): Promise<unknown> =>
  scope.tx(async (tx) => {
    await holdService(tx, serviceId, null, scope.now);
    return offerFreed(scope, tx, serviceId);
  });

function remind(scope: Scope): Promise<number> {
  return scope.tx(async (tx) => {
    const rows = await due.lockReminders(tx, scope.now, mostReminders);
    // One that was slept through is not told once it has begun.
    const fresh = rows.filter(({ state, fromAt }) => state === 'confirmed' && fromAt > scope.now);
    const shown = await listShownByIds(
      tx,
      fresh.map(({ id }) => id),
    );
    scope.concerns(shown.map(({ client }) => client.id));
    await notifyAll(
      tx,
      shown.map((row) => {
        const { isQuiet: _, ...news } = newsOf(scope, row, 'client', 'booking-reminder');
        return { ...news, userId: row.client.id, about: row.booking.id };
      }),
    );
    for (const row of rows) await updateBooking(tx, row.id, remindsAt(row, scope.now));
    return rows.length;
  });
}

/** Every hour: what is over is closed, what is still free for those who wait is offered, clocks are looked at again. */
export async function sweepBookings(scope: Scope): Promise<void> {
  await scope.tx((tx: Tx) => endSessions(tx, scope.now));
  await rederiveSessions(scope);
  await scope.tx((tx) => due.forgetOld(tx, new Date(scope.now.getTime() - keptDays * DAY_MS)));
  const waited = await scope.read((tx) => listWaitedFor(tx, mostWaitedFor));
  for (const serviceId of waited) await offerAgain(scope, serviceId);
}
