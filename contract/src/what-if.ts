import type { Program } from '@regimen/engine/protocol.ts';
import type { WhatIfSum } from '@regimen/engine/what-if/sum-up.ts';
import type { WhatIfPerson } from '@regimen/engine/what-if.ts';
import { z } from 'zod';
import { expertTeamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

export const whatIfStatuses = ['waiting', 'running', 'done', 'failed'] as const;
export const whatIfChanges = ['earlier', 'later', 'new', 'gone'] as const;
export type WhatIfChange = (typeof whatIfChanges)[number];

/** What would have been different for one person, as the engine says it; days and names only as many as are read. */
export type WhatIfResult = WhatIfPerson;

export const WhatIf = z.object({
  id: field.id,
  programId: field.id,
  /** Against which published version; null: the draft as it stood then. */
  against: z.object({ id: field.id, number: z.int() }).nullable(),
  since: field.instant,
  until: field.instant,
  status: z.enum(whatIfStatuses),
  peopleDone: z.int(),
  /** null until it is known. */
  peopleCount: z.int().nullable(),
  /** More people than that were on the way; the newest were taken. */
  mostPeople: z.int(),
  skippedCount: z.int(),
  startedBy: Person.nullable(),
  createdAt: field.instant,
  endedAt: field.instant.nullable(),
  /** Once it is done. */
  sums: field.json<WhatIfSum | null>(),
});
export type WhatIf = z.infer<typeof WhatIf>;

export const WhatIfFollower = z.object({
  enrollmentId: field.id,
  follower: Person,
  result: field.json<WhatIfResult>(),
});
export type WhatIfFollower = z.infer<typeof WhatIfFollower>;

/** How far back one may look, in days. */
const longestDays = 366;
const ofProgram = z.object({ id: field.id });
const ofWhatIf = z.object({ id: field.id, whatIf: field.id });
const at = { params: { id: '$program' } };
const one = { params: { id: '$program', whatIf: '$whatIf' } };
const team = expertTeamOf('program', 'edit');

export const whatIfCalls = defineCalls({
  'GET programs/{id}/what-ifs': {
    summary: 'Your what-if comparisons, newest first. Kept for 30 days.',
    access: team,
    health: false,
    params: ofProgram,
    reply: field.cursorList(WhatIf),
    example: at,
  },
  'POST programs/{id}/what-ifs': {
    summary:
      'Replay what followers really did on the draft, or on a published version. Runs in the background.',
    access: team,
    health: false,
    params: ofProgram,
    body: z.object({
      against: field.id.nullable().default(null),
      /** How many days back, up to now. */
      days: z.int().min(1).max(longestDays).default(30),
      /** At most so many people; the newest are taken. */
      most: z.int().min(1).max(2_000).default(500),
    }),
    reply: WhatIf,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { days: 30 } },
  },
  'GET programs/{id}/what-ifs/{whatIf}': {
    summary: 'Progress or result, with the program it was compared with.',
    access: team,
    health: false,
    params: ofWhatIf,
    reply: z.object({ whatIf: WhatIf, program: field.json<Program>() }),
    example: one,
  },
  'GET programs/{id}/what-ifs/{whatIf}/progress': {
    summary: 'Progress.',
    access: team,
    health: false,
    params: ofWhatIf,
    reply: WhatIf.pick({ status: true, peopleDone: true, peopleCount: true }),
    example: one,
  },
  'GET programs/{id}/what-ifs/{whatIf}/people': {
    summary: 'People for whom something would have changed, most important first.',
    access: team,
    health: 'others',
    params: ofWhatIf,
    query: z.object({
      change: z.enum(whatIfChanges).optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(25),
    }),
    reply: field.cursorList(WhatIfFollower),
    example: one,
  },
  'DELETE programs/{id}/what-ifs/{whatIf}': {
    summary: 'Delete it, and stop it if it is running.',
    access: team,
    health: false,
    params: ofWhatIf,
    reply: null,
    limit: 'writing',
    example: one,
  },
});
