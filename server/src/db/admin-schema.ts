import type { AdminRole } from '@regimen/contract/admin-roles.ts';
import type { EmergencyScope, Verdict } from '@regimen/contract/emergency-scopes.ts';
import { at, bytea } from './column-types.ts';
import { bigint, boolean, pgTable, text, uuid } from './drizzle.ts';

export const admins = pgTable('admins', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  role: text().$type<AdminRole>().notNull(),
  passwordHash: text('password_hash'),
  totp: bytea(),
  totpPending: bytea('totp_pending'),
  totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  linkHash: bytea('link_hash'),
  linkUntil: at('link_until'),
  isDemo: boolean('is_demo').notNull().default(false),
  suspendedAt: at('suspended_at'),
  createdAt: at('created_at').notNull(),
  lastSeenAt: at('last_seen_at'),
});

export const adminSessions = pgTable('admin_sessions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  adminId: uuid('admin_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  deviceName: text('device_name').notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  provedAt: at('proved_at'),
});

export const adminPasskeys = pgTable('admin_passkeys', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  adminId: uuid('admin_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  host: text().notNull(),
  name: text().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  isSyncable: boolean('is_syncable').notNull(),
  isSynced: boolean('is_synced').notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
});

export const adminActions = pgTable('admin_actions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  at: at('at').notNull(),
  adminId: uuid('admin_id').notNull(),
  action: text().notNull(),
  personId: uuid('person_id'),
  reason: text(),
  aboutAdmin: uuid('about_admin'),
  roleGiven: text('role_given').$type<AdminRole>(),
});

export const emergencyAccesses = pgTable('emergency_accesses', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  adminId: uuid('admin_id').notNull(),
  personId: uuid('person_id').notNull(),
  scopes: text().array().$type<EmergencyScope[]>().notNull(),
  reason: text().notNull(),
  openedAt: at('opened_at').notNull(),
  endsAt: at('ends_at').notNull(),
  reviewedAt: at('reviewed_at'),
  reviewedBy: uuid('reviewing_admin'),
  verdict: text().$type<Verdict>(),
  note: text(),
  pressedAt: at('pressed_at'),
});
