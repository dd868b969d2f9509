import type { Problem } from '@regimen/engine/check.ts';
import type { Protocol } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { aiTestSubjects } from './ai-test-choices.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { ItemKind } from './items.ts';
import { locales } from './language/languages.ts';
import { ProgramCard } from './programs.ts';
import { Person } from './protocols.ts';

/** `stop`: nothing is published before it is mended. `advice`: worth a look. */
export const checkNames = [
  'texts',
  'language',
  'protocols',
  /** Drafted texts of the page in a language, or of a protocol’s items, that nobody has reviewed. */
  'pageReviewed',
  'itemsReviewed',
  'problems',
  'safety',
  'services',
  /** Simulated runs that are kept as tests. */
  'tests',
  /** Tests of an agent or an AI module; `about` is one of `aiTests`. */
  'aiTests',
  'outcomes',
  'signs',
  'cover',
  'link',
] as const;
export type CheckName = (typeof checkNames)[number];
export const Check = z.object({
  name: z.enum(checkNames),
  result: z.enum(['ok', 'stop', 'advice']),
  /** Of the language or the protocol that it is about. */
  about: z.string().nullable(),
  /** How many errors there are, or warnings where nothing stops. */
  count: z.int(),
});
export type Check = z.infer<typeof Check>;

/** An agent or an AI module that would be published, and its tests that have not passed on exactly that. */
export const TestedAi = z.object({
  protocolId: field.id,
  kind: z.enum(aiTestSubjects),
  /** The agent’s item, or the module’s step. */
  subject: field.documentId,
  name: z.string(),
  all: z.int(),
  red: z.array(z.object({ id: field.documentId, name: z.string() })),
});
export type TestedAi = z.infer<typeof TestedAi>;

/** An item that would be published with drafted texts that nobody has reviewed. */
export const UnreviewedItem = z.object({
  protocolId: field.id,
  id: field.id,
  kind: ItemKind,
  name: z.string(),
});
export type UnreviewedItem = z.infer<typeof UnreviewedItem>;

/** Possible dangers that a simulation left without an answer, and the step at which most of them were. */
export const FoundDanger = z.object({
  n: z.int().min(1).max(1e9),
  protocolId: field.id,
  node: field.documentId,
  /** Some were at other steps too. */
  isElsewhere: z.boolean(),
});
export type FoundDanger = z.infer<typeof FoundDanger>;

/** A part of the page that is not as it was published: `title` in `en`, `category` in none. */
export const PageChange = z.object({ part: z.string(), locale: z.enum(locales).nullable() });
export type PageChange = z.infer<typeof PageChange>;

export const VersionFollowers = z.object({ number: z.int(), count: z.int() });

export const Publishing = z.object({
  card: ProgramCard,
  /** Stands for everything that would be published; it changes with any of it. */
  state: z.string(),
  /** Stands for its protocols alone: what a simulation lives through. */
  simulated: z.string(),
  /** What the newest simulation of exactly these protocols found; `null`: nothing, or there was none. */
  danger: FoundDanger.nullable(),
  checks: z.array(Check),
  protocols: z.array(
    z.object({
      id: field.id,
      name: z.string(),
      problems: field.json<Problem[]>(),
      now: field.json<Protocol>(),
      /** As it stands in the newest version; `null` if it is not in there. */
      before: field.json<Protocol | null>(),
    }),
  ),
  /** Names of protocols that the newest version has and the next one will not have. */
  left: z.array(z.string()),
  /** The same protocols in another order, or another rule for what follows a failure. */
  reordered: z.boolean(),
  aiTests: z.array(TestedAi),
  unreviewed: z.array(UnreviewedItem),
  page: z.array(PageChange),
  /** Those who follow it now, by the version that they stay on; newest first. */
  onTheWay: z.array(VersionFollowers),
});
export type Publishing = z.infer<typeof Publishing>;

export const ProgramVersion = z.object({
  id: field.id,
  number: z.int(),
  note: z.string(),
  publishedAt: field.instant,
  publishedBy: Person.nullable(),
  /** All who follow or followed it, and those of them who follow it now. */
  followersCount: z.int(),
  onTheWayCount: z.int(),
});
export type ProgramVersion = z.infer<typeof ProgramVersion>;

const ofProgram = z.object({ id: field.id });
const at = { params: { id: '$program' } };

export const publishingCalls = defineCalls({
  'GET programs/{id}/publishing': {
    summary: 'What publishing would do: what blocks it, what changes, and who stays on which version.',
    access: teamOf('program', 'view'),
    health: false,
    params: ofProgram,
    reply: Publishing,
    example: at,
  },
  'GET programs/{id}/versions': {
    summary: 'Published versions, newest first, with how many people started on each.',
    access: teamOf('program', 'view'),
    health: false,
    params: ofProgram,
    query: z.object({
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: field.cursorList(ProgramVersion),
    example: at,
  },
  'POST programs/{id}/versions': {
    summary:
      'Publish the draft as a version that never changes. New followers start on it. 409 when the draft no longer matches `state`. 422 names the tests of its AI that have not passed. If nothing changed since the newest version, that version is returned.',
    access: teamOf('program', 'publish'),
    health: false,
    params: ofProgram,
    body: z.object({ note: field.text(0, 500).default(''), state: z.string().max(100).optional() }),
    reply: ProgramVersion,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { note: 'First version' } },
  },
});
