import type { DraftedText } from '@regimen/contract/drafted-text.ts';
import type { SiteData } from '@regimen/contract/load.ts';
import type { UnitSystem } from '@regimen/contract/my-profile-choices.ts';
import type { RoleName } from '@regimen/contract/roles.ts';
import type { DraftAnswers } from '@regimen/contract/wizard.ts';
import type { ProposalState, ProposalWriter } from '@regimen/contract/wizard-choices.ts';
import type { Problem } from '@regimen/engine/check.ts';
import type { Condition } from '@regimen/engine/condition.ts';
import type { Edit } from '@regimen/engine/edit.ts';
import type { Item, ItemKind } from '@regimen/engine/items.ts';
import { at, bytea, regconfig } from './column-types.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from './drizzle.ts';

export * from './account-schema.ts';
export * from './admin-schema.ts';
export * from './agent-schema.ts';
export * from './ai-schema.ts';
export * from './ai-test-schema.ts';
export * from './audit-schema.ts';
export * from './booking-schema.ts';
export * from './catalog-schema.ts';
export * from './chat-schema.ts';
export * from './desk-schema.ts';
export * from './event-schema.ts';
export * from './key-schema.ts';
export * from './leaving-schema.ts';
export * from './ledger-schema.ts';
// The shape of the tables for queries. The migrations are the truth; a test compares the two.
export * from './moving-schema.ts';
export * from './notification-schema.ts';
export * from './openid-schema.ts';
export * from './profile-schema.ts';
export * from './program-schema.ts';
export * from './service-schema.ts';
export * from './simulation-schema.ts';
export * from './team-schema.ts';
export * from './what-if-schema.ts';

export const tenants = pgTable('tenants', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  settings: jsonb().$type<Partial<SiteData>>().notNull(),
  /** Made by the database. */
  claimSecret: bytea('claim_secret').notNull().default(Buffer.alloc(0)),
  createdAt: at('created_at').notNull().defaultNow(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const tenantDomains = pgTable(
  'tenant_domains',
  {
    tenantId: uuid('tenant_id').notNull(),
    host: text().notNull(),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.host] })],
);

export const tenantDocuments = pgTable('tenant_documents', {
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  locale: text().notNull(),
  title: text().notNull(),
  lead: text().notNull().default(''),
  body: text().notNull(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

export const tenantFaqs = pgTable('tenant_faqs', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  locale: text().notNull(),
  position: integer().notNull(),
  topic: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
});

export const users = pgTable('users', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  email: text(),
  fullName: text('full_name').notNull(),
  passwordHash: text('password_hash'),
  roles: text().array().$type<RoleName[]>().notNull(),
  isTemporary: boolean('is_temporary').notNull().default(false),
  /** What stays of somebody who left. */
  isPseudonym: boolean('is_pseudonym').notNull().default(false),
  emailVerifiedAt: at('email_verified_at'),
  locale: text().notNull(),
  username: text().notNull(),
  zone: text(),
  avatar: text(),
  bio: text().notNull().default(''),
  units: text().$type<UnitSystem>().notNull().default('metric'),
  createdAt: at('created_at').notNull().defaultNow(),
  lastSeenAt: at('last_seen_at').notNull().defaultNow(),
  suspendedAt: at('suspended_at'),
  suspensionNote: text('suspension_note'),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  tenantId: uuid('tenant_id').notNull(),
  caller: text().notNull(),
  key: text().notNull(),
  requestHash: bytea('request_hash').notNull(),
  reply: text(),
  createdAt: at('created_at').notNull().defaultNow(),
});

export const contactMessages = pgTable('contact_messages', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id'),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  description: text().notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
  answer: text(),
  answeredAt: at('answered_at'),
  answeringAdmin: uuid('answering_admin'),
});

export const discussions = pgTable('discussions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  authorId: uuid('author_id').notNull(),
  title: text().notNull(),
  category: text().notNull(),
  body: text().notNull(),
  html: text().notNull(),
  htmlRules: integer('html_rules').notNull(),
  language: regconfig().notNull(),
  answersCount: integer('answers_count').notNull().default(0),
  acceptedAnswerId: uuid('accepted_answer_id'),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
});

