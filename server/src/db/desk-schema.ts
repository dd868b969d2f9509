import type { DeskAct } from '@regimen/contract/history.ts';
import { at } from './column-types.ts';
import { pgTable, text, uuid } from './drizzle.ts';

/** What experts did about what waited for them. */
export const deskActs = pgTable('desk_acts', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid().notNull(),
  taskId: uuid('task_id').notNull(),
  enrollmentId: uuid('enrollment_id').notNull(),
  programId: uuid('program_id').notNull(),
  at: at('at').notNull(),
  what: text().$type<DeskAct>().notNull(),
  byUser: uuid('by_user'),
  toUser: uuid('to_user'),
});
