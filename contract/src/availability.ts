import { z } from 'zod';
import { expertOwnerOf, experts } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import {
  calendarFailures,
  longestTimeOffDays,
  mostOutsideCalendars,
  mostTimeOff,
  outsideBusyDays,
} from './service-choices.ts';
import { WeekHours } from './weekly-hours.ts';

/** When you work, by your own clock. `null`: whenever your locations are open. */
export const WorkingHours = z.object({ zone: field.zone, week: WeekHours.nullable() });
export type WorkingHours = z.infer<typeof WorkingHours>;

export const TimeOff = z.object({
  id: field.id,
  from: field.instant,
  until: field.instant,
  /** Only you see it. */
  reason: z.string(),
});
export type TimeOff = z.infer<typeof TimeOff>;

export const OutsideCalendar = z.object({
  id: field.id,
  name: z.string(),
  /** Where it lies. The address itself is a secret and is not shown again. */
  host: z.string(),
  /** When it was last read. */
  fetchedAt: field.instant.nullable(),
  /** Why it cannot be read now; until it can, what was read last counts. */
  failure: z.enum(calendarFailures).nullable(),
  failingSince: field.instant.nullable(),
  /** It is about to be read. */
  isWaiting: z.boolean(),
  /** Times in it that are still to come. */
  busyCount: z.int(),
});
export type OutsideCalendar = z.infer<typeof OutsideCalendar>;

const nineToFive = [{ from: 540, to: 1_020 }];
const ofCalendar = z.object({ id: field.id });
const at = { params: { id: '$outsideCalendar' } };

export const availabilityCalls = defineCalls({
  'GET working-hours': {
    summary: 'Your own working hours, beside those of your locations.',
    access: experts,
    health: false,
    reply: WorkingHours,
    example: {},
  },
  'PUT working-hours': {
    summary: 'Say when you work. `null`: whenever the location is open.',
    access: experts,
    health: false,
    body: WorkingHours,
    reply: WorkingHours,
    limit: 'writing',
    example: {
      body: {
        zone: 'Europe/Berlin',
        week: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, [], []],
      },
    },
  },
  'GET time-off': {
    summary: 'Your time off and blocked times, from now on.',
    access: experts,
    health: false,
    reply: field.cursorList(TimeOff),
    example: {},
  },
  'POST time-off': {
    summary: `Take time off, or block a time: no one can book you then. At most ${longestTimeOffDays} days at once. The limit is ${mostTimeOff}.`,
    access: experts,
    health: false,
    body: z.object({ from: field.instant, until: field.instant, reason: field.text(0, 200).default('') }),
    reply: TimeOff,
    status: 201,
    limit: 'writing',
    example: { body: { from: '2027-07-05T00:00:00Z', until: '2027-07-12T00:00:00Z', reason: 'At the sea' } },
  },
  'DELETE time-off/{id}': {
    summary: 'Delete time off: you can be booked again.',
    access: expertOwnerOf('timeOff'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$timeOff' } },
  },
  'GET outside-calendars': {
    summary: 'Your calendars elsewhere that are read so that no one books you when you are busy.',
    access: experts,
    health: false,
    reply: field.cursorList(OutsideCalendar),
    example: {},
  },
  'POST outside-calendars': {
    summary: `Add a calendar by its secret iCalendar address (https). Only when you are busy is kept, for ${outsideBusyDays} days ahead. The limit is ${mostOutsideCalendars}.`,
    access: experts,
    health: false,
    body: z.object({ name: field.text(1, 80), address: field.text(1, 2_000) }),
    reply: OutsideCalendar,
    status: 201,
    limit: 'writing',
    example: { body: { name: 'Home', address: 'https://calendar.example.com/busy.ics' } },
  },
  'DELETE outside-calendars/{id}': {
    summary: 'Delete a calendar: what is in it no longer blocks you.',
    access: expertOwnerOf('outsideCalendar'),
    health: false,
    params: ofCalendar,
    reply: null,
    limit: 'writing',
    example: at,
  },
  'POST outside-calendars/{id}/fetch': {
    summary: 'Have a calendar read again now.',
    access: expertOwnerOf('outsideCalendar'),
    health: false,
    params: ofCalendar,
    reply: OutsideCalendar,
    limit: 'writing',
    example: at,
  },
});
