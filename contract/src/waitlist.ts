import { z } from 'zod';
import { expertOwnerOf, ownerOf, registered, registeredAbout } from './access.ts';
import { waitlistStates } from './booking-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** Somebody who would take a time that becomes free. */
export const WaitlistEntry = z.object({
  id: field.id,
  service: z.object({ id: field.id, name: z.string() }),
  person: Person,
  durationMinutes: z.int(),
  /** Days by the place’s clock, both included. */
  fromDay: field.day,
  untilDay: field.day,
  /** The one session that they wait for; null: any time on those days. */
  from: field.instant.nullable(),
  state: z.enum(waitlistStates),
  /** How many wait before them; null: they no longer wait. */
  before: z.int().nullable(),
  /** What is held for them now: a booking to confirm until then. */
  offer: z
    .object({
      bookingId: field.id,
      from: field.instant,
      until: field.instant,
      zone: z.string(),
      heldUntil: field.instant,
    })
    .nullable(),
  createdAt: field.instant,
});
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;

export const waitlistCalls = defineCalls({
  'GET waitlist': {
    summary: 'What you wait for, soonest day first.',
    access: registered,
    health: 'own',
    reply: field.cursorList(WaitlistEntry),
    example: {},
  },
  'POST services/{id}/waitlist': {
    summary:
      'Join the waitlist for what becomes free between two days, or for one full session (`from`; 409 `free_now` while it is free). What becomes free after you joined is held for you for 2 hours.',
    access: registeredAbout('service'),
    health: 'own',
    params: z.object({ id: field.id }),
    body: z
      .object({
        duration: z.int().min(1).max(1_440),
        fromDay: field.day,
        untilDay: field.day,
        from: field.instant.nullable().default(null),
      })
      .refine(({ fromDay, untilDay }) => fromDay <= untilDay, { path: ['untilDay'] }),
    reply: WaitlistEntry,
    status: 201,
    limit: 'writing',
    example: {
      params: { id: '$service' },
      body: { duration: 30, fromDay: '2026-11-23', untilDay: '2026-11-29' },
    },
  },
  'GET services/{id}/waitlist': {
    summary: 'Who waits for a service that you give, first come first.',
    access: expertOwnerOf('givenService'),
    health: 'others',
    params: z.object({ id: field.id }),
    reply: field.cursorList(WaitlistEntry),
    example: { params: { id: '$givenService' } },
  },
  'DELETE waitlist/{id}': {
    summary: 'Leave a waitlist. An offer is let go.',
    access: ownerOf('waitlistEntry'),
    health: 'own',
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$waitlistEntry' } },
  },
});
