import { z } from 'zod';
import { registered } from './access.ts';
import { defineCalls } from './call.ts';
import { ListedProgram } from './catalog.ts';
import { CreatorCard } from './creators.ts';
import { Author, DiscussionCategory } from './discussions.ts';
import * as field from './fields.ts';

export const bookmarkKinds = ['program', 'creator', 'discussion'] as const;
export type BookmarkKind = (typeof bookmarkKinds)[number];

/** What was kept; exactly one of the three is there. */
export const Bookmark = z.object({
  id: field.id,
  kind: z.enum(bookmarkKinds),
  createdAt: field.instant,
  program: ListedProgram.nullable(),
  creator: CreatorCard.nullable(),
  discussion: z
    .object({
      id: field.id,
      title: z.string(),
      category: DiscussionCategory,
      answersCount: z.int(),
      author: Author,
    })
    .nullable(),
});
export type Bookmark = z.infer<typeof Bookmark>;

const ofThing = z.object({ kind: z.enum(bookmarkKinds), id: field.id });
const at = { params: { kind: 'discussion', id: '$discussion' } };

export const bookmarkCalls = defineCalls({
  'GET bookmarks': {
    summary: 'Your bookmarks of one kind, newest first, with counts for each kind.',
    access: registered,
    health: false,
    query: z.object({
      kind: z.enum(bookmarkKinds).default('program'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(50).default(24),
    }),
    reply: field.cursorList(Bookmark).extend({ counts: z.record(z.enum(bookmarkKinds), z.int()) }),
    example: {},
  },
  'GET bookmarks/{kind}/{id}': {
    summary: 'Whether you have bookmarked this.',
    access: registered,
    health: false,
    params: ofThing,
    reply: z.object({ isBookmarked: z.boolean() }),
    example: at,
  },
  'PUT bookmarks/{kind}/{id}': {
    summary: 'Bookmark a program, a creator or a discussion.',
    access: registered,
    health: false,
    params: ofThing,
    reply: z.object({ isBookmarked: z.boolean() }),
    limit: 'writing',
    example: at,
  },
  'DELETE bookmarks/{kind}/{id}': {
    summary: 'Remove a bookmark.',
    access: registered,
    health: false,
    params: ofThing,
    reply: z.object({ isBookmarked: z.boolean() }),
    limit: 'writing',
    example: at,
  },
});
