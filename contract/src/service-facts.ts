import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** What the checker has to know of a service that a step may book. */
const ServiceFact = z.object({
  id: field.id,
  isArchived: z.boolean(),
  /** To the end of the first time that is free; `null`: none is, as far ahead as people may book. */
  firstFreeMinutes: z.int().nullable(),
});
export type ServiceFact = z.infer<typeof ServiceFact>;

export const serviceFactCalls = defineCalls({
  'GET protocols/{id}/service-facts': {
    summary:
      'What is known of the services that steps of this protocol can book, archived ones too: whether they can be booked, and how soon.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: z.object({ id: field.id }),
    reply: field.cursorList(ServiceFact),
    example: { params: { id: '$protocol' } },
  },
});
