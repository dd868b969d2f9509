import type { NotificationKind } from '@regimen/contract/notifications.ts';
import { at, bytea } from './column-types.ts';
import { boolean, integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

// What people are told, by which ways they want it, and the secrets they hand to devices and programs.

export const notifications = pgTable('notifications', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull(),
  link: text().notNull(),
  about: text(),
  promptId: uuid('prompt_id'),
  createdAt: at('created_at').notNull(),
  tellAt: at('tell_at'),
  readAt: at('read_at'),
});

export const notificationSettings = pgTable('notification_settings', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  channels: jsonb().$type<Record<string, string[]>>().notNull(),
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  mostADay: integer('most_a_day').notNull(),
  weeklySummary: boolean('weekly_summary').notNull(),
  pushDetails: boolean('push_details').notNull().default(false),
  summarisedAt: at('summarised_at'),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  deviceName: text('device_name').notNull(),
  createdAt: at('created_at').notNull(),
});

export const personalTokens = pgTable('personal_tokens', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  purpose: text().notNull(),
  name: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
  expiresAt: at('expires_at'),
});
