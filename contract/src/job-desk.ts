import { z } from 'zod';
import { admins } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** Work behind the pages: mails, simulations, moves. */
export const Job = z.object({
  id: field.id,
  name: z.string(),
  state: z.enum(['created', 'retry', 'active', 'failed']),
  tries: z.int(),
  createdAt: field.instant,
  /** What kind of fault ended it last; never what was in it. */
  fault: z.string().nullable(),
});
export type Job = z.infer<typeof Job>;

export const jobDeskCalls = defineCalls({
  'GET dashboard/jobs': {
    summary: 'Jobs of this site that failed, wait or run; those that failed come first. Up to 100.',
    access: admins('owner', 'support'),
    health: false,
    reply: field.cursorList(Job),
    example: {},
  },
  'POST dashboard/jobs/{id}/retry': {
    summary: 'Try a failed job once more. One that has not failed, or is gone, is left alone.',
    access: admins('owner', 'support'),
    health: false,
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '01890000-0000-7000-8000-000000000000' } },
  },
});
