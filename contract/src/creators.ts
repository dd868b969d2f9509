import { z } from 'zod';
import { anyone, anyoneAbout } from './access.ts';
import { defineCalls } from './call.ts';
import { Count, Creator, ListedProgram, pagesLinks, pagesMeta, Rating } from './catalog.ts';
import { creatorOrders, creatorRatings } from './catalog-filters.ts';
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
  memberSince: field.instant,
  programs: z.array(ListedProgram),
  meta: pagesMeta,
  isBookmarked: z.boolean(),
  isMe: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const creatorCalls = defineCalls({
  'GET creators': {
    summary: 'People who have published programs, by topic, rating or role.',
    access: anyone,
    query: CreatorFilter,
    reply: Creators,
    example: { query: { order: 'rating' } },
  },
  'GET creators/{username}': {
    summary:
      'A person’s public profile with their programs. Only experts and people who have published have one.',
    access: anyoneAbout('profile'),
    params: z.object({ username: z.string().regex(/^[a-z0-9][a-z0-9-]{1,62}$/) }),
    query: z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1) }),
    reply: Profile,
    example: { params: { username: '$username' } },
  },
});
