import { z } from 'zod';
import { platformAdmins } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** So far back somebody counts as new. */
export const newDays = 30;

/** One site of all, in numbers; nobody in it. */
export const SiteInNumbers = z.object({
  id: field.id,
  name: z.string(),
  /** Its main address; `null`: it has none yet. */
  host: z.string().nullable(),
  createdAt: field.instant,
  people: z.int(),
  /** Those who came in the last `newDays` days. */
  joined: z.int(),
  /** Programs that somebody is following. */
  running: z.int(),
  /** When anybody was last there. */
  lastSeenAt: field.instant.nullable(),
});
export type SiteInNumbers = z.infer<typeof SiteInNumbers>;

export const allSitesCalls = defineCalls({
  'GET dashboard/sites': {
    summary:
      'All sites on this platform, newest first, in numbers. For admins of the site that the operator named as the platform’s own (`PLATFORM_HOST`).',
    access: platformAdmins('owner', 'auditor'),
    health: false,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(SiteInNumbers),
    example: {},
  },
});
