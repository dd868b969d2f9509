import { type CalendarFailure, outsideBusyDays } from '@regimen/contract/service-choices.ts';
import { DAY_MS, HOUR_MS } from '@regimen/engine/calendar.ts';
import { isZone } from '@regimen/engine/zone.ts';
import type { Outside } from '../../feature.ts';
import { OutboundError } from '../../providers/outbound.ts';
import type { Scope } from '../../scope.ts';
import { tell } from '../../tell.ts';
import { behalfOf, onThread } from '../../threads/on-thread.ts';
import { notify } from '../notifications/notify.ts';
import { addressPlace } from './address-place.ts';
import * as queries from './calendar-queries.ts';
import type { ReadBusy } from './read-busy.ts';

/** A server that is away for an hour is nobody's trouble yet. */
const toldAfterMs = 3 * HOUR_MS;
const mostBytes = 4 * 1024 * 1024;

/** Reads when somebody is busy elsewhere. What cannot be read leaves what was read before. */
export async function fetchCalendar(
  scope: Scope,
  calendarId: string,
  { outbound, vault }: Pick<Outside, 'outbound' | 'vault'>,
): Promise<void> {
  const calendar = await scope.read((tx) => queries.findCalendar(tx, calendarId));
  if (!calendar) return;
  const address = vault.unlock(calendar.addressLocked, addressPlace(scope.tenant.id, calendarId));
  const [from, until] = [scope.now.getTime(), scope.now.getTime() + outsideBusyDays * DAY_MS];
  const got = await download(outbound, address);
  const read: ReadBusy =
    typeof got === 'string'
      ? { failure: got }
      : await onThread({ ...behalfOf(scope), accountId: calendar.userId }, 'read-busy', {
          text: got.text,
          from,
          until,
          zone: calendar.zone !== null && isZone(calendar.zone) ? calendar.zone : 'UTC',
        });
  await scope.tx(async (tx) => {
    // Deleted meanwhile: there is nothing to keep.
    const now = await queries.holdCalendar(tx, calendarId);
    if (!now) return;
    if ('busy' in read) {
      await queries.replaceBusy(tx, calendarId, read.busy);
      await queries.markFetched(tx, calendarId, scope.now);
    } else {
      const since = now.failingSince ?? scope.now;
      const isTold = now.toldAt !== null;
      const tellNow = !isTold && scope.now.getTime() - since.getTime() >= toldAfterMs;
      const toldAt = tellNow ? scope.now : now.toldAt;
      await queries.markFailing(tx, calendarId, { failure: read.failure, failingSince: since, toldAt });
      if (tellNow)
        await notify(tx, now.userId, {
          kind: 'calendar-failing',
          data: { title: now.name },
          link: '/my-services',
          about: calendarId,
          at: scope.now,
        });
    }
    tell(tx, now.userId, 'read-again', { calls: [{ call: 'GET outside-calendars' }] });
  });
}

async function download(
  outbound: Outside['outbound'],
  address: string,
): Promise<{ text: string } | CalendarFailure> {
  try {
    const headers = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1' };
    const { status, body } = await outbound(address, { headers, longestMs: 15_000, mostBytes, redirects: 3 });
    if (status === 401 || status === 403) return 'refused';
    if (status === 404 || status === 410) return 'not_found';
    return status === 200 ? { text: body.toString('utf8') } : 'unreachable';
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return error.code === 'ETOOLARGE' ? 'too_large' : 'unreachable';
  }
}
