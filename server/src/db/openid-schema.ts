import { at, bytea } from './column-types.ts';
import { boolean, pgTable, text, uuid } from './drizzle.ts';

export const openidProviders = pgTable('openid_providers', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text('client_id').notNull(),
  secretLocked: bytea('secret_locked').notNull(),
  enabled: boolean().notNull(),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const openidIdentities = pgTable('openid_identities', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  providerId: uuid('provider_id').notNull(),
  subject: text().notNull(),
  email: text(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at').notNull(),
});

export const openidVisits = pgTable('openid_visits', {
  tenantId: uuid('tenant_id').notNull(),
  stateHash: bytea('state_hash').notNull(),
  browserHash: bytea('browser_hash').notNull(),
  providerId: uuid('provider_id').notNull(),
  userId: uuid('user_id'),
  again: boolean().notNull(),
  until: at('until').notNull(),
  returnedAt: at('returned_at'),
  ticketHash: bytea('ticket_hash'),
  subject: text(),
  email: text(),
  emailVerified: boolean('email_verified').notNull().default(false),
  fullName: text('full_name').notNull().default(''),
  outcome: text().$type<'signed-in' | 'connected'>(),
});
