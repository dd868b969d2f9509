import type { Question } from '@regimen/engine/questions.ts';
import { z } from 'zod';
import { anyoneAbout, expertOwnerOf, experts, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ImageName } from './images.ts';
import {
  confirmations,
  givenByChoices,
  locationKinds,
  longestBuffer,
  longestCutOffHours,
  longestDuration,
  longestNoticeMinutes,
  longestReminderMinutes,
  mostAheadDays,
  mostBookingQuestions,
  mostDurations,
  mostHosts,
  mostHostWeight,
  mostReminders,
  mostSeats,
  mostServices,
  onlineWays,
} from './service-choices.ts';

const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;
const upTo = (most: number) => z.int().min(0).max(most).default(0);

const HostSaid = z.object({
  id: field.id,
  /** Of several, one with weight 2 gets twice as many sessions as one with 1. */
  weight: z.int().min(1).max(mostHostWeight).default(1),
});

const said = {
  name: field.text(2, 120),
  description: field.text(0, 4_000).default(''),
  /** One of your own, from `POST images`. */
  photo: ImageName.nullable().default(null),
  /** In minutes; of several, whoever books chooses. */
  durations: z
    .array(z.int().min(5).max(longestDuration))
    .min(1)
    .max(mostDurations)
    .overwrite((minutes) => minutes.toSorted((a, b) => a - b))
    .refine(distinct, { params: { rule: 'same_twice' } }),
  /** Minutes that stay free before and after. */
  bufferBefore: upTo(longestBuffer),
  bufferAfter: upTo(longestBuffer),
  /** Sessions begin every so many minutes, counted from midnight. */
  everyMinutes: z.int().min(5).max(720),
  /** More than one: a group. */
  seats: z.int().min(1).max(mostSeats).default(1),
  /** It can be booked until so many minutes before, and so many days ahead. */
  noticeMinutes: upTo(longestNoticeMinutes),
  aheadDays: z.int().min(1).max(mostAheadDays),
  /** Sessions; `null`: as many as fit. */
  maxPerDay: z.int().min(1).max(200).nullable().default(null),
  maxPerWeek: z.int().min(1).max(1_000).nullable().default(null),
  /** Each session is given by one of the hosts, or by all of them together. */
  givenBy: z.enum(givenByChoices).default('any'),
  /** You, or others that you work with. */
  hosts: z
    .array(HostSaid)
    .min(1)
    .max(mostHosts)
    .refine((hosts) => distinct(hosts.map(({ id }) => id)), { params: { rule: 'same_twice' } }),
  /** It takes one of the location's rooms. */
  needsRoom: z.boolean().default(false),
  /** Asked when somebody books. */
  questions: field.json<Question[]>().default([]),
  confirm: z.enum(confirmations).default('at_once'),
  /** Whoever booked can cancel or move it until so many hours before. */
  cancelHours: upTo(longestCutOffHours),
  moveHours: upTo(longestCutOffHours),
  /** Reminders, so many minutes before. */
  reminderMinutes: z
    .array(z.int().min(5).max(longestReminderMinutes))
    .max(mostReminders)
    .overwrite((minutes) => minutes.toSorted((a, b) => b - a))
    .refine(distinct, { params: { rule: 'same_twice' } })
    .default([]),
  /** Your notes on a session begin with it. */
  noteTemplate: field.text(0, 4_000).default(''),
};
export const ServiceSaid = z.object(said);
export type ServiceSaid = z.infer<typeof ServiceSaid>;

export const Host = z.object({
  id: field.id,
  full_name: z.string(),
  username: z.string(),
  avatar: z.string().nullable(),
});
export type Host = z.infer<typeof Host>;

export const Service = ServiceSaid.extend({
  id: field.id,
  locationId: field.id,
  questions: field.json<Question[]>(),
  hosts: z.array(Host.extend({ weight: z.int() })),
  archivedAt: field.instant.nullable(),
  changedAt: field.instant,
});
export type Service = z.infer<typeof Service>;

export const ServiceCard = Service.pick({
  id: true,
  locationId: true,
  name: true,
  photo: true,
  durations: true,
  seats: true,
  archivedAt: true,
}).extend({ hosts: z.array(Host) });
export type ServiceCard = z.infer<typeof ServiceCard>;

/** Where it takes place, as everybody may know it: the link or number online is for those who have booked. */
export const OfferedPlace = z.object({
  name: z.string(),
  kind: z.enum(locationKinds),
  address: z.string(),
  directions: z.string(),
  onlineBy: z.enum(onlineWays).nullable(),
  zone: z.string(),
});

