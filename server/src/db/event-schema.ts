import type { LiveComponent } from '@regimen/contract/realtime.ts';
import { at, bytea } from './column-types.ts';
import { integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

// What people are told the moment it happens, numbered for each of them.

export const eventRecipients = pgTable('event_recipients', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  epoch: integer().notNull(),
  lastSeq: integer('last_seq').notNull(),
});

export const recipientEvents = pgTable('recipient_events', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  seq: integer().notNull(),
  component: text().$type<LiveComponent>().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
});

// Who is on a presence channel, by the process that holds their connection.

export const presenceLeases = pgTable('presence_leases', {
  tenantId: uuid('tenant_id').notNull(),
  processId: uuid('process_id').notNull(),
  until: at('until').notNull(),
});

export const presenceMembers = pgTable('presence_members', {
  tenantId: uuid('tenant_id').notNull(),
  channel: text().notNull(),
  processId: uuid('process_id').notNull(),
  socketId: text('socket_id').notNull(),
  member: text().notNull(),
  info: jsonb().$type<unknown>(),
});

export const guestKeys = pgTable('guest_keys', {
  tenantId: uuid('tenant_id').notNull(),
  keyHash: bytea('key_hash').notNull(),
  createdAt: at('created_at').notNull(),
});