export const answers = pgTable('answers', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  discussionId: uuid('discussion_id').notNull(),
  authorId: uuid('author_id').notNull(),
  body: text().notNull(),
  html: text().notNull(),
  htmlRules: integer('html_rules').notNull(),
  createdAt: at('created_at').notNull(),
  editedAt: at('edited_at'),
});

export const categories = pgTable('categories', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  ownerId: uuid('owner_id').notNull(),
  name: text().notNull(),
  colour: text().notNull(),
  icon: text().notNull(),
  position: integer().notNull(),
  createdAt: at('created_at').notNull(),
});

export const protocols = pgTable('protocols', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  ownerId: uuid('owner_id').notNull(),
  categoryId: uuid('category_id'),
  name: text().notNull(),
  description: text().notNull(),
  stepsCount: integer('steps_count').notNull(),
  modulesCount: integer('modules_count').notNull(),
  stepTypes: text('step_types').array().notNull().default([]),
  document: text().notNull(),
  version: integer().notNull(),
  createdAt: at('created_at').notNull(),
  savedAt: at('saved_at').notNull(),
  savedBy: uuid('saved_by'),
  archivedAt: at('archived_at'),
});

export const draftChanges = pgTable('draft_changes', {
  tenantId: uuid('tenant_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  version: integer().notNull(),
  change: text().notNull(),
  savedAt: at('saved_at').notNull(),
  isDraft: boolean('is_draft').notNull().default(false),
});

export const draftVersions = pgTable('draft_versions', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  version: integer().notNull(),
  name: text().notNull(),
  document: text().notNull(),
  stepsCount: integer('steps_count').notNull(),
  savedBy: uuid('saved_by'),
  createdAt: at('created_at').notNull(),
});

export const items = pgTable('items', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  ownerId: uuid('owner_id').notNull(),
  protocolId: uuid('protocol_id'),
  kind: text().$type<ItemKind>().notNull(),
  name: text().notNull(),
  description: text().notNull(),
  photo: text(),
  content: jsonb().$type<Item>().notNull(),
  version: integer().notNull().default(1),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
  unreviewed: jsonb().$type<DraftedText[]>().notNull().default([]),
});

export const itemUses = pgTable('item_uses', {
  tenantId: uuid('tenant_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  itemId: uuid('item_id').notNull(),
});

export const safetyRules = pgTable('safety_rules', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  name: text().notNull(),
  condition: jsonb().$type<Condition>().notNull(),
  mustReach: text('must_reach').notNull(),
  stepId: text('step_id'),
  withinMinutes: integer('within_minutes').notNull(),
  createdAt: at('created_at').notNull(),
  changedAt: at('changed_at').notNull(),
});

export const wizards = pgTable('wizards', {
  tenantId: uuid('tenant_id').notNull(),
  protocolId: uuid('protocol_id').notNull(),
  sessionKey: text('session_key').notNull(),
  answers: jsonb().$type<DraftAnswers>().notNull(),
  changedAt: at('changed_at').notNull(),
});

export const wizardProposals = pgTable('wizard_proposals', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  protocolId: uuid('protocol_id').notNull(),
  userId: uuid('user_id'),
  words: text().notNull(),
  state: text().$type<ProposalState>().notNull(),
  writer: text().$type<ProposalWriter>().notNull(),
  says: text().notNull(),
  edits: jsonb().$type<Edit[]>().notNull(),
  items: jsonb().$type<Record<string, Item>>().notNull(),
  leftOut: integer('left_out').notNull(),
  mended: integer().notNull(),
  problems: jsonb().$type<Problem[]>().notNull(),
  sources: jsonb().$type<{ title: string; url: string }[]>().notNull(),
  createdAt: at('created_at').notNull(),
  near: jsonb().$type<string[]>().notNull().default([]),
});

export const images = pgTable('images', {
  tenantId: uuid('tenant_id').notNull(),
  name: text().notNull(),
  ownerId: uuid('owner_id'),
  createdAt: at('created_at').notNull(),
});
