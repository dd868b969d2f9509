import type { Protocol } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** A state of the draft that can be looked at and gone back to. One is kept for each stretch of work. */
export const DraftVersion = z.object({
  version: z.int(),
  /** Given by a person; empty for those that were kept by themselves. */
  name: z.string(),
  savedAt: field.instant,
  savedBy: Person.nullable(),
  stepsCount: z.int(),
});
export type DraftVersion = z.infer<typeof DraftVersion>;

/** A kept state, and what was published of it: of programs that the caller may read, newest first. */
export const KeptState = DraftVersion.extend({
  published: z.array(
    z.object({
      program: z.string(),
      number: z.int(),
      /** The one that new followers get. */
      isNewest: z.boolean(),
    }),
  ),
});
export type KeptState = z.infer<typeof KeptState>;

const ofVersion = z.object({ id: field.id, version: field.wholeNumber });
const ofProtocol = z.object({ id: field.id });
const at = { params: { id: '$protocol' } };
const atVersion = { params: { id: '$protocol', version: '$version' } };

export const versionCalls = defineCalls({
  'GET protocols/{id}/versions': {
    summary: 'Saved versions of the draft, newest first.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(30),
    }),
    reply: field.cursorList(KeptState),
    example: at,
  },
  'POST protocols/{id}/versions': {
    summary: 'Save the current draft under a name.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: z.object({ name: field.text(1, 120) }),
    reply: DraftVersion,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { name: 'Before the review' } },
  },
  'GET protocols/{id}/versions/{version}': {
    summary:
      'The draft at any version. Items as they were if the version was saved, otherwise as they are now.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofVersion,
    reply: DraftVersion.extend({ document: field.json<Protocol>() }),
    example: atVersion,
  },
  'POST protocols/{id}/versions/{version}/restore': {
    summary: 'Restore the draft to a version. The current draft is saved as a version first.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofVersion,
    reply: z.object({ version: z.int(), document: field.json<Protocol>() }),
    limit: 'writing',
    example: atVersion,
  },
});
