import { z } from 'zod';
import { signedIn } from './access.ts';
import { sharedFacts } from './ai-choices.ts';
import { defineCalls } from './call.ts';

export const aiCalls = defineCalls({
  'GET ai': {
    summary: 'Who answers here: a language model or the built-in guide, and what a model is told about you.',
    access: signedIn,
    health: false,
    reply: z.object({ model: z.string().nullable(), shares: z.array(z.enum(sharedFacts)) }),
    example: {},
  },
});
