import { z } from 'zod';
import { expertTeamOf, registered } from './access.ts';
import { defineCalls } from './call.ts';
import { mostWritten, usualAWeek } from './cohort-limits.ts';
import * as field from './fields.ts';

const ofProgram = z.object({ id: field.id });
const at = { params: { id: '$program' } };
const ofStep = {
  version: field.id.optional(),
  /** Left out: wherever they are. */
  node: field.documentId.optional(),
};

export const CohortPlan = z.object({
  /** How many would get it now. */
  people: z.int(),
  /** They take no more such messages this week. */
  atLimit: z.int(),
  /** They cannot be written to. */
  blocked: z.int(),
  /** They may be in danger: a message to many is not for them. */
  inDanger: z.int(),
});
export type CohortPlan = z.infer<typeof CohortPlan>;

export const CohortSent = z.object({
  sent: z.int(),
  /** Who got none, and why. */
  skipped: z.array(z.object({ name: z.string(), why: z.enum(['limit', 'blocked', 'danger']) })),
  /** Whoever is still to get it: send the same batch again. */
  left: z.int(),
});
export type CohortSent = z.infer<typeof CohortSent>;

const Choice = z.object({ aWeek: z.int().min(0).max(7) });

export const cohortCalls = defineCalls({
  'GET live/programs/{id}/messages': {
    summary:
      'How many current followers (at a step, or anywhere) would get a message written to all of them now.',
    access: expertTeamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    query: z.object({ ...ofStep, protocol: z.coerce.number().int().min(0).max(100).default(0) }),
    reply: CohortPlan,
    example: at,
  },
  'POST live/programs/{id}/messages': {
    summary: `Write to all current followers (at a step, or anywhere), each in a conversation of their own, up to ${mostWritten} at a time. {{name}} and {{day}} are filled in for each. Nobody gets more such messages a week than they allow, and nobody the same batch twice.`,
    access: expertTeamOf('program', 'edit'),
    health: 'others',
    params: ofProgram,
    body: z.object({
      ...ofStep,
      protocol: z.int().min(0).max(100).default(0),
      body: field.text(1, 2_000),
      batch: field.id,
    }),
    reply: CohortSent,
    limit: 'inviting',
    example: {
      ...at,
      body: {
        body: 'Hello {{name}}, how is your first week?',
        batch: '01890a5d-ac96-774b-bcce-b302099a8057',
      },
    },
  },
  'GET cohort-choices': {
    summary: `How many messages written to many at once you take in 7 days. ${usualAWeek} if you never said.`,
    access: registered,
    health: false,
    reply: Choice,
    example: {},
  },
  'PUT cohort-choices': {
    summary: 'Choose how many messages written to many at once you take in 7 days. 0: none.',
    access: registered,
    health: false,
    body: Choice,
    reply: Choice,
    limit: 'writing',
    example: { body: { aWeek: 1 } },
  },
});
