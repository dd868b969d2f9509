import type { NoteCode } from '@regimen/engine/fhir/report.ts';
import { z } from 'zod';
import { experts, expertTeamOf, ownerOf, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { fhirLimitBytes } from './limits.ts';
import { ProtocolCard } from './protocols.ts';

/** Something in a file that could not be carried over: where it stands, and in words. */
export const ImportNote = z.object({
  code: z.string() as z.ZodType<NoteCode, NoteCode>,
  path: z.string(),
  what: z.string(),
  words: z.string(),
});
export type ImportNote = z.infer<typeof ImportNote>;

/** JSON of another standard: FHIR's own schema says what is in it. */
const file = { reply: field.json<unknown>(), replyType: 'application/fhir+json' } as const;

const plan = {
  resourceType: 'PlanDefinition',
  status: 'draft',
  title: 'A walk a day $unique',
  action: [
    {
      title: 'Walk for ten minutes',
      condition: [{ kind: 'applicability', expression: { language: 'text/cql', expression: 'Age over 40' } }],
    },
  ],
};

export const fhirCalls = defineCalls({
  'GET protocols/{id}/fhir': {
    summary: 'The draft as a FHIR R4 bundle: PlanDefinition, ActivityDefinitions, Questionnaires.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: z.object({ id: field.id }),
    ...file,
    example: { params: { id: '$protocol' } },
  },
  'POST protocols/fhir': {
    summary:
      'Import a protocol from a FHIR R4 PlanDefinition or a bundle with one. Reports what could not be carried over. Any other file is refused with the path of each problem.',
    access: experts,
    health: false,
    body: z.object({ document: field.json<unknown>(), categoryId: field.id.nullable().default(null) }),
    bodyLimitBytes: fhirLimitBytes,
    bodyOnThread: true,
    reply: z.object({
      protocol: ProtocolCard,
      /** In the caller’s language; at most five hundred. */
      report: z.array(ImportNote),
    }),
    status: 201,
    limit: 'writing',
    example: { body: { document: plan } },
  },
  'GET enrollments/{id}/fhir': {
    summary:
      'Your path through a program as a FHIR R4 bundle: CarePlan, Tasks, Observations, QuestionnaireResponses, and the definitions they name.',
    access: ownerOf('enrollment'),
    health: 'own',
    params: z.object({ id: field.id }),
    ...file,
    limit: 'writing',
    example: { params: { id: '$enrollment' } },
  },
  'GET history/runs/{id}/fhir': {
    summary: 'The same for a follower, with the experts’ tasks, for the program’s team.',
    access: expertTeamOf('run', 'edit'),
    health: 'others',
    params: z.object({ id: field.id }),
    /** `whole`: with all that the program defines, conditions and prompts too. */
    query: z.object({ definitions: z.enum(['used', 'whole']).default('used') }),
    ...file,
    limit: 'writing',
    example: { params: { id: '$run' } },
  },
});
