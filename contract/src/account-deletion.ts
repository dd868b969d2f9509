import { z } from 'zod';
import { anyone, registered } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

const EraseAt = z.object({ eraseAt: field.instant });

export const accountDeletionCalls = defineCalls({
  'GET account-deletion': {
    summary:
      'What deleting your account would delete and what would stay without your name, and whether you asked for it.',
    access: registered,
    health: false,
    reply: z.object({
      /** When the account goes; null: it stays. */
      eraseAt: field.instant.nullable(),
      /** In the caller’s language. */
      goes: z.array(z.string()),
      stays: z.array(z.string()),
      /** One’s own programs that people follow, and how many do now. */
      programs: z.int(),
      followers: z.int(),
    }),
    example: {},
  },
  'POST account-deletion': {
    summary:
      'Delete your account in 14 days. Signs you out everywhere. We email you a link that keeps the account, and so does signing in.',
    access: registered,
    health: 'own',
    reply: EraseAt,
    status: 201,
    stepUp: true,
    limit: 'writing',
    example: {},
  },
  'DELETE account-deletion': {
    summary: 'Keep your account after all.',
    access: registered,
    health: false,
    reply: null,
    limit: 'writing',
    example: {},
  },
  'POST account-deletion/undo': {
    summary: 'Keep the account, with the link from the email. Works once, until the account is deleted.',
    access: anyone,
    health: false,
    body: z.object({ token: field.secret }),
    reply: null,
    limit: 'signIn',
    example: { body: { token: '$keepToken' } },
  },
});
