import { z } from 'zod';
import { experts, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { DraftedText } from './drafted-text.ts';
import * as field from './fields.ts';
import { ImageName } from './images.ts';
import { locales } from './language/languages.ts';
import { programCategories } from './program-categories.ts';
import { programAccesses, programLevels, QuestionAndAnswer } from './program-texts.ts';
import { Person, StandingName } from './protocols.ts';
import { signNames } from './signs.ts';

export const mostTags = 10;
export const mostSigns = 12;
export const mostProtocols = 12;
/** Of one account, with those in the archive. */
export const mostOwnPrograms = 200;

/** One language of a draft: everything may still be missing. Only what is complete is published. */
export const DraftText = z.object({
  title: field.text(0, 120),
  summary: field.text(0, 300),
  description: field.text(0, 10_000),
  outcomes: z.array(field.text(1, 200)).max(12),
  evidence: field.text(0, 5_000),
  questions: z.array(QuestionAndAnswer).max(30),
  /** Of a drafted translation: texts that nobody has reviewed. Those that no longer stand there go. */
  unreviewed: z.array(DraftedText).max(200).optional(),
});
export type DraftText = z.infer<typeof DraftText>;
const DraftTexts = z.partialRecord(z.enum(locales), DraftText);
export type DraftTexts = z.infer<typeof DraftTexts>;

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const onFail = z.enum(['stop', 'goOn']);

/** What is written, chosen and put in order. */
const written = {
  texts: DraftTexts,
  cover: ImageName.nullable(),
  category: z.enum(programCategories),
  tags: z.array(field.tag).max(mostTags).refine(unique),
  level: z.enum(programLevels),
  signs: z.array(z.enum(signNames)).max(mostSigns).refine(unique),
  minutesADay: z.int().min(1).max(600),
  weeks: z.int().min(1).max(104),
  access: z.enum(programAccesses),
};

export const ProgramDraft = z.object({
  ...written,
  protocols: z
    .array(z.object({ id: field.id, onFail }))
    .max(mostProtocols)
    .refine((list) => unique(list.map(({ id }) => id.toLowerCase()))),
  /** Which agent item of the owner’s followers talk with; null: the built-in guide. Left out it stays. */
  agent: field.id.nullable().optional(),
});
export type ProgramDraft = z.infer<typeof ProgramDraft>;

export const PublishedAs = z.object({ number: z.int(), publishedAt: field.instant });

export const ProgramCard = z.object({
  id: field.id,
  /** In the caller's language, else in one that it has; empty while it has none. */
  title: z.string(),
  summary: z.string(),
  cover: z.string().nullable(),
  category: z.string(),
  access: z.enum(programAccesses),
  owner: Person,
  /** What the caller may do with it. */
  may: StandingName,
  /** The newest version, if there is one. */
  version: PublishedAs.nullable(),
  /** The draft, or one of its protocols, is not what was published. */
  changedSince: z.boolean(),
  followersCount: z.int(),
  finishedCount: z.int(),
  protocolsCount: z.int(),
  createdAt: field.instant,
  changedAt: field.instant,
  archivedAt: field.instant.nullable(),
});
export type ProgramCard = z.infer<typeof ProgramCard>;

export const ProgramPart = z.object({
  id: field.id,
  onFail,
  name: z.string(),
  stepsCount: z.int(),
  modulesCount: z.int(),
  stepTypes: z.array(z.string()),
  /** `null`: the caller does not work on this protocol. */
  may: StandingName.nullable(),
});
export type ProgramPart = z.infer<typeof ProgramPart>;

/** A program to work on. `card.changedAt` is the `base` of the next save. */
export const OpenProgram = z.object({
  card: ProgramCard,
  draft: z.object({ ...written, protocols: z.array(ProgramPart), agent: field.id.nullable() }),
  /** A private link is live. */
  hasLink: z.boolean(),
});
export type OpenProgram = z.infer<typeof OpenProgram>;

/** Somebody whom a program can be given to answer its followers' questions. */
export const ProgramAgent = z.object({
  id: field.id,
  name: z.string(),
  description: z.string(),
  photo: z.string().nullable(),
  /** Where it was made, and can be changed; null: that protocol is gone. */
  protocolId: field.id.nullable(),
});
export type ProgramAgent = z.infer<typeof ProgramAgent>;

export const ProgramFilter = z.object({
  show: z.enum(['mine', 'drafts', 'published', 'shared', 'archived']).default('mine'),
  search: field.text(1, 100).optional(),
  /** Only those that lead through this protocol. */
  protocol: field.id.optional(),
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
});
export type ProgramFilter = z.input<typeof ProgramFilter>;

const ofProgram = z.object({ id: field.id });
const at = { params: { id: '$program' } };
const draftLimitBytes = 512 * 1024;

export const programCalls = defineCalls({
  'GET programs': {
    summary: 'Programs you work on: your own, those of protocols shared with you, or your archive.',
    access: experts,
    health: false,
    query: ProgramFilter,
    reply: field.cursorList(ProgramCard),
    example: { query: { show: 'mine' } },
  },
  'POST programs': {
    summary: 'Create a program: empty, with your protocols, or from a template, which becomes its protocol.',
    access: experts,
    health: false,
    body: z.object({
      title: field.text(3, 120),
      category: z.enum(programCategories),
      template: z.string().max(64).nullable().default(null),
      protocolIds: z.array(field.id).max(mostProtocols).default([]),
    }),
    reply: ProgramCard,
    status: 201,
    limit: 'writing',
    example: { body: { title: 'Better sleep $unique', category: 'sleep' } },
  },
  'GET programs/{id}': {
    summary: 'The program’s draft.',
    access: teamOf('program', 'view'),
    health: false,
    params: ofProgram,
    reply: OpenProgram,
    example: at,
  },
  'PUT programs/{id}': {
    summary:
      'Save the program. 409 when it has changed since `base`. Languages you leave out stay as they are. Only the owner can add or remove protocols.',
    access: teamOf('program', 'edit'),
    health: false,
    params: ofProgram,
    body: ProgramDraft.extend({ base: field.instant.optional() }),
    bodyLimitBytes: draftLimitBytes,
    reply: OpenProgram,
    limit: 'saving',
    example: {
      ...at,
      body: {
        texts: {
          en: {
            title: 'Better sleep $unique',
            summary: 'Six weeks to fall asleep sooner and wake up rested.',
            description: 'One evening at a time.',
            outcomes: ['Fall asleep sooner'],
            evidence: '',
            questions: [{ question: 'How long does it take a day?', answer: 'About ten minutes.' }],
          },
        },
        cover: null,
        category: 'sleep',
        tags: ['evening'],
        level: 'beginner',
        signs: ['insomnia'],
        minutesADay: 10,
        weeks: 6,
        access: 'free',
        protocols: [{ id: '$protocol', onFail: 'stop' }],
      },
    },
  },
  'GET programs/{id}/agents': {
    summary:
      'Agents that can answer for the program: its owner’s that were made in one of its protocols or are used there, and the one it has.',
    access: teamOf('program', 'view'),
    health: false,
    params: ofProgram,
    reply: field.cursorList(ProgramAgent),
    example: at,
  },
  'POST programs/{id}/duplicate': {
    summary: 'Duplicate a program, with copies of its protocols. The copy is yours and not published.',
    access: { ...experts, object: { kind: 'program', whose: 'team', needs: 'view' } },
    health: false,
    params: ofProgram,
    reply: ProgramCard,
    status: 201,
    limit: 'writing',
    example: at,
  },
  'PUT programs/{id}/archived': {
    summary:
      'Archive the program, or take it out of the archive. Archived programs are not listed. Followers continue.',
    access: teamOf('program', 'owner'),
    health: false,
    params: ofProgram,
    body: z.object({ archived: z.boolean() }),
    reply: ProgramCard,
    limit: 'writing',
    example: { ...at, body: { archived: true } },
  },
  'POST programs/{id}/link': {
    summary: 'Create a new private link. The previous link stops working. The token is shown only once.',
    access: teamOf('program', 'owner'),
    health: false,
    params: ofProgram,
    reply: z.object({ token: field.secret, path: z.string() }),
    status: 201,
    secret: true,
    limit: 'writing',
    example: at,
  },
  'DELETE programs/{id}/link': {
    summary: 'Delete the private link. Current followers continue.',
    access: teamOf('program', 'owner'),
    health: false,
    params: ofProgram,
    reply: null,
    limit: 'writing',
    example: at,
  },
});
