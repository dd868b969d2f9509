import { z } from 'zod';
import { anyone, anyoneAbout, ownerOf, registered, registeredAbout } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';
import { roleNames } from './roles.ts';

export const discussionCategories = [
  'sleep',
  'nutrition',
  'movement',
  'mind',
  'heart',
  'pain',
  'chronic-conditions',
  'family',
  'habits',
  'using-this-site',
] as const;
export const DiscussionCategory = z.enum(discussionCategories);
export type DiscussionCategory = z.infer<typeof DiscussionCategory>;

export const Author = z.object({ id: field.id, full_name: z.string(), role: z.enum(roleNames) });
export type Author = z.infer<typeof Author>;

export const Discussion = z.object({
  id: field.id,
  title: z.string(),
  author: Author,
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  category: DiscussionCategory,
  answersCount: z.int(),
  acceptedAnswerId: field.id.nullable(),
  /** Markdown; in lists the plain opening of the text. */
  body: z.string(),
});
export type Discussion = z.infer<typeof Discussion>;

export const Answer = z.object({
  id: field.id,
  author: Author,
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  body: z.string(),
  /** Safe HTML, rendered from markdown on the server. */
  html: z.string(),
  accepted: z.boolean(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Answer = z.infer<typeof Answer>;

export const OpenDiscussion = Discussion.extend({
  html: z.string(),
  acceptedAnswer: Answer.nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), accept: z.boolean(), answer: z.boolean() }),
});
export type OpenDiscussion = z.infer<typeof OpenDiscussion>;

export const NewDiscussion = z.object({
  title: field.text(8, 150),
  category: DiscussionCategory,
  body: field.text(20, 10_000),
});
export type NewDiscussion = z.infer<typeof NewDiscussion>;

export const NewAnswer = z.object({ body: field.text(2, 10_000) });
export type NewAnswer = z.infer<typeof NewAnswer>;

export const DiscussionFilter = z.object({
  search: field.text(1, 200).optional(),
  category: DiscussionCategory.optional(),
  show: z.enum(['newest', 'unanswered']).default('newest'),
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
});
export type DiscussionFilter = z.input<typeof DiscussionFilter>;

const ofDiscussion = z.object({ id: field.id });
const ofAnswer = z.object({ id: field.id, answer: field.id });
const paging = z.object({
  cursor: field.cursor.optional(),
  per_page: z.coerce.number().int().min(1).max(50).default(20),
});

const question = {
  title: 'How do I keep a sleep diary on night shifts?',
  category: 'sleep',
  body: 'My hours change every week. What is the simplest way to write down when I slept?',
};
const at = { params: { id: '$discussion' } };
const atAnswer = { params: { id: '$discussion', answer: '$answer' } };

export const discussionCalls = defineCalls({
  'GET discussions': {
    summary: 'Discussions, newest first or unanswered, by category, or searched (typos are fine).',
    access: anyone,
    health: false,
    query: DiscussionFilter,
    reply: field.cursorList(Discussion),
    example: { query: { show: 'newest', category: 'sleep' } },
  },
  'GET discussions/{id}': {
    summary: 'One discussion.',
    access: anyoneAbout('discussion'),
    health: false,
    params: ofDiscussion,
    reply: OpenDiscussion,
    example: at,
  },
  'POST discussions': {
    summary: 'Ask a question.',
    access: registered,
    health: false,
    body: NewDiscussion,
    reply: OpenDiscussion,
    status: 201,
    limit: 'writing',
    example: { body: question },
  },
  'PUT discussions/{id}': {
    summary: 'Edit your question.',
    access: ownerOf('discussion'),
    health: false,
    params: ofDiscussion,
    body: NewDiscussion,
    reply: OpenDiscussion,
    limit: 'writing',
    example: { ...at, body: question },
  },
  'DELETE discussions/{id}': {
    summary: 'Delete your question and its answers.',
    access: ownerOf('discussion'),
    health: false,
    params: ofDiscussion,
    reply: null,
    limit: 'writing',
    example: at,
  },
  'GET discussions/{id}/answers': {
    summary:
      'Answers, oldest first, with the accepted one marked. A page of long answers may have fewer than requested.',
    access: anyoneAbout('discussion'),
    health: false,
    params: ofDiscussion,
    query: paging,
    reply: field.cursorList(Answer),
    example: at,
  },
  'POST discussions/{id}/answers': {
    summary: 'Answer a question.',
    access: registeredAbout('discussion'),
    health: false,
    params: ofDiscussion,
    body: NewAnswer,
    reply: Answer,
    status: 201,
    limit: 'writing',
    example: {
      ...at,
      body: { body: 'Write down the clock time at which you went to bed, whatever the shift.' },
    },
  },
  'PUT discussions/{id}/answers/{answer}': {
    summary: 'Edit your answer.',
    access: ownerOf('answer'),
    health: false,
    params: ofAnswer,
    body: NewAnswer,
    reply: Answer,
    limit: 'writing',
    example: { ...atAnswer, body: { body: 'Write down the clock time at which you went to bed.' } },
  },
  'DELETE discussions/{id}/answers/{answer}': {
    summary: 'Delete your answer.',
    access: ownerOf('answer'),
    health: false,
    params: ofAnswer,
    reply: null,
    limit: 'writing',
    example: atAnswer,
  },
  'PUT discussions/{id}/accepted-answer': {
    summary: 'Accept the answer that helped you. `null` undoes this.',
    access: ownerOf('discussion'),
    health: false,
    params: ofDiscussion,
    body: z.object({ answerId: field.id.nullable() }),
    reply: OpenDiscussion,
    limit: 'writing',
    example: { ...at, body: { answerId: '$answer' } },
  },
});
