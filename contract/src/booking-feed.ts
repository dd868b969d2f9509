import { z } from 'zod';
import { anyone, ownerOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** The secret link that a calendar app reads one's bookings by. The link itself is told only when it is made. */
export const BookingFeed = z.object({
  createdAt: field.instant.nullable(),
  /** When a calendar app read it last, to the hour. */
  lastUsedAt: field.instant.nullable(),
});
export type BookingFeed = z.infer<typeof BookingFeed>;

export const bookingFeedCalls = defineCalls({
  'GET bookings/{id}/calendar': {
    summary: 'The booking as a file for calendar apps (iCalendar).',
    access: ownerOf('booking'),
    health: 'others',
    params: z.object({ id: field.id }),
    reply: field.file,
    replyType: 'text/calendar',
    example: { params: { id: '$booking' } },
  },
  'GET booking-feed': {
    summary: 'Whether calendar apps can read your bookings, and since when.',
    access: registered,
    health: false,
    reply: BookingFeed,
    example: {},
  },
  'POST booking-feed': {
    summary: 'Create a new secret link for calendar apps. The previous link stops working.',
    access: registered,
    health: false,
    reply: z.object({ url: z.string(), createdAt: field.instant }),
    status: 201,
    secret: true,
    limit: 'writing',
    example: {},
  },
  'DELETE booking-feed': {
    summary: 'Delete the secret link.',
    access: registered,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
  'GET public/bookings/{secret}': {
    summary: 'Somebody’s bookings of the last 30 days and all upcoming ones, as iCalendar (RFC 5545).',
    access: anyone,
    health: 'others',
    params: z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/) }),
    reply: field.file,
    replyType: 'text/calendar',
    example: { params: { secret: '$bookingFeed' } },
  },
});
