import type { Found, MoveDecision, MoveStatus, MoveVerdict, Moving } from '@regimen/contract/moves.ts';
import { at } from './column-types.ts';
import { integer, jsonb, pgTable, text, uuid } from './drizzle.ts';

// Moving people who are on the way to another version of their program.

export const movings = pgTable('movings', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  programId: uuid('program_id').notNull(),
  versionId: uuid('version_id'),
  draftState: text('draft_state'),
  draftContent: text('draft_content'),
  byUser: uuid('by_user'),
  state: text().$type<Moving['state']>().notNull(),
  createdAt: at('created_at').notNull(),
  startedAt: at('started_at'),
  endedAt: at('ended_at'),
});

export const movingPeople = pgTable('moving_people', {
  tenantId: uuid('tenant_id').notNull(),
  movingId: uuid('moving_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  fromVersion: uuid('from_version').notNull(),
  verdict: text().$type<MoveVerdict>(),
  reason: text().notNull().default(''),
  found: jsonb().$type<Found>(),
  status: text().$type<MoveStatus>().notNull(),
  wanted: text(),
  decision: jsonb().$type<MoveDecision>(),
  decidedBy: uuid('decided_by'),
  decidedAt: at('decided_at'),
  beforeRun: text('before_run'),
  movedNumber: integer('moved_number'),
  movedAt: at('moved_at'),
  undoneAt: at('undone_at'),
  keptBecause: text('kept_because'),
});
