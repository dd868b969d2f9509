import type { QualificationState, SpokenLanguage } from '@regimen/contract/expert-profile-choices.ts';
import type { GuardianState } from '@regimen/contract/guardian-states.ts';
import type { ProfileFact, Shown } from '@regimen/contract/my-profile-choices.ts';
import { at, bytea } from './column-types.ts';
import { doublePrecision, integer, pgTable, text, uuid } from './drizzle.ts';

// What people say about themselves.

export const ownProfiles = pgTable('own_profiles', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  phone: text(),
  birthday: text(),
  sex: text().$type<'female' | 'male' | 'other'>(),
  shows: text().array().$type<Shown[]>().notNull().default([]),
  withheld: text().array().$type<ProfileFact[]>().notNull().default([]),
});

export const healthFacts = pgTable('health_facts', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  heightCm: doublePrecision('height_cm'),
  weightKg: doublePrecision('weight_kg'),
  conditions: text().array().notNull().default([]),
  medication: text().notNull().default(''),
  allergies: text().notNull().default(''),
  changedAt: at('changed_at').notNull(),
});

export const formerUsernames = pgTable('former_usernames', {
  tenantId: uuid('tenant_id').notNull(),
  username: text().notNull(),
  userId: uuid('user_id').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const expertProfiles = pgTable('expert_profiles', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  languages: text().array().$type<SpokenLanguage[]>().notNull().default([]),
  links: text().array().notNull().default([]),
  consultation: text().notNull().default(''),
  changedAt: at('changed_at').notNull(),
});

export const qualifications = pgTable('qualifications', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  title: text().notNull(),
  institution: text().notNull(),
  year: integer(),
  state: text().$type<QualificationState>().notNull().default('awaiting'),
  checkedBy: uuid('checked_by'),
  checkedByName: text('checked_by_name'),
  checkedAt: at('checked_at'),
  note: text().notNull().default(''),
  createdAt: at('created_at').notNull(),
});

export const guardianConsents = pgTable('guardian_consents', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  email: text().notNull(),
  state: text().$type<GuardianState>().notNull().default('asked'),
  textVersion: text('text_version'),
  askedAt: at('asked_at').notNull(),
  grantedAt: at('granted_at'),
  endedAt: at('ended_at'),
});

/** The secrets of a guardian's links: all that were mailed to the address that was asked last. */
export const guardianLinks = pgTable('guardian_links', {
  tenantId: uuid('tenant_id').notNull(),
  tokenHash: bytea('token_hash').notNull(),
  consentId: uuid('consent_id').notNull(),
});
