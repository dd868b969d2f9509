import { z } from 'zod';
import { admins } from './access.ts';
import { defineCalls } from './call.ts';
import { exportStatuses } from './data-exports.ts';
import * as field from './fields.ts';

const person = z.object({ id: field.id, full_name: z.string() });
/** The job to start again, for those who may; null where nothing failed. */
const failedJob = field.id.nullable();

/** A copy of their data that somebody asked for, as the dashboard shows it: nothing of what is in it. */
export const AskedExport = z.object({
  id: field.id,
  person,
  status: z.enum(exportStatuses),
  /** In percent. */
  progress: z.int(),
  askedAt: field.instant,
  /** Until then it can be downloaded; null while there is nothing yet. */
  expiresAt: field.instant.nullable(),
  failedJob,
});
export type AskedExport = z.infer<typeof AskedExport>;

/** Somebody who wants their account deleted, until it is. */
export const AskedErasure = z.object({
  person,
  askedAt: field.instant,
  eraseAt: field.instant,
  /** `waiting`: they may still come back. `due`: it happens within the hour. `failed`: it did not. */
  state: z.enum(['waiting', 'due', 'failed']),
  failedJob,
});
export type AskedErasure = z.infer<typeof AskedErasure>;

/** Numbers alone: nothing is left that says who it was. */
export const ErasureFigures = z.object({
  waiting: z.int(),
  due: z.int(),
  doneLately: z.int(),
  done: z.int(),
});
export type ErasureFigures = z.infer<typeof ErasureFigures>;

const readers = admins('owner', 'support', 'auditor');
const query = z.object({
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(25),
});

export const dataRequestCalls = defineCalls({
  'GET dashboard/exports': {
    summary: 'Copies of their data that people asked for, newest first. Each is kept for a day.',
    access: readers,
    health: false,
    query,
    reply: field.cursorList(AskedExport),
    example: {},
  },
  'GET dashboard/erasures': {
    summary:
      'Accounts that their people want deleted, the soonest first, and how many were erased: in all, and in the last 30 days.',
    access: readers,
    health: false,
    query,
    reply: field.cursorList(AskedErasure).extend({ figures: ErasureFigures }),
    example: {},
  },
});
