import { z } from 'zod';
import { ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

export const aiModuleCalls = defineCalls({
  'POST ai-decisions/{id}/ask-person': {
    summary:
      'Ask your team to look at a choice that an AI module made for you. Asked again, nothing changes.',
    access: ownerOf('aiDecision'),
    health: 'own',
    params: z.object({ id: field.id }),
    reply: null,
    limit: 'writing',
    example: { params: { id: '$aiDecision' } },
  },
});
