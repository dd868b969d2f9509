import type { enrollmentEvents, enrollments, kpiReadings, prompts, tasks } from '../../db/schema.ts';

export type EnrollmentRow = typeof enrollments.$inferSelect;
export type EventRow = Omit<typeof enrollmentEvents.$inferSelect, 'entryLength' | 'traceLength'>;
export type TaskRow = typeof tasks.$inferSelect;
export type PromptRow = typeof prompts.$inferSelect;
export type ReadingRow = typeof kpiReadings.$inferSelect;
/** As it is when it is taken. */
export type NewReadingRow = Omit<ReadingRow, 'correctedAt' | 'earlier'>;
