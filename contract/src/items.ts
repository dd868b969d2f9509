import type { Item } from '@regimen/engine/items.ts';
import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import { DraftedText } from './drafted-text.ts';
import * as field from './fields.ts';

/** The kinds that have pages in the builder. */
export const itemKinds = ['activity', 'order', 'nudge', 'challenge', 'assessment', 'kpi', 'agent'] as const;
export const ItemKind = z.enum(itemKinds);
export type ItemKind = z.infer<typeof ItemKind>;

export const ItemRow = z.object({
  /** Built-in items have words for ids, one's own have UUIDs. */
  id: field.documentId,
  kind: ItemKind,
  name: z.string(),
  description: z.string(),
  /** Of a nudge: the beginning of its text. */
  says: z.string(),
  item_photo: z.string().nullable(),
  user_item: z.boolean(),
  /** A step or module of this protocol points at it. */
  usedHere: z.boolean(),
  /** Texts of a drafted translation that nobody has reviewed. */
  unreviewed: z.int(),
});
export type ItemRow = z.infer<typeof ItemRow>;

/** Section 3: built-in items use their description as name; what they are called is their title. */
export const FoundItem = z.object({
  id: field.documentId,
  name: z.string(),
  title: z.string(),
  user_item: z.boolean(),
  item_photo: z.string().nullable(),
  /** `null`: it is built-in. */
  changedAt: field.instant.nullable(),
});
export type FoundItem = z.infer<typeof FoundItem>;

export const OpenItem = z.object({
  id: field.documentId,
  item: field.json<Item>(),
  user_item: z.boolean(),
  /** Rises with every change; a change says which one it was made on. */
  version: z.int(),
  /** Drafts that use it, as far as the caller may read them. */
  usedBy: z.array(z.object({ id: field.id, name: z.string() })),
  /** Of an agent: programs that were given it to answer their followers, as far as the caller may read them. */
  answersFor: z.array(z.object({ id: field.id, title: z.string() })),
  /** Texts of a drafted translation that nobody has reviewed. A change keeps those that it leaves as they are. */
  unreviewed: z.array(DraftedText),
  /** Of a KPI: the units in which it was published. Each has to be its own or have a conversion, or a change is 422. */
  measuredIn: z.array(z.string()),
  can: z.object({
    /** `false` without `locked`: it is built-in or somebody else's. */
    edit: z.boolean(),
    locked: z.boolean(),
    /** Names of what keeps it from being changed in place, as far as the caller may read them. */
    lockedBy: z.array(z.string()),
    delete: z.boolean(),
    /** Names of what keeps it from being deleted; its owner's published versions are among them. */
    keptBy: z.array(z.string()),
  }),
});
export type OpenItem = z.infer<typeof OpenItem>;

/** An agent may know twenty long texts, in a script that needs two bytes a letter. */
export const itemLimitBytes = 1024 * 1024;
const ofProtocol = z.object({ id: field.id });
const ofItem = z.object({ id: field.id, item: field.documentId });
const at = { params: { id: '$protocol' } };
const atItem = { params: { id: '$protocol', item: '$item' } };
const walk = {
  kind: 'activity',
  name: 'Evening walk $unique',
  description: 'Twenty minutes outside before dinner',
  instructions: 'Walk at a pace at which you can still talk.',
  minutes: 20,
};

export const itemCalls = defineCalls({
  'GET protocols/{id}/items': {
    summary: 'Items you can use here: your own, this protocol’s, and the built-in ones.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({
      kind: ItemKind.optional(),
      show: z.enum(['all', 'own', 'builtin', 'used']).default('all'),
      search: field.text(1, 100).optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(50),
    }),
    reply: field.cursorList(ItemRow),
    example: { ...at, query: { kind: 'activity' } },
  },
  'GET protocols/{id}/items/search': {
    summary: 'Search for items a step can use. Items this protocol already uses are left out.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({ kind: ItemKind, search: field.text(1, 100).optional() }),
    reply: field.cursorList(FoundItem),
    example: { ...at, query: { kind: 'activity', search: 'walk' } },
  },
  'POST protocols/{id}/items': {
    summary: 'Add an item. It belongs to the protocol’s owner.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofProtocol,
    body: z.object({ item: field.json<Item>() }),
    bodyLimitBytes: itemLimitBytes,
    reply: OpenItem,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { item: walk } },
  },
  'GET protocols/{id}/items/{item}': {
    summary: 'One item, with where it is used and whether it can be changed in place.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofItem,
    reply: OpenItem,
    example: atItem,
  },
  'PUT protocols/{id}/items/{item}': {
    summary:
      'Change an item everywhere it is used. 409 when it has changed since `version`. 423 when someone else’s draft or published version uses it. Your published versions hold copies. The next version includes the change.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofItem,
    body: z.object({ version: field.wholeNumber, item: field.json<Item>() }),
    bodyLimitBytes: itemLimitBytes,
    reply: OpenItem,
    limit: 'saving',
    example: { ...atItem, body: { version: 1, item: walk } },
  },
  'DELETE protocols/{id}/items/{item}': {
    summary:
      'Delete an item. Steps in your drafts that use it are left without one. 423 when a published version or someone else’s draft uses it.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofItem,
    reply: null,
    limit: 'writing',
    example: atItem,
  },
  'POST protocols/{id}/items/{item}/copy': {
    summary: 'Make a copy of an item that you can change. With `useHere`, this draft uses the copy instead.',
    access: teamOf('protocol', 'edit'),
    health: false,
    params: ofItem,
    body: z.object({ useHere: z.boolean().default(true) }),
    reply: OpenItem,
    status: 201,
    limit: 'writing',
    example: { ...atItem, body: { useHere: true } },
  },
});
