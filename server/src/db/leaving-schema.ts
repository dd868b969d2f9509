import type { ExportStatus } from '@regimen/contract/data-exports.ts';
import { at, bytea } from './column-types.ts';
import { bigint, integer, pgTable, text, uuid } from './drizzle.ts';

// What somebody takes along, and their wish to leave.

export const dataExports = pgTable('data_exports', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  userId: uuid('user_id'),
  status: text().$type<ExportStatus>().notNull(),
  progress: integer().notNull().default(0),
  sizeBytes: bigint('size_bytes', { mode: 'number' }),
  linkKey: bytea('link_key').notNull(),
  askedAt: at('asked_at').notNull(),
  readyAt: at('ready_at'),
  expiresAt: at('expires_at'),
});

export const accountDeletions = pgTable('account_deletions', {
  tenantId: uuid('tenant_id').notNull(),
  userId: uuid('user_id').notNull(),
  askedAt: at('asked_at').notNull(),
  eraseAt: at('erase_at').notNull(),
  keepHash: bytea('keep_hash'),
});

export const erasures = pgTable('erasures', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  erasedAt: at('erased_at').notNull(),
});
