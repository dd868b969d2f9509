import { z } from 'zod';
import { ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const visibilityCalls = defineCalls({
  'PUT enrollments/{id}/visibility': {
    summary: 'Set whether other followers of a program can see you, and nothing else.',
    access: ownerOf('enrollment'),
    params: z.object({ id: field.id }),
    body: z.object({ isSeen: z.boolean() }),
    reply: null,
    limit: 'writing',
    health: 'own',
    example: { params: { id: '$enrollment' }, body: { isSeen: true } },
  },
  'POST enrollments/{id}/stop-sharing': {
    summary:
      'Stop sharing what you did in a program that is over with its experts. Leaving a program does that at once.',
    access: ownerOf('enrollment'),
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    health: 'own',
    example: { params: { id: '$endedEnrollment' } },
  },
});
