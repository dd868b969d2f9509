import type { Question } from '@regimen/engine/questions.ts';
import { z } from 'zod';
import { expertOwnerOf, ownerOf, registered } from './access.ts';
import { bookingSides, bookingStates, bookingViews, longestNote, longestReason } from './booking-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** Under these it was booked; later changes of the service leave them as they are. */
export const BookingTerms = z.object({
  name: z.string(),
  durationMinutes: z.int(),
  place: z.object({
    name: z.string(),
    kind: z.enum(['place', 'online']),
    address: z.string(),
    directions: z.string(),
    onlineBy: z.enum(['link', 'phone']).nullable(),
  }),
  confirm: z.enum(['at_once', 'by_hand']),
  /** Hours before it begins, up to which its client may cancel or move it. */
  cancelHours: z.int(),
  moveHours: z.int(),
  reminderMinutes: z.array(z.int()),
});
export type BookingTerms = z.infer<typeof BookingTerms>;

export const BookingCard = z.object({
  id: field.id,
  /** Bookings of the same group at the same time have the same. */
  sessionId: field.id,
  /** null: the service was deleted. */
  serviceId: field.id.nullable(),
  state: z.enum(bookingStates),
  /** On which side the caller is. */
  side: z.enum(bookingSides),
  from: field.instant,
  until: field.instant,
  /** The place's clock. */
  zone: z.string(),
  terms: BookingTerms,
  /** null: it connects its host with nobody any more. */
  client: Person.nullable(),
  hosts: z.array(Person),
  room: z.string().nullable(),
  /** Of the group; 1: it is for one. */
  seats: z.int(),
  seatsTaken: z.int(),
  /** Until then a seat is held; null: it is none. */
  heldUntil: field.instant.nullable(),
  /** Its place among those that were booked together. */
  series: z.object({ id: field.id, number: z.int(), count: z.int() }).nullable(),
  /** The task that it was booked for. */
  taskId: field.id.nullable(),
  /** It overlaps another one since the clocks of its zone were changed by law; for hosts. */
  clashes: z.boolean(),
  /** Questions that must be answered and are not. */
  needsAnswers: z.boolean(),
  /** Where it happens online, told once it is confirmed, to both sides. */
  joinAt: z.string().nullable(),
  madeAt: field.instant,
  changedAt: field.instant,
  /** Up to when the client may; null: not at all. */
  cancelUntil: field.instant.nullable(),
  moveUntil: field.instant.nullable(),
  /** What the caller may do now. */
  can: z.object({
    confirm: z.boolean(),
    answer: z.boolean(),
    accept: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    noShow: z.boolean(),
    complete: z.boolean(),
  }),
});
export type BookingCard = z.infer<typeof BookingCard>;

export const Booking = BookingCard.extend({
  questions: field.json<Question[]>(),
  answers: field.json<Record<string, unknown>>(),
  /** Why it was declined or cancelled. */
  reason: z.string(),
  cancelledBy: z.enum(bookingSides).nullable(),
  /** For hosts alone; null: the caller is the client. */
  note: z.string().nullable(),
  /** Written by a host for both. */
  summary: z.string(),
});
export type Booking = z.infer<typeof Booking>;

const ofBooking = z.object({ id: field.id });
const reason = field.text(0, longestReason).default('');
const own = { params: { id: '$ownBooking' } };
const hosted = { params: { id: '$hostedBooking' } };

export const bookingCalls = defineCalls({
  'GET bookings': {
    summary:
      'Your bookings: those you made, or with `as=host` those that are with you or of a service of yours. Upcoming soonest first, past and canceled ones latest first.',
    access: registered,
    health: 'others',
    query: z.object({
      as: z.enum(bookingSides).default('client'),
      show: z.enum(bookingViews).default('upcoming'),
      state: z.enum(bookingStates).optional(),
      service: field.id.optional(),
      from: field.instant.optional(),
      until: field.instant.optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(200).default(50),
    }),
    reply: field.cursorList(BookingCard),
    example: { query: { show: 'all' } },
  },
  'GET bookings/{id}': {
    summary: 'One booking, for its client, its hosts and the owner of its service.',
    access: ownerOf('booking'),
    health: 'others',
    params: ofBooking,
    reply: Booking,
    example: { params: { id: '$booking' } },
  },
  'PUT bookings/{id}/answers': {
    summary: 'Answer the questions of a booking, or answer them anew, until it begins.',
    access: ownerOf('ownBooking'),
    health: 'own',
    params: ofBooking,
    body: z.object({ answers: field.answers }),
    reply: Booking,
    limit: 'writing',
    example: { ...own, body: { answers: {} } },
  },
  'POST bookings/{id}/cancel': {
    summary: 'Cancel a booking. Its client may up to the hours that it was booked under, a host at any time.',
    access: ownerOf('booking'),
    health: 'others',
    params: ofBooking,
    body: z.object({ reason }),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$booking' }, body: { reason: 'I have a cold.' } },
  },
  'POST bookings/{id}/move': {
    summary:
      'Move a booking to another free time. Its client may up to the hours that it was booked under, a host at any time.',
    access: ownerOf('booking'),
    health: 'others',
    params: ofBooking,
    body: z.object({ from: field.instant, reason }),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$booking' }, body: { from: '$slot' } },
  },
  'POST bookings/{id}/accept': {
    summary: 'Accept a request.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({}),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$requestedBooking' }, body: {} },
  },
  'POST bookings/{id}/decline': {
    summary: 'Decline a request.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({ reason }),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$requestedBooking' }, body: { reason: 'I’m away that week.' } },
  },
  'POST bookings/{id}/no-show': {
    summary: 'Note that somebody did not come, once it has begun.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({}),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$pastBooking' }, body: {} },
  },
  'POST bookings/{id}/complete': {
    summary: 'Note that it took place, once it has begun.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({}),
    reply: Booking,
    limit: 'writing',
    example: { params: { id: '$pastBooking' }, body: {} },
  },
  'PUT bookings/{id}/note': {
    summary: 'Keep a private note about a booking; its hosts alone see it.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({ note: field.text(0, longestNote) }),
    reply: Booking,
    limit: 'saving',
    example: { ...hosted, body: { note: 'Sleeps better. Ask about coffee.' } },
  },
  'PUT bookings/{id}/summary': {
    summary: 'Write a summary of a booking that its client reads too.',
    access: expertOwnerOf('hostedBooking'),
    health: 'others',
    params: ofBooking,
    body: z.object({ summary: field.text(0, longestNote) }),
    reply: Booking,
    limit: 'saving',
    example: { ...hosted, body: { summary: 'Go to bed at the same time every day this week.' } },
  },
});
