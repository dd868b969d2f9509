import { at, bytea } from './column-types.ts';
import { bigint, boolean, integer, pgTable, text, uuid } from './drizzle.ts';

export const passkeys = pgTable('passkeys', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
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

export const passkeyChallenges = pgTable('passkey_challenges', {
  tenantId: uuid('tenant_id').notNull(),
  keyHash: bytea('key_hash').notNull(),
  purpose: text().$type<'add' | 'prove' | 'admin-add' | 'admin-prove'>().notNull(),
  challenge: text().notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const twoFactors = pgTable('two_factors', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  secret: bytea().notNull(),
  usedStep: integer('used_step').notNull(),
  createdAt: at('created_at').notNull(),
});

export const recoveryCodes = pgTable('recovery_codes', {
  tenantId: uuid('tenant_id').notNull(),
  twoFactorId: uuid('two_factor_id').notNull(),
  codeHash: bytea('code_hash').notNull(),
});

export const twoFactorRemovals = pgTable('two_factor_removals', {
  tenantId: uuid('tenant_id').notNull(),
  twoFactorId: uuid('two_factor_id').notNull(),
  email: text().notNull(),
  tokenHash: bytea('token_hash'),
  askedAt: at('asked_at').notNull(),
  readyAt: at('ready_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});

export const pendingSignIns = pgTable('pending_sign_ins', {
  tenantId: uuid('tenant_id').notNull(),
  keyHash: bytea('key_hash').notNull(),
  userId: uuid('user_id').notNull(),
  deviceHash: bytea('device_hash').notNull(),
  zone: text(),
  staySignedIn: boolean('stay_signed_in').notNull(),
  expiresAt: at('expires_at').notNull(),
});
