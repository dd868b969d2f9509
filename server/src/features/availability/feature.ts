import type { Feature } from '../../feature.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { availabilityOwners } from './policy.ts';
import { refreshCalendars } from './refresh-calendars.ts';
import { availabilityRoutes } from './routes.ts';

/** Rows that are one person's and go with them. */
const theirs = { health: 'none', person: 'user_id', erased: 'removed', exported: true } as const;

/** When somebody can be booked: their own hours, time off, and what is in their calendars elsewhere. */
export const availability: Feature = {
  tables: {
    working_hours: theirs,
    time_off: theirs,
    outside_calendars: { ...theirs, hidden: ['address_locked'] },
    outside_busy: { health: 'none', partOf: 'outside_calendars', exported: true },
  },
  owners: availabilityOwners,
  news: ['calendar-failing'],
  routes: (http, { vault }) => availabilityRoutes(http, vault),
  jobs: {
    'fetch-calendar': (scope, { calendarId }, outside) => fetchCalendar(scope, calendarId, outside),
  },
  hourly: { sweep: refreshCalendars },
  makers: () => import('./makers.ts'),
};