/** In a list of what can be booked. */
export const OfferCard = Service.pick({
  id: true,
  name: true,
  photo: true,
  durations: true,
  seats: true,
}).extend({
  /** The opening of its description. */
  description: z.string(),
  place: OfferedPlace.pick({ name: true, kind: true, onlineBy: true, zone: true }),
  hosts: z.array(Host),
});
export type OfferCard = z.infer<typeof OfferCard>;

/** A service as whoever books it sees it. */
export const Offer = Service.pick({
  id: true,
  name: true,
  description: true,
  photo: true,
  durations: true,
  seats: true,
  questions: true,
  confirm: true,
  noticeMinutes: true,
  aheadDays: true,
  cancelHours: true,
  moveHours: true,
  givenBy: true,
}).extend({
  place: OfferedPlace,
  owner: Host,
  hosts: z.array(Host),
  /** It is yours, or you give it. */
  can: z.object({ edit: z.boolean(), host: z.boolean() }),
});
export type Offer = z.infer<typeof Offer>;

const ofService = z.object({ id: field.id });
const ofLocation = z.object({ id: field.id });
const at = { params: { id: '$service' } };
const example = {
  name: 'First consultation $unique',
  description: 'We talk about what you want to change, and where to begin.',
  durations: [30, 45],
  bufferAfter: 10,
  everyMinutes: 15,
  noticeMinutes: 240,
  aheadDays: 60,
  hosts: [{ id: '$caller', weight: 1 }],
  questions: [{ id: 'goal', kind: 'text', text: 'What would you like to talk about?' }],
  cancelHours: 24,
  moveHours: 12,
  reminderMinutes: [1_440, 60],
};

export const serviceCalls = defineCalls({
  'GET locations/{id}/services': {
    summary: 'Your services at one of your locations, archived ones last.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    reply: field.cursorList(ServiceCard),
    example: { params: { id: '$location' } },
  },
  'POST locations/{id}/services': {
    summary: `Add a service at a location. The limit is ${mostServices} at all of them. At most ${mostBookingQuestions} questions.`,
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    body: ServiceSaid,
    reply: Service,
    status: 201,
    limit: 'writing',
    example: { params: { id: '$location' }, body: example },
  },
  'GET services/{id}': {
    summary: 'One of your services, with everything you set.',
    access: expertOwnerOf('service'),
    health: false,
    params: ofService,
    reply: Service,
    example: at,
  },
  'PUT services/{id}': {
    summary: 'Change a service. Bookings that exist keep the terms they were made under.',
    access: expertOwnerOf('service'),
    health: false,
    params: ofService,
    body: ServiceSaid,
    reply: Service,
    limit: 'writing',
    example: { ...at, body: example },
  },
  'DELETE services/{id}': {
    summary:
      'Delete a service. 423 names what is booked and what has a step for it: archive it instead. Past bookings stay with those who made them.',
    access: expertOwnerOf('service'),
    health: false,
    params: ofService,
    reply: null,
    limit: 'writing',
    example: at,
  },
  'POST services/{id}/archive': {
    summary: 'Archive a service: no one can book it any more. Bookings that exist stay.',
    access: expertOwnerOf('service'),
    health: false,
    params: ofService,
    reply: Service,
    limit: 'writing',
    example: at,
  },
  'DELETE services/{id}/archive': {
    summary: 'Bring an archived service back.',
    access: expertOwnerOf('service'),
    health: false,
    params: ofService,
    reply: Service,
    limit: 'writing',
    example: at,
  },
  'GET services/{id}/offer': {
    summary: 'A service as everyone sees it who might book it. An archived one is 404.',
    access: anyoneAbout('service'),
    health: false,
    params: ofService,
    reply: Offer,
    example: at,
  },
  'GET creators/{username}/services': {
    summary: 'What can be booked with an expert.',
    access: anyoneAbout('profile'),
    health: false,
    params: z.object({ username: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/) }),
    reply: field.cursorList(OfferCard),
    example: { params: { username: '$username' } },
  },
  'GET protocols/{id}/services': {
    summary:
      'Services that a step of this protocol can offer: those of its owner and of everyone who works on it.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: z.object({ id: field.id }),
    reply: field.cursorList(OfferCard),
    example: { params: { id: '$protocol' } },
  },
  'GET possible-hosts': {
    summary: 'Who can give your services: you, and experts you work with on a protocol.',
    access: experts,
    health: false,
    reply: field.cursorList(Host),
    example: {},
  },
  'GET hosted-services': {
    summary: 'Services of others that you give.',
    access: experts,
    health: false,
    reply: field.cursorList(OfferCard.extend({ owner: Host })),
    example: {},
  },
  'DELETE hosted-services/{id}': {
    summary: 'Stop giving someone else’s service. Sessions that are booked with you stay yours.',
    access: expertOwnerOf('hostedService'),
    health: false,
    params: ofService,
    reply: null,
    limit: 'writing',
    example: { params: { id: '$hostedService' } },
  },
});
