import { createRequire } from 'node:module';

// All that we use of Drizzle. As an ES module it would cost every start of a process 0.6 s: for each of its 800 imports
// Node reads its package.json anew, which is 179 kB long. By `require` it does not.

export type { SQL } from 'drizzle-orm';
export type { NodePgDatabase } from 'drizzle-orm/node-postgres';
export type { PgView } from 'drizzle-orm/pg-core';

const require = createRequire(import.meta.url);
const core = require('drizzle-orm') as typeof import('drizzle-orm');
const postgres = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres');

export const { drizzle } = driver;
export const { DrizzleQueryError, getTableColumns, is, sql } = core;
export const { and, or, not, exists, asc, desc, count } = core;
export const { eq, ne, gt, gte, lt, lte, ilike, inArray, notInArray, isNull, isNotNull } = core;
export const { PgTable, alias, customType, getTableConfig, getViewConfig, pgTable, pgView, primaryKey } =
  postgres;
export const { bigint, boolean, doublePrecision, integer, jsonb, smallint, text, timestamp, uuid } = postgres;

// Where a query has but one table Drizzle leaves its name out of what is selected. Inside a subquery a bare `tenant_id`
// is the subquery's own, and a condition that ties the two together is true of every row. Here each column says its table.
const { buildSelection } = postgres.PgDialect.prototype as unknown as { buildSelection: Build };
type Build = (fields: unknown, options?: object) => unknown;
Object.assign(postgres.PgDialect.prototype, {
  buildSelection(this: unknown, fields: unknown) {
    return buildSelection.call(this, fields, { isSingleTable: false });
  },
});
