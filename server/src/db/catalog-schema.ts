import { integer, pgTable, text, uuid } from './drizzle.ts';

// Kept by triggers of program_listings: see the migration of the catalog.
export const catalogSizes = pgTable('catalog_sizes', {
  tenantId: uuid('tenant_id').notNull(),
  slots: integer().notNull(),
  capacity: integer().notNull(),
  version: integer().notNull(),
});

const setColumns = {
  tenantId: uuid('tenant_id').notNull(),
  kind: text().notNull(),
  value: text().notNull(),
  /** Bits, as PostgreSQL writes them: 0101… */
  members: text().notNull(),
  size: integer().notNull(),
  /** At which version of all the sets it was written. */
  version: integer().notNull(),
};
export const catalogSets = pgTable('catalog_sets', setColumns);
// Its parts.
export const catalogFilterSets = pgTable('catalog_filter_sets', setColumns);
export const catalogWordSets = pgTable('catalog_word_sets', setColumns);

export const catalogWords = pgTable('catalog_words', {
  tenantId: uuid('tenant_id').notNull(),
  language: text().notNull(),
  word: text().notNull(),
  stem: text().notNull(),
});

/** What a published version is made of. */
export const versionUses = pgTable('version_uses', {
  tenantId: uuid('tenant_id').notNull(),
  versionId: uuid('version_id').notNull(),
  kind: text().notNull(),
  objectId: uuid('object_id').notNull(),
  /** Of a KPI: the one it was published in. */
  unit: text(),
});
