import { availabilityCalls, type OutsideCalendar, type TimeOff } from '@regimen/contract/availability.ts';
import { longestTimeOffDays, mostOutsideCalendars, mostTimeOff } from '@regimen/contract/service-choices.ts';
import { DAY_MS, MINUTE_MS } from '@regimen/engine/calendar.ts';
import { isZone } from '@regimen/engine/zone.ts';
import { holdUser } from '../../db/hold-user.ts';
import { newId } from '../../db/ids.ts';
import { invalid } from '../../errors.ts';
import { type HttpParts, registerCalls } from '../../http/register-calls.ts';
import { wholeList } from '../../paging.ts';
import { leadsInside, parseOutboundUrl } from '../../providers/outbound-url.ts';
import type { Vault } from '../../providers/vault.ts';
import { addressPlace } from './address-place.ts';
import * as calendars from './calendar-queries.ts';
import * as queries from './queries.ts';

/** What was asked for so long ago did not come to anything: it may be asked for again. */
const askAgainMs = 5 * MINUTE_MS;

export function availabilityRoutes(http: HttpParts, vault: Vault): void {
  registerCalls(http, availabilityCalls, {
    'GET working-hours': (scope) =>
      scope.read(async (tx) => {
        const said = await queries.findWorkingHours(tx, scope.actor.userId);
        return said ?? { zone: (await queries.findZone(tx, scope.actor.userId)) ?? 'UTC', week: null };
      }),

    'PUT working-hours': (scope, { body: { zone, week } }) =>
      scope.tx(async (tx) => {
        if (!isZone(zone)) throw invalid('zone', 'no_such_zone');
        if (week === null) await queries.deleteWorkingHours(tx, scope.actor.userId);
        else await queries.putWorkingHours(tx, scope.actor.userId, { zone, week });
        return { zone, week };
      }),

    'GET time-off': async (scope) => {
      const { actor, now } = scope;
      const rows = await scope.read((tx) => queries.listTimeOff(tx, actor.userId, now, mostTimeOff));
      return wholeList(rows.map(presentTimeOff));
    },

    'POST time-off': (scope, { body: { from, until, reason } }) =>
      scope.tx(async (tx) => {
        const { actor, now } = scope;
        const [fromAt, untilAt] = [new Date(from), new Date(until)];
        const lasts = untilAt.getTime() - fromAt.getTime();
        if (lasts <= 0 || lasts > longestTimeOffDays * DAY_MS) throw invalid('until', 'time_off_too_long');
        if (untilAt <= now) throw invalid('until', 'time_off_over');
        await holdUser(tx, actor.userId);
        if ((await queries.countTimeOff(tx, actor.userId, now)) >= mostTimeOff)
          throw invalid('from', `no_more_than:${mostTimeOff}`);
        const row = { id: newId(now.getTime()), fromAt, untilAt, reason };
        await queries.insertTimeOff(tx, { ...row, userId: actor.userId });
        return presentTimeOff(row);
      }),

    'DELETE time-off/{id}': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await queries.deleteTimeOff(tx, id);
        return undefined;
      }),

    'GET outside-calendars': async (scope) => {
      const rows = await scope.read((tx) =>
        calendars.listCalendars(tx, scope.actor.userId, mostOutsideCalendars),
      );
      return wholeList(rows.map(presentCalendar));
    },

    'POST outside-calendars': (scope, { body: { name, address } }) => {
      const { actor, now } = scope;
      // As calendar programs write such a link.
      const said = address.replace(/^webcal:\/\//i, 'https://');
      const url = parseOutboundUrl(said);
      const id = newId(now.getTime());
      const addressLocked = vault.lock(url?.href ?? '', addressPlace(scope.tenant.id, id));
      return scope.tx(async (tx) => {
        if (!url) throw invalid('address', leadsInside(said) ? 'local_address' : 'calendar_address');
        await holdUser(tx, actor.userId);
        if ((await calendars.countCalendars(tx, actor.userId)) >= mostOutsideCalendars)
          throw invalid('address', `no_more_than:${mostOutsideCalendars}`);
        const times = { createdAt: now, askedAt: now };
        const row = { id, userId: actor.userId, name, addressLocked, host: url.hostname, ...times };
        await calendars.insertCalendar(tx, row);
        await scope.enqueue(tx, 'fetch-calendar', { calendarId: id });
        return presentCalendar(await calendars.getCalendar(tx, id));
      });
    },

    'DELETE outside-calendars/{id}': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        await calendars.deleteCalendar(tx, id);
        return undefined;
      }),

    'POST outside-calendars/{id}/fetch': (scope, { params: { id } }) =>
      scope.tx(async (tx) => {
        const before = new Date(scope.now.getTime() - askAgainMs);
        if (await calendars.markAsked(tx, id, scope.now, before))
          await scope.enqueue(tx, 'fetch-calendar', { calendarId: id });
        return presentCalendar(await calendars.getCalendar(tx, id));
      }),
  });
}

const presentTimeOff = ({ id, fromAt, untilAt, reason }: queries.TimeOffRow): TimeOff => ({
  id,
  from: fromAt.toISOString(),
  until: untilAt.toISOString(),
  reason,
});

const presentCalendar = ({
  askedAt,
  fetchedAt,
  failingSince,
  ...row
}: calendars.CalendarRow): OutsideCalendar => ({
  ...row,
  isWaiting: askedAt !== null,
  fetchedAt: fetchedAt?.toISOString() ?? null,
  failingSince: failingSince?.toISOString() ?? null,
});
