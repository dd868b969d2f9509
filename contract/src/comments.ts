import { z } from 'zod';
import { teamOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { Person } from './protocols.ts';

/** A remark pinned to a step, or an answer to one. */
export const Comment = z.object({
  id: field.id,
  /** The step it is pinned to; `null`: about the whole protocol. The step may be gone by now. */
  nodeId: field.documentId.nullable(),
  replyTo: field.id.nullable(),
  author: Person,
  body: z.string(),
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  resolvedAt: field.instant.nullable(),
  can: z.object({ edit: z.boolean() }),
});
export type Comment = z.infer<typeof Comment>;

const ofProtocol = z.object({ id: field.id });
const ofComment = z.object({ id: field.id, comment: field.id });
const at = { params: { id: '$protocol' } };
const atComment = { params: { id: '$protocol', comment: '$comment' } };
const ownComment = {
  states: ['temporary', 'registered'],
  object: { kind: 'comment', whose: 'own' },
} as const;
const body = field.text(1, 4_000);

export const commentCalls = defineCalls({
  'GET protocols/{id}/comments': {
    summary: 'Comments with their replies, oldest first.',
    access: teamOf('protocol', 'view'),
    health: false,
    params: ofProtocol,
    query: z.object({
      show: z.enum(['open', 'resolved', 'all']).default('open'),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(100).default(100),
    }),
    reply: field.cursorList(Comment),
    example: at,
  },
  'POST protocols/{id}/comments': {
    summary: 'Comment on a step, or reply to a comment.',
    access: teamOf('protocol', 'comment'),
    health: false,
    params: ofProtocol,
    body: z.object({
      nodeId: field.documentId.nullable().default(null),
      replyTo: field.id.nullable().default(null),
      body,
    }),
    reply: Comment,
    status: 201,
    limit: 'writing',
    example: { ...at, body: { nodeId: 'walk', body: 'Is ten minutes enough here?' } },
  },
  'PUT protocols/{id}/comments/{comment}': {
    summary: 'Edit your comment.',
    access: ownComment,
    health: false,
    params: ofComment,
    body: z.object({ body }),
    reply: Comment,
    limit: 'writing',
    example: { ...atComment, body: { body: 'Is a quarter of an hour enough here?' } },
  },
  'DELETE protocols/{id}/comments/{comment}': {
    summary: 'Delete your comment and its replies.',
    access: ownComment,
    health: false,
    params: ofComment,
    reply: null,
    limit: 'writing',
    example: atComment,
  },
  'PUT protocols/{id}/comments/{comment}/resolved': {
    summary: 'Resolve a comment and its replies, or reopen it.',
    access: teamOf('protocol', 'comment'),
    health: false,
    params: ofComment,
    body: z.object({ resolved: z.boolean() }),
    reply: Comment,
    limit: 'writing',
    example: { ...atComment, body: { resolved: true } },
  },
});
