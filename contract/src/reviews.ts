import { z } from 'zod';
import { anyoneAbout, ownerOf } from './access.ts';
import { defineCalls } from './call.ts';
import * as field from './fields.ts';

/** `pseudonym`: a name that they chose for it. `name`: that of their account. */
export const reviewNames = ['nobody', 'pseudonym', 'name'] as const;
const ReviewName = z.enum(reviewNames);
export type ReviewName = z.infer<typeof ReviewName>;
export const longestPseudonym = 40;

export const Review = z.object({
  /** Of the review. It says nothing about whose it is. */
  id: field.id,
  /** As its author wants to be called, by everybody alike; `null` is a follower without a name. */
  author: z.object({ as: ReviewName, name: z.string().nullable() }),
  rating: z.int(),
  body: z.string(),
  createdAt: field.instant,
  editedAt: field.instant.nullable(),
  reply: z.object({ body: z.string(), at: field.instant }).nullable(),
  isMine: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/**
 * Whether somebody may write one: after three days of following, or once they have finished. `from`: of `early`.
 * `waiting`: they have joined and not begun. `left`: they went before the three days were over.
 */
export const Reviewing = z.object({
  state: z.enum(['stranger', 'waiting', 'early', 'left', 'may']),
  from: field.instant.nullable(),
});
export type Reviewing = z.infer<typeof Reviewing>;

export const NewReview = z.object({
  rating: z.int().min(1).max(5),
  body: field.text(0, 2_000).default(''),
  as: ReviewName.default('nobody'),
  /** Where `as` says so; not the creator's name, and no address of anything. */
  pseudonym: field.text(0, longestPseudonym).default(''),
});

const ofProgram = z.object({ id: field.id });
const ofReview = z.object({ id: field.id, review: field.id });
const mine = { params: { id: '$followed' } };
const theirs = { params: { id: '$listing', review: '$review' } };

export const reviewCalls = defineCalls({
  'GET catalog/{id}/reviews': {
    summary: 'Reviews by followers, newest first. Your own is first on the first page.',
    access: anyoneAbout('listing'),
    health: false,
    params: ofProgram,
    query: z.object({
      token: field.secret.optional(),
      cursor: field.cursor.optional(),
      per_page: z.coerce.number().int().min(1).max(50).default(10),
    }),
    reply: field.cursorList(Review).extend({
      /** How often each number of stars was given, from one star to five. */
      stars: z.array(z.int()),
      mine: Review.nullable(),
    }),
    example: { params: { id: '$listing' } },
  },
  'PUT catalog/{id}/review': {
    summary:
      'Review a program you have followed for 3 days or finished, or change your review. 422 before that.',
    access: ownerOf('followed'),
    health: false,
    params: ofProgram,
    body: NewReview,
    reply: Review,
    limit: 'writing',
    example: {
      ...mine,
      body: {
        rating: 5,
        body: 'One thing at a time was what I needed.',
        as: 'pseudonym',
        pseudonym: 'Night owl',
      },
    },
  },
  'DELETE catalog/{id}/review': {
    summary: 'Delete your review.',
    access: ownerOf('followed'),
    health: false,
    params: ofProgram,
    reply: null,
    limit: 'writing',
    example: mine,
  },
  'PUT catalog/{id}/reviews/{review}/reply': {
    summary: 'Reply to a review of your program, or change the reply. An empty reply removes it.',
    access: ownerOf('listing'),
    health: false,
    params: ofReview,
    body: z.object({ body: field.text(0, 2_000) }),
    reply: Review,
    limit: 'writing',
    example: { ...theirs, body: { body: 'Thank you. The second round is in the making.' } },
  },
});
