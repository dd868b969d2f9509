import type { WhatIf, WhatIfResult } from '@regimen/contract/what-if.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import { at } from './column-types.ts';
import { doublePrecision, integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

export const whatIfs = pgTable('what_ifs', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  programId: uuid('program_id').notNull(),
  startedBy: uuid('started_by'),
  versionId: uuid('version_id'),
  content: text().notNull(),
  since: at('since').notNull(),
  until: at('until').notNull(),
  mostPeople: integer('most_people').notNull(),
  status: text().$type<WhatIf['status']>().notNull(),
  peopleDone: integer('people_done').notNull().default(0),
  peopleCount: integer('people_count'),
  skippedCount: integer('skipped_count').notNull().default(0),
  sums: jsonb().$type<WhatIfSum>(),
  createdAt: at('created_at').notNull(),
  endedAt: at('ended_at'),
});

export const whatIfPeople = pgTable('what_if_people', {
  tenantId: uuid('tenant_id').notNull(),
  whatIfId: uuid('what_if_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  rank: doublePrecision().notNull(),
  changes: text().array().notNull(),
  result: jsonb().$type<WhatIfResult>().notNull(),
});
