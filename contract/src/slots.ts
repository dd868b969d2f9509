import type { WhyNotOffered } from '@regimen/engine/slots/types.ts';
import { z } from 'zod';
import { anyoneAbout, expertOwnerOf, ownerOf, registeredAbout, signedIn } from './access.ts';
import { mostTimes, mostWeeksBetween } from './booking-choices.ts';
import { Booking, BookingCard } from './bookings.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** A time that can be booked now; without seats: a full group, whose waitlist can be joined. */
export const OpenSlot = z.object({ from: field.instant, until: field.instant, seatsLeft: z.int() });
export type OpenSlot = z.infer<typeof OpenSlot>;

/** One time of a series that somebody is about to book. */
export const SeriesTime = z.object({ from: field.instant, until: field.instant, isFree: z.boolean() });
export type SeriesTime = z.infer<typeof SeriesTime>;

const reasons = [
  'past',
  'notice',
  'too_far',
  'closed',
  'off_grid',
  'host_away',
  'taken',
  'buffer',
  'day_full',
  'week_full',
  'no_room',
  'session_full',
  'no_host',
] as const satisfies readonly WhyNotOffered[];

export const WhyNot = z.object({
  reasons: z.array(z.enum(reasons)),
  /** Closed for the day: the name of the holiday, or of the day. */
  closed: z.string().nullable(),
  /** Who has what to do then. The reason for time off is told to its person alone, a booking to those who may open it. */
  busy: z.array(
    z.object({
      kind: z.enum(['time_off', 'calendar', 'booking']),
      person: Person,
      name: z.string(),
      bookingId: field.id.nullable(),
    }),
  ),
});
export type WhyNot = z.infer<typeof WhyNot>;

const ofService = z.object({ id: field.id });
const ofBooking = z.object({ id: field.id });
const minutes = z.coerce.number().int().min(1).max(1_440);
/** A step of one's program that asks to book just this. */
const taskId = field.id.optional();
const time = { from: field.instant, duration: minutes };
const series = {
  ...time,
  everyWeeks: z.int().min(1).max(mostWeeksBetween),
  times: z.int().min(2).max(mostTimes),
};
const atService = { params: { id: '$service' } };

/** Free times, and booking one or several of them. */
export const slotCalls = defineCalls({
  'GET services/{id}/slots': {
    summary:
      'Times that can be booked between two instants, at most 62 days apart, by the length chosen. With `full`, full groups too (`seatsLeft` 0), which can be waited for.',
    access: anyoneAbout('service'),
    health: false,
    params: ofService,
    query: z.object({
      from: field.instant,
      until: field.instant,
      duration: minutes.optional(),
      full: z.stringbool().default(false),
    }),
    reply: field.cursorList(OpenSlot),
    example: { ...atService, query: { from: '2026-11-20T00:00:00Z', until: '2026-11-27T00:00:00Z' } },
  },
  'GET services/{id}/why-not': {
    summary: 'Why a service that you give can’t be booked at an instant; an empty list: it can.',
    access: expertOwnerOf('givenService'),
    health: false,
    params: ofService,
    query: z.object({ at: field.instant, duration: minutes.optional() }),
    reply: WhyNot,
    example: { params: { id: '$givenService' }, query: { at: '2026-11-20T09:00:00Z' } },
  },
  'POST services/{id}/holds': {
    summary:
      'Hold a time for 10 minutes, up to 3 at once. If somebody was quicker, the answer is 409 `slot_taken` with the next free time.',
    access: { ...signedIn, object: { kind: 'service', whose: 'anyone' } },
    health: 'own',
    params: ofService,
    body: z.object({ ...time, taskId }),
    reply: Booking,
    status: 201,
    limit: 'writing',
    example: { ...atService, body: { from: '$slot', duration: 30 } },
  },
  'POST bookings/{id}/confirm-hold': {
    summary:
      'Answer the questions and book what you hold. If the hold has run out, the time is yours all the same while it is free.',
    access: ownerOf('ownBooking'),
    health: 'own',
    params: ofBooking,
    body: z.object({ answers: field.answers }),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$heldBooking' }, body: { answers: {} } },
  },
  'DELETE bookings/{id}/hold': {
    summary: 'Let go of a time that you hold.',
    access: { ...signedIn, object: { kind: 'ownBooking', whose: 'own' } },
    health: 'own',
    params: ofBooking,
    reply: null,
    limit: 'writing',
    example: { params: { id: '$heldBooking' } },
  },
  'POST services/{id}/series/preview': {
    summary: 'The times of a series by the place’s clock, and which of them are free.',
    access: registeredAbout('service'),
    health: false,
    params: ofService,
    body: z.object(series),
    reply: field.cursorList(SeriesTime),
    example: { ...atService, body: { from: '$slot', duration: 30, everyWeeks: 1, times: 2 } },
  },
  'POST services/{id}/series': {
    summary:
      'Book all times of a series together. With `skipClashes`, those that are taken are left out; without, the answer is 409.',
    access: registeredAbout('service'),
    health: 'own',
    params: ofService,
    body: z.object({ ...series, skipClashes: z.boolean(), answers: field.answers }),
    reply: field.cursorList(BookingCard),
    status: 201,
    limit: 'writing',
    example: {
      ...atService,
      body: { from: '$slot', duration: 30, everyWeeks: 1, times: 2, skipClashes: true, answers: {} },
    },
  },
  'POST services/{id}/bookings': {
    summary: 'Book a service that you give for somebody you look after, or who has booked with you before.',
    access: expertOwnerOf('givenService'),
    health: 'others',
    params: ofService,
    body: z.object({ ...time, userId: field.id, taskId }),
    reply: Booking,
    status: 201,
    limit: 'writing',
    example: {
      params: { id: '$givenService' },
      body: { userId: '$client', from: '$slot', duration: 30 },
    },
  },
});
