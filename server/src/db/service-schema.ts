import type {
  CalendarFailure,
  Confirmation,
  GivenBy,
  LocationKind,
  OnlineWay,
} from '@regimen/contract/service-choices.ts';
import type { DayRange, WeekHours } from '@regimen/contract/weekly-hours.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { at, bytea } from './column-types.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

// Where experts meet people, what they offer there, and when they can be had.

export const locations = pgTable('locations', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  kind: text().$type<LocationKind>().notNull(),
  address: text().notNull().default(''),
  directions: text().notNull().default(''),
  onlineBy: text('online_by').$type<OnlineWay>(),
  onlineAt: text('online_at').notNull().default(''),
  zone: text().notNull(),
  week: jsonb().$type<WeekHours>().notNull(),
  holidaysOf: text('holidays_of'),
  archivedAt: at('archived_at'),
  createdAt: at('created_at').notNull(),
});

export const locationDays = pgTable('location_days', {
  tenantId: uuid('tenant_id').notNull(),
  locationId: uuid('location_id').notNull(),
  day: text().notNull(),
  ranges: jsonb().$type<DayRange[]>().notNull(),
  name: text().notNull().default(''),
});

export const rooms = pgTable('rooms', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  locationId: uuid('location_id').notNull(),
  name: text().notNull(),
  seats: integer().notNull(),
  position: integer().notNull(),
  archivedAt: at('archived_at'),
});

export const services = pgTable('services', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  locationId: uuid('location_id').notNull(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  description: text().notNull().default(''),
  photo: text(),
  durations: integer().array().notNull(),
  bufferBefore: integer('buffer_before').notNull().default(0),
  bufferAfter: integer('buffer_after').notNull().default(0),
  everyMinutes: integer('every_minutes').notNull(),
  seats: integer().notNull().default(1),
  noticeMinutes: integer('notice_minutes').notNull().default(0),
  aheadDays: integer('ahead_days').notNull(),
  maxPerDay: integer('max_per_day'),
  maxPerWeek: integer('max_per_week'),
  givenBy: text('given_by').$type<GivenBy>().notNull().default('any'),
  needsRoom: boolean('needs_room').notNull().default(false),
  questions: jsonb().$type<Question[]>().notNull().default([]),
  confirm: text().$type<Confirmation>().notNull().default('at_once'),
  cancelHours: integer('cancel_hours').notNull().default(0),
  moveHours: integer('move_hours').notNull().default(0),
  reminderMinutes: integer('reminder_minutes').array().notNull().default([]),
  noteTemplate: text('note_template').notNull().default(''),
  archivedAt: at('archived_at'),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const serviceHosts = pgTable('service_hosts', {
  tenantId: uuid('tenant_id').notNull(),
  serviceId: uuid('service_id').notNull(),
  userId: uuid('user_id').notNull(),
  weight: integer().notNull().default(1),
});

export const workingHours = pgTable('working_hours', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  zone: text().notNull(),
  week: jsonb().$type<WeekHours>().notNull(),
});

export const timeOff = pgTable('time_off', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  fromAt: at('from_at').notNull(),
  untilAt: at('until_at').notNull(),
  reason: text().notNull().default(''),
});

export const outsideCalendars = pgTable('outside_calendars', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  name: text().notNull(),
  addressLocked: bytea('address_locked').notNull(),
  host: text().notNull(),
  createdAt: at('created_at').notNull(),
  /** Set when it is to be read, and empty once it was. */
  askedAt: at('asked_at'),
  fetchedAt: at('fetched_at'),
  failure: text().$type<CalendarFailure>(),
  failingSince: at('failing_since'),
  /** When its person was told of that. */
  toldAt: at('told_at'),
});

export const outsideBusy = pgTable('outside_busy', {
  tenantId: uuid('tenant_id').notNull(),
  calendarId: uuid('calendar_id').notNull(),
  fromAt: at('from_at').notNull(),
  untilAt: at('until_at').notNull(),
});
