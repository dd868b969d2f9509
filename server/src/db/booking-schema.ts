import type { BookingSide, BookingState, WaitlistState } from '@regimen/contract/booking-choices.ts';
import type { BookingTerms } from '@regimen/contract/bookings.ts';
import type { Question } from '@regimen/engine/questions.ts';
import { at, bytea, tstzrange } from './column-types.ts';
import { boolean, integer, jsonb, pgTable, sql, text, uuid } from './drizzle.ts';

export const sessionsBooked = pgTable('sessions_booked', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  serviceId: uuid('service_id'),
  wall: text().notNull(),
  isSecond: boolean('is_second').notNull().default(false),
  zone: text().notNull(),
  fromAt: at('from_at').notNull(),
  untilAt: at('until_at').notNull(),
  bufferBefore: integer('buffer_before').notNull(),
  bufferAfter: integer('buffer_after').notNull(),
  seats: integer().notNull(),
  seatsTaken: integer('seats_taken').notNull(),
  roomId: uuid('room_id'),
  state: text().$type<'open' | 'over' | 'cancelled'>().notNull(),
  clashAt: at('clash_at'),
  sequence: integer().notNull().default(0),
  freedAt: at('freed_at'),
  createdAt: at('created_at').notNull(),
});

export const sessionHosts = pgTable('session_hosts', {
  tenantId: uuid('tenant_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  userId: uuid('user_id').notNull(),
  fromAt: at('from_at').notNull(),
});

export const occupancy = pgTable('occupancy', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  sessionId: uuid('session_id').notNull(),
  resource: uuid().notNull(),
  kind: text().$type<'host' | 'room'>().notNull(),
  span: tstzrange().notNull(),
  clashes: boolean().notNull().default(false),
});

export const bookings = pgTable('bookings', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  sessionId: uuid('session_id').notNull(),
  fromAt: at('from_at').notNull(),
  serviceId: uuid('service_id'),
  userId: uuid('user_id').notNull(),
  bookedBy: uuid('booked_by'),
  state: text().$type<BookingState>().notNull(),
  heldUntil: at('held_until'),
  terms: jsonb().$type<BookingTerms & { joinAt: string }>().notNull(),
  questions: jsonb().$type<Question[]>().notNull().default([]),
  answers: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  reason: text().notNull().default(''),
  cancelledBy: text('cancelled_by').$type<BookingSide>(),
  privateNote: text('private_note').notNull().default(''),
  summary: text().notNull().default(''),
  sequence: integer().notNull().default(0),
  seriesId: uuid('series_id'),
  seriesNumber: integer('series_number'),
  seriesCount: integer('series_count'),
  seriesWall: text('series_wall'),
  seriesWeeks: integer('series_weeks'),
  taskId: uuid('task_id'),
  remindAt: at('remind_at'),
  madeAt: at('made_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const waitlist = pgTable('waitlist', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  serviceId: uuid('service_id').notNull(),
  userId: uuid('user_id').notNull(),
  duration: integer().notNull(),
  fromDay: text('from_day').notNull(),
  untilDay: text('until_day').notNull(),
  fromAt: at('from_at'),
  state: text().$type<WaitlistState>().notNull(),
  offeredBooking: uuid('offered_booking'),
  createdAt: at('created_at').notNull(),
  joinedAt: at('joined_at').notNull().default(sql`clock_timestamp()`),
});

export const bookingFeeds = pgTable('booking_feeds', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  secretHash: bytea('secret_hash').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
});
