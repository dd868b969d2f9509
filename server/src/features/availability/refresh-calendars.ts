import { outsideRefreshMinutes } from '@regimen/contract/service-choices.ts';
import { MINUTE_MS } from '@regimen/engine/calendar.ts';
import type { Scope } from '../../scope.ts';
import { markOldAsked } from './calendar-queries.ts';

const mostAtOnce = 1_000;
/** The hourly work comes at any minute of an hour. */
const earlyMs = 10 * MINUTE_MS;

/** Every calendar elsewhere is read again by and by. */
export async function refreshCalendars(scope: Scope): Promise<void> {
  const before = new Date(scope.now.getTime() - outsideRefreshMinutes * MINUTE_MS + earlyMs);
  for (;;) {
    const asked = await scope.tx(async (tx) => {
      const ids = await markOldAsked(tx, scope.now, before, mostAtOnce);
      await scope.enqueueAll(
        tx,
        'fetch-calendar',
        ids.map((calendarId) => ({ calendarId })),
      );
      return ids.length;
    });
    if (asked < mostAtOnce) return;
  }
}
