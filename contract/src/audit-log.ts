import { z } from 'zod';
import { admins } from './access.ts';
import { lookKinds } from './audit.ts';
import { lookReasons } from './audit-reasons.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { AdminAction } from './people.ts';

const named = z.object({ id: field.id, full_name: z.string() });

/** That somebody saw or changed another's health data; never what was in it. */
export const AuditedLook = z.object({
  id: field.id,
  at: field.instant,
  who: named.nullable(),
  /** A role of the site, or an admin's. */
  role: z.string(),
  /** `null`: their account is gone. */
  person: named.nullable(),
  what: z.enum(lookKinds),
  call: z.string(),
  why: z.enum(lookReasons),
});
export type AuditedLook = z.infer<typeof AuditedLook>;

const pages = {
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(25),
};
const readers = admins('owner', 'auditor');

export const auditLogCalls = defineCalls({
  'GET dashboard/audit': {
    summary: 'Who looked at whose health data, newest first; what people see of themselves is not in it.',
    access: readers,
    health: false,
    query: z.object({
      why: z.enum(lookReasons).optional(),
      /** About this person alone. */
      person: field.id.optional(),
      /** Up to and with this day, in UTC. */
      until: field.day.optional(),
      ...pages,
    }),
    reply: field.cursorList(AuditedLook),
    example: { query: { why: 'admin' } },
  },
  'GET dashboard/actions': {
    summary: 'What admins did, newest first.',
    access: readers,
    health: false,
    query: z.object(pages),
    reply: field.cursorList(AdminAction),
    example: {},
  },
  'POST dashboard/audit/verify': {
    summary: 'Look through the whole audit of this site for entries that were changed or removed.',
    access: readers,
    health: false,
    reply: z.object({
      entries: z.int(),
      /** The number of the first entry that is not what was sealed; `null`: all are. */
      broken: z.int().nullable(),
    }),
    limit: 'inviting',
    example: {},
  },
});
