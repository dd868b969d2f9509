import type { Protocol } from '@regimen/engine/protocol.ts';
import { z } from 'zod';
import { draftingExperts, experts, teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { categoryColours, categoryIcons } from './category-looks.ts';
import * as field from './fields.ts';
import { protocolLimitBytes } from './limits.ts';
import { permissions } from './permissions.ts';

/** Somebody who works on a protocol, as the others see them. */
export const Person = z.object({ id: field.id, full_name: z.string() });
export type Person = z.infer<typeof Person>;

export const StandingName = z.enum([...permissions, 'owner']);

export const ProtocolCard = z.object({
  id: field.id,
  name: z.string(),
  description: z.string(),
  owner: Person,
  /** What the caller may do with it. */
  may: StandingName,
  category: z
    .object({
      id: field.id,
      name: z.string(),
      colour: z.enum(categoryColours),
      icon: z.enum(categoryIcons),
    })
    .nullable(),
  stepsCount: z.int(),
  modulesCount: z.int(),
  /** Types of the first steps along the main way, for a small drawing. */
  stepTypes: z.array(z.string()),
  membersCount: z.int(),
  openCommentsCount: z.int(),
  createdAt: field.instant,
  changedAt: field.instant,
  archivedAt: field.instant.nullable(),
});
export type ProtocolCard = z.infer<typeof ProtocolCard>;

/** A draft to work on. `document` holds the items its steps point at, as they are now. */
export const Draft = z.object({
  protocol: ProtocolCard,
  version: z.int(),
  document: field.json<Protocol>(),
});
export type Draft = z.infer<typeof Draft>;

/**
 * The difference between two drafts as the engine's `changeBetween` gives it, without items and without what was
 * before: `after` is `null` for what went, `place` says after which sibling a step stands that came or moved.
 */
export const DraftChange = z.object({
  nodes: z
    .array(
      z.object({
        id: field.documentId,
        after: z.looseObject({ id: field.documentId, parentId: field.documentId.nullable() }).nullable(),
        place: z.object({ after: field.documentId.nullable() }).optional(),
      }),
    )
    .max(2_000),
  modules: z
    .array(z.object({ id: field.documentId, after: z.looseObject({ id: field.documentId }).nullable() }))
    .max(200),
  words: z.object({ name: field.text(1, 200), description: field.text(0, 20_000) }).nullable(),
});
export type DraftChange = z.input<typeof DraftChange>;

/**
 * Saved: `version` is the draft's new one, and `document` the whole draft where others' changes came in between.
 * Not saved: others changed the same step since `base`; then `version` and `document` are theirs.
 */
export const SaveReply = z.object({
  saved: z.boolean(),
  version: z.int(),
  document: field.json<Protocol | null>(),
});
export type SaveReply = z.infer<typeof SaveReply>;

export const Template = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  stepsCount: z.int(),
  modulesCount: z.int(),
  /** Types of the first steps along the main way, for a small drawing. */
  stepTypes: z.array(z.string()),
});
export type Template = z.infer<typeof Template>;

export const ProtocolFilter = z.object({
  show: z.enum(['mine', 'shared', 'archived']).default('mine'),
  category: field.id.optional(),
  search: field.text(1, 100).optional(),
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
});
export type ProtocolFilter = z.input<typeof ProtocolFilter>;

const ofProtocol = z.object({ id: field.id });
const at = { params: { id: '$protocol' } };

const example = {
  format: 1,
  id: 'imported',
  name: 'A walk a day $unique',
  description: 'Two weeks of walking.',
  nodes: [
    {
      id: 'walk',
      type: 'followup',
      parentId: null,
      data: {
        name: 'Walk for ten minutes',
        target: 'follower',
        selectedItem: 'walk',
        nextStepCondition: { is: 'always' },
        rules: {},
      },
    },
    {
      id: 'done',
      type: 'finish',
      parentId: 'walk',
      data: { name: 'Done', target: 'follower', nextStepCondition: { is: 'always' }, rules: {} },
    },
  ],
  items: {
    walk: {
      kind: 'activity',
      name: 'Walk',
      description: 'A short walk',
      instructions: 'Walk for ten minutes.',
    },
  },
  modules: [],
};

