import { HOLIDAY_COUNTRIES } from '@regimen/engine/slots/holidays/holidays.ts';
import { z } from 'zod';
import { expertOwnerOf, experts } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import {
  locationKinds,
  mostExceptionDays,
  mostLocations,
  mostRooms,
  mostSeats,
  onlineWays,
} from './service-choices.ts';
import { DayRanges, WeekHours } from './weekly-hours.ts';

/** One whose public holidays we know (`GET holiday-countries`). */
const holidayCountry = z.enum(HOLIDAY_COUNTRIES);
const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A day with hours of its own; no ranges: closed. It wins over the week and over public holidays. */
export const ExceptionDay = z.object({ day: field.day, ranges: DayRanges, name: field.text(0, 100) });
export type ExceptionDay = z.infer<typeof ExceptionDay>;

/** With an id: one that is there already. Rooms that are not named any more are put away. */
export const RoomSaid = z.object({
  id: field.id.optional(),
  name: field.text(1, 100),
  seats: z.int().min(1).max(mostSeats),
});
export type RoomSaid = z.infer<typeof RoomSaid>;
export const Room = RoomSaid.extend({ id: field.id });
export type Room = z.infer<typeof Room>;

const said = {
  name: field.text(1, 120),
  kind: z.enum(locationKinds),
  /** Of a place. */
  address: field.text(0, 300).default(''),
  /** How to find it: the floor, the bell, where to park. */
  directions: field.text(0, 1_000).default(''),
  /** Online: by a video link or by phone; `null` for a place. */
  onlineBy: z.enum(onlineWays).nullable().default(null),
  /** The link or the number. Only people who have booked get it. */
  onlineAt: field.text(0, 500).default(''),
  /** Its hours are by this clock. */
  zone: field.zone,
  week: WeekHours,
  /** Closed on the public holidays of this country. */
  holidaysOf: holidayCountry.nullable().default(null),
  days: z
    .array(ExceptionDay)
    .max(mostExceptionDays)
    .refine((days) => distinct(days.map(({ day }) => day)), { params: { rule: 'same_day_twice' } })
    .default([]),
  rooms: z
    .array(RoomSaid)
    .max(mostRooms)
    .refine((rooms) => distinct(rooms.flatMap(({ id }) => id ?? [])))
    .default([]),
};
const webLink = z.url({ protocol: /^https$/, hostname: z.regexes.domain });

export const LocationSaid = z
  .object(said)
  .superRefine(({ kind, address, onlineBy, onlineAt }, { addIssue }) => {
    const wrong = (path: string, rule: string) =>
      addIssue({ code: 'custom', path: [path], params: { rule }, input: undefined });
    if (kind === 'place' && address === '') wrong('address', 'required');
    if (kind === 'online' && onlineBy === null) wrong('onlineBy', 'required');
    if (kind === 'online' && onlineAt === '') wrong('onlineAt', 'required');
    else if (kind === 'online' && onlineBy === 'link' && !webLink.safeParse(onlineAt).success)
      wrong('onlineAt', 'meeting_link_form');
    else if (kind === 'online' && onlineBy === 'phone' && !field.phone.safeParse(onlineAt).success)
      wrong('onlineAt', 'not_a_phone');
  });
export type LocationSaid = z.infer<typeof LocationSaid>;

export const Location = z.object(said).extend({
  id: field.id,
  rooms: z.array(Room),
  archivedAt: field.instant.nullable(),
  /** Of its services, those that can be booked. */
  servicesCount: z.int(),
});
export type Location = z.infer<typeof Location>;

export const LocationCard = Location.pick({
  id: true,
  name: true,
  kind: true,
  address: true,
  onlineBy: true,
  zone: true,
  week: true,
  archivedAt: true,
  servicesCount: true,
});
export type LocationCard = z.infer<typeof LocationCard>;

export const Holiday = z.object({
  day: field.day,
  name: z.string(),
  /** It depends on the moon: the country may name the day before or after. */
  mayShift: z.boolean(),
});
export type Holiday = z.infer<typeof Holiday>;

const ofLocation = z.object({ id: field.id });
const at = { params: { id: '$location' } };
const workday = [
  { from: 540, to: 720 },
  { from: 780, to: 1_020 },
];
const example = {
  name: 'Practice $unique',
  kind: 'place',
  address: 'Torstraße 12, 10119 Berlin',
  directions: 'Second floor, the left door.',
  zone: 'Europe/Berlin',
  week: [workday, workday, workday, workday, workday, [], []],
  holidaysOf: 'DE',
  days: [{ day: '2027-05-14', ranges: [], name: 'Closed' }],
  rooms: [{ name: 'Big room', seats: 10 }],
};

export const locationCalls = defineCalls({
  'GET locations': {
    summary: 'Your locations: places and online, archived ones last.',
    access: experts,
    health: false,
    reply: field.cursorList(LocationCard),
    example: {},
  },
  'POST locations': {
    summary: `Add a location with its weekly hours, exceptions and rooms. The limit is ${mostLocations}.`,
    access: experts,
    health: false,
    body: LocationSaid,
    reply: Location,
    status: 201,
    limit: 'writing',
    example: { body: example },
  },
  'GET locations/{id}': {
    summary: 'One of your locations.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    reply: Location,
    example: at,
  },
  'PUT locations/{id}': {
    summary: 'Change a location. Exceptions and rooms are whole lists. Bookings that exist stay as they are.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    body: LocationSaid,
    reply: Location,
    limit: 'writing',
    example: { ...at, body: { ...example, rooms: [{ name: 'Small room', seats: 4 }] } },
  },
  'DELETE locations/{id}': {
    summary:
      'Delete a location with its services. 423 names what is booked there and what has a step for it: archive it instead. Past bookings stay with those who made them.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    reply: null,
    limit: 'writing',
    example: at,
  },
  'POST locations/{id}/archive': {
    summary: 'Archive a location: nothing there can be booked any more. Bookings that exist stay.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    reply: Location,
    limit: 'writing',
    example: at,
  },
  'DELETE locations/{id}/archive': {
    summary: 'Bring an archived location back.',
    access: expertOwnerOf('location'),
    health: false,
    params: ofLocation,
    reply: Location,
    limit: 'writing',
    example: at,
  },
  'GET holiday-countries': {
    summary: 'Countries whose public holidays a location can close on, in your language.',
    access: experts,
    health: false,
    reply: field.cursorList(z.object({ country: holidayCountry, name: z.string() })),
    example: {},
  },
  'GET holiday-countries/{country}': {
    summary: 'The public holidays of a country in one year; this year if none is said.',
    access: experts,
    health: false,
    params: z.object({ country: holidayCountry }),
    query: z.object({ year: z.coerce.number().int().min(2_020).max(2_060).optional() }),
    reply: field.cursorList(Holiday),
    example: { params: { country: 'DE' }, query: { year: 2027 } },
  },
});
