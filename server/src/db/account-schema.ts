import type { ConsentDocument } from '@regimen/contract/consents.ts';
import type { SignInWay } from '@regimen/contract/sign-ins.ts';
import { at, bytea } from './column-types.ts';
import { boolean, integer, pgTable, text, uuid } from './drizzle.ts';

export const sessions = pgTable('sessions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  deviceHash: bytea('device_hash').notNull(),
  deviceName: text('device_name').notNull(),
  zone: text(),
  language: text(),
  idleSeconds: integer('idle_seconds').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  provedAt: at('proved_at').notNull().defaultNow(),
});

export const signIns = pgTable('sign_ins', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  at: at('at').notNull(),
  succeeded: boolean().notNull(),
  how: text().$type<SignInWay>().notNull(),
  deviceName: text('device_name').notNull(),
  zone: text(),
});

export const emailChanges = pgTable('email_changes', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  fromEmail: text('from_email').notNull(),
  toEmail: text('to_email').notNull(),
  askedAt: at('asked_at').notNull(),
  confirmHash: bytea('confirm_hash'),
  confirmUntil: at('confirm_until'),
  confirmedAt: at('confirmed_at'),
  undoHash: bytea('undo_hash'),
  undoUntil: at('undo_until'),
  undoneAt: at('undone_at'),
});

export const consents = pgTable('consents', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  document: text().$type<ConsentDocument>().notNull(),
  granted: boolean().notNull(),
  documentAt: at('document_at'),
  at: at('at').notNull(),
});

export const linkTokens = pgTable('link_tokens', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  purpose: text().notNull(),
  email: text().notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
});

export const signInFailures = pgTable('sign_in_failures', {
  tenantId: uuid('tenant_id').notNull(),
  subject: bytea().notNull(),
  failures: integer().notNull(),
  lastAt: at('last_at').notNull(),
  nextAt: at('next_at').notNull(),
});

export const knownDevices = pgTable('known_devices', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  deviceHash: bytea('device_hash').notNull(),
  until: at('until').notNull(),
  id: uuid().notNull().defaultRandom(),
  deviceName: text('device_name'),
  rememberedAt: at('remembered_at'),
  rememberedUntil: at('remembered_until'),
});

export const mailTallies = pgTable('mail_tallies', {
  tenantId: uuid('tenant_id').notNull(),
  subject: bytea().notNull(),
  hourBegan: at('hour_began').notNull(),
  inHour: integer('in_hour').notNull(),
  dayBegan: at('day_began').notNull(),
  inDay: integer('in_day').notNull(),
});