/** Of one account, with those in the archive. */
export const mostOwnProtocols = 200;

export const protocolCalls = defineCalls({
  'GET protocols': {
    summary:
      'Protocols: your own, those shared with you, or your archive. Filter by category, search by name.',
    access: { states: ['temporary', 'registered'] },
    health: false,
    query: ProtocolFilter,
    reply: field.cursorList(ProtocolCard),
    example: { query: { show: 'mine' } },
  },
  'GET templates': {
    summary: 'Template protocols to start from, in the caller’s language.',
    access: { states: ['temporary', 'registered'] },
    health: false,
    reply: field.cursorList(Template),
    example: {},
  },
  'POST protocols': {
    summary: 'Create a protocol, empty or from a template.',
    access: draftingExperts,
    health: false,
    body: z.object({
      name: field.text(1, 200),
      description: field.text(0, 2_000).default(''),
      categoryId: field.id.nullable().default(null),
      template: z.string().max(64).nullable().default(null),
    }),
    reply: ProtocolCard,
    status: 201,
    limit: 'writing',
    example: { body: { name: 'Better sleep $unique' } },
  },
  'POST protocols/import': {
    summary: 'Import a protocol from our own JSON. Every problem is reported with its path.',
    access: experts,
    health: false,
    body: z.object({ document: field.json<unknown>(), categoryId: field.id.nullable().default(null) }),
    bodyLimitBytes: protocolLimitBytes,
    bodyOnThread: true,
    reply: ProtocolCard,
    status: 201,
    limit: 'writing',
    example: { body: { document: example } },
  },
  'GET protocols/{id}': {
    summary: 'The protocol’s draft.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    reply: Draft,
    example: at,
  },
  'GET protocols/{id}/changes': {
    summary: 'The current draft, if it has changed since your version.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({ since: field.wholeNumber }),
    reply: z.object({
      version: z.int(),
      document: field.json<Protocol | null>(),
      openCommentsCount: z.int(),
    }),
    example: { ...at, query: { since: 0 } },
  },
  'POST protocols/{id}/changes': {
    summary: 'Save what changed since the version `base`. Other people’s changes to other steps are merged.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: z.object({ base: field.wholeNumber, change: DraftChange }),
    bodyLimitBytes: protocolLimitBytes,
    reply: SaveReply,
    limit: 'saving',
    example: {
      ...at,
      body: {
        base: 1,
        change: { nodes: [], modules: [], words: { name: 'Better sleep', description: '$unique' } },
      },
    },
  },
  'PUT protocols/{id}/category': {
    summary: 'Put the protocol in one of your categories, or in none.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofProtocol,
    body: z.object({ categoryId: field.id.nullable() }),
    reply: ProtocolCard,
    limit: 'writing',
    example: { ...at, body: { categoryId: null } },
  },
  'PUT protocols/{id}/archived': {
    summary: 'Archive the protocol, or take it out of the archive.',
    access: teamOf('protocol', 'owner'),
    health: false,
    params: ofProtocol,
    body: z.object({ archived: z.boolean() }),
    reply: ProtocolCard,
    limit: 'writing',
    example: { ...at, body: { archived: true } },
  },
  'POST protocols/{id}/duplicate': {
    summary: 'Duplicate a protocol, with copies of its items. The copy is yours.',
    access: { ...experts, object: { kind: 'protocol', whose: 'team', needs: 'view' } },
    health: false,
    params: ofProtocol,
    body: z.object({ name: field.text(1, 200) }),
    reply: ProtocolCard,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { name: 'Better sleep, second copy' } },
  },
});
