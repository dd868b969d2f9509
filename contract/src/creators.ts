import { z } from 'zod';
import { anyone, anyoneAbout } from './access.ts';
import { defineCalls } from './call.ts';
import { Count, Creator, ListedProgram, pagesLinks, pagesMeta, Rating } from './catalog.ts';
import { creatorOrders, creatorRatings } from './catalog-filters.ts';
import { CheckedCredential } from './checked-credential.ts';
import { spokenLanguages } from './expert-profile-choices.ts';
import * as field from './fields.ts';
import { programCategories } from './program-categories.ts';
import { roleNames } from './roles.ts';

export const CreatorCard = Creator.extend({
  /** The opening of what they say about themselves. */
  bio: z.string(),
  programsCount: z.int(),
  followersCount: z.int(),
  rating: Rating.nullable(),
  /** What their programs are about, the most frequent first. */
  categories: z.array(z.enum(programCategories)),
});
export type CreatorCard = z.infer<typeof CreatorCard>;

export const CreatorFilter = z.object({
  category: z.enum(programCategories).optional(),
  rating: z.enum(creatorRatings).optional(),
  role: z.enum(roleNames).optional(),
  order: z.enum(creatorOrders).optional(),
  popular: z.literal('popular').optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
});
export type CreatorFilter = z.input<typeof CreatorFilter>;

export const creatorFacets = ['category', 'rating', 'role', 'popular'] as const;
export type CreatorFacet = (typeof creatorFacets)[number];

export const Creators = z.object({
  data: z.array(CreatorCard),
  meta: pagesMeta,
  links: pagesLinks,
  facets: z.partialRecord(z.enum(creatorFacets), z.array(Count.extend({ value: z.string() }))),
});
export type Creators = z.infer<typeof Creators>;

export const Profile = CreatorCard.extend({
  /** Safe HTML, rendered from markdown. */
  bioHtml: z.string(),
  /** Experts' pages show all of it. Of others everybody sees the name, and what they chose to show. */
  isExpert: z.boolean(),
  memberSince: field.instant.nullable(),
  /** Of experts: how they work, and which qualifications were checked, by whom and when. */
  work: z
    .object({
      languages: z.array(z.enum(spokenLanguages)),
      links: z.array(z.string()),
      consultation: z.string(),
      credentials: z.array(CheckedCredential),
    })
    .nullable(),
  /** In discussions, the newest few. */
  answers: z.array(
    z.object({
      id: field.id,
      discussion: z.object({ id: field.id, title: z.string() }),
      opening: z.string(),
      createdAt: field.instant,
    }),
  ),
  /** Of the programs that are listed, the newest few with words. */
  reviews: z.array(
    z.object({
      id: field.id,
      program: z.object({ id: field.id, title: z.string() }),
      name: z.string().nullable(),
      rating: z.int(),
      body: z.string(),
      createdAt: field.instant,
    }),
  ),
  programs: z.array(ListedProgram),
  meta: pagesMeta,
  isBookmarked: z.boolean(),
  isMe: z.boolean(),
  /** You may write to them. */
  canMessage: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const creatorCalls = defineCalls({
  'GET creators': {
    summary: 'People who have published programs, by topic, rating or role.',
    access: anyone,
    health: false,
    query: CreatorFilter,
    reply: Creators,
    example: { query: { order: 'rating' } },
  },
  'GET creators/{username}': {
    summary:
      'A person’s public page. Experts: bio, programs, reviews, answers. Others: their name and what they chose to show. A former username gives the same page, under the new name.',
    access: anyoneAbout('profile'),
    health: false,
    params: z.object({ username: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/) }),
    query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    reply: Profile,
    example: { params: { username: '$username' } },
  },
});
