import { z } from 'zod';
import { anyone, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** The secret link that a calendar program reads one's tasks by. The link itself is told only when it is made. */
export const CalendarLink = z.object({
  createdAt: field.instant.nullable(),
  /** When a calendar program read it last, to the hour. */
  lastUsedAt: field.instant.nullable(),
});
export type CalendarLink = z.infer<typeof CalendarLink>;

export const calendarCalls = defineCalls({
  'GET calendar': {
    summary: 'Whether calendar apps can read your tasks, and since when.',
    access: registered,
    health: false,
    reply: CalendarLink,
    example: {},
  },
  'POST calendar': {
    summary: 'Create a new secret link for calendar apps. The previous link stops working.',
    access: registered,
    health: false,
    reply: z.object({ url: z.string(), createdAt: field.instant }),
    status: 201,
    secret: true,
    limit: 'writing',
    example: {},
  },
  'DELETE calendar': {
    summary: 'Delete the secret link.',
    access: registered,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
  'GET calendar/{secret}': {
    summary: 'Open tasks with a deadline and upcoming tasks, as iCalendar (RFC 5545).',
    access: anyone,
    health: 'others',
    params: z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/) }),
    reply: field.file,
    replyType: 'text/calendar',
    example: { params: { secret: '$calendarSecret' } },
  },
});
