import { z } from 'zod';
import { anyone, ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import { FollowedProgram } from './enrollments.ts';
import * as field from './fields.ts';
import { guardianStates } from './guardian-states.ts';

/** What a guardian reads before they answer. `over`: the program has ended or was left. */
export const GuardianQuestion = z.object({
  state: z.enum([...guardianStates, 'over']),
  /** Whose guardian is asked. */
  person: z.string(),
  program: FollowedProgram,
  /** What the program keeps of whoever follows it, by name: what is measured, answered, and put up. */
  keeps: z.object({
    readings: z.array(z.string()),
    answers: z.array(z.string()),
    files: z.array(z.string()),
  }),
  askedAt: field.instant,
  grantedAt: field.instant.nullable(),
  endedAt: field.instant.nullable(),
});
export type GuardianQuestion = z.infer<typeof GuardianQuestion>;

export const guardianConsentCalls = defineCalls({
  'POST enrollments/{id}/guardian': {
    summary:
      'Ask a guardian again, or another one, while a program waits for their consent. Once they have answered, nothing is sent.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: z.object({ id: field.id }),
    body: z.object({ email: field.email }),
    reply: null,
    limit: 'contact',
    example: { params: { id: '$enrollment' }, body: { email: '$unique@example.test' } },
  },
  'POST guardian-consents/look': {
    summary: 'What a guardian is asked, by the secret link from the email.',
    access: anyone,
    health: 'others',
    body: z.object({ token: field.secret }),
    reply: GuardianQuestion,
    limit: 'signIn',
    example: { body: { token: '$guardianToken' } },
  },
  'POST guardian-consents/answer': {
    summary:
      'Consent or refuse as a guardian, by the secret link from the email. A consent can be taken back by the same link, which ends the program for the person.',
    access: anyone,
    health: 'others',
    body: z.object({ token: field.secret, granted: z.boolean() }),
    reply: GuardianQuestion,
    limit: 'signIn',
    example: { body: { token: '$guardianToken', granted: true } },
  },
});
