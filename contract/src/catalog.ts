import { z } from 'zod';
import { andAssistants, anyone, anyoneAbout } from './access.ts';
import { defineCalls } from './call.ts';
import {
  catalogAccesses,
  catalogLevels,
  catalogOrders,
  facetKinds,
  programTimes,
} from './catalog-filters.ts';
import { CheckedCredential } from './checked-credential.ts';
import * as field from './fields.ts';
import { locales } from './language/languages.ts';
import { programCategories } from './program-categories.ts';
import { programAccesses } from './program-texts.ts';
import { Reviewing } from './reviews.ts';
import { roleNames } from './roles.ts';

export const Creator = z.object({
  id: field.id,
  full_name: z.string(),
  username: z.string(),
  role: z.enum(roleNames),
  avatar: z.string().nullable(),
});
export type Creator = z.infer<typeof Creator>;

/** The mean of the stars, and of how many. */
export const Rating = z.object({ average: z.number(), count: z.int() });
export type Rating = z.infer<typeof Rating>;

/** A program as lists show it, in the reader's language or else in one that it has. */
export const ListedProgram = z.object({
  id: field.id,
  title: z.string(),
  summary: z.string(),
  /** The language of its texts, where it is not the reader's. */
  locale: z.enum(locales).nullable(),
  cover: z.string().nullable(),
  category: z.enum(programCategories),
  level: z.enum(catalogLevels),
  minutesADay: z.int(),
  weeks: z.int(),
  rating: Rating.nullable(),
  followersCount: z.int(),
  creator: z.object({ full_name: z.string(), username: z.string() }),
});
export type ListedProgram = z.infer<typeof ListedProgram>;

/** `more`: there are more than were counted. */
export const Count = z.object({ count: z.int(), more: z.boolean() });
export type Count = z.infer<typeof Count>;
const FacetValue = Count.extend({ value: z.string() });
export type FacetValue = z.infer<typeof FacetValue>;

export const CatalogFilter = z.object({
  category: z.enum(programCategories).optional(),
  tag: field.tag.optional(),
  level: z.enum(catalogLevels).optional(),
  signs: field.slug.optional(),
  time: z.enum(programTimes).optional(),
  access: z.enum(catalogAccesses).optional(),
  /** Newest first when not said; a search shows the best match first. */
  order: z.enum(catalogOrders).optional(),
  popular: z.literal('popular').optional(),
  search: field.text(1, 200).optional(),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
});
export type CatalogFilter = z.input<typeof CatalogFilter>;

export const pagesMeta = z.object({
  current_page: z.int(),
  /** Nobody leafs further than through the first thousand. */
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  /** There are more than `total`. */
  more: z.boolean(),
});
export const pagesLinks = z.object({ next: z.string().nullable(), prev: z.string().nullable() });
export type PagesMeta = z.infer<typeof pagesMeta>;

export const Catalog = z.object({
  data: z.array(ListedProgram),
  meta: pagesMeta,
  links: pagesLinks,
  /** How many there would be with each value, the other filters as they are. */
  facets: z.partialRecord(z.enum(facetKinds), z.array(FacetValue)),
  /** Only when nothing was found: how many there would be without one of the filters. */
  loosen: z.array(Count.extend({ without: z.enum([...facetKinds, 'search']) })),
});
export type Catalog = z.infer<typeof Catalog>;

export const OutlinedStep = z.object({ name: z.string(), kind: z.string(), byExpert: z.boolean() });

/** What it asks of whoever follows it. */
export const Asks = z.object({
  minutesADay: z.int(),
  weeks: z.int(),
  measures: z.array(z.object({ name: z.string(), unit: z.string() })),
  /** Sheets of questions, and how many are in each. */
  questions: z.array(z.object({ name: z.string(), count: z.int() })),
  challenges: z.array(z.object({ name: z.string(), days: z.int() })),
  /** Somebody looks at what is handed in. */
  expertLooks: z.boolean(),
  /** Of a program open to minors: for which ages it is, and that a guardian is asked. */
  minors: z.string().nullable(),
});

/** Of those who finished, together; absent while they are few. */
export const Outcomes = z.object({
  finished: z.int(),
  /** Of all who ended, 0 to 1. */
  share: z.number(),
  measures: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      direction: z.enum(['lower', 'higher', 'within']),
      first: z.number(),
      last: z.number(),
      people: z.int(),
    }),
  ),
});
export type Outcomes = z.infer<typeof Outcomes>;

export const PublicProgram = ListedProgram.extend({
  access: z.enum(programAccesses),
  tags: z.array(z.string()),
  signs: z.array(z.string()),
  creator: Creator,
  /** Safe HTML, rendered from markdown. */
  description: z.string(),
  evidence: z.string(),
  outcomes: z.array(z.string()),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  outline: z.array(OutlinedStep),
  asks: Asks,
  reached: Outcomes.nullable(),
  /** Under a medical category: which of the creator’s qualifications were checked. `null` elsewhere. */
  credentials: z.array(CheckedCredential).nullable(),
  versionNumber: z.int(),
  publishedAt: field.instant,
  isArchived: z.boolean(),
  similar: z.array(ListedProgram),
  /** What the caller may do, and has to do with it. */
  viewer: z.object({
    isFollowing: z.boolean(),
    isBookmarked: z.boolean(),
    reviewing: Reviewing,
    canReply: z.boolean(),
  }),
});
export type PublicProgram = z.infer<typeof PublicProgram>;

export const catalogCalls = defineCalls({
  'GET catalog': {
    summary: 'Published programs, filtered or searched (typos are fine), with counts for each filter.',
    access: andAssistants(anyone),
    health: false,
    query: CatalogFilter,
    reply: Catalog,
    example: { query: { category: 'sleep', order: 'rating' } },
  },
  'GET catalog/{id}': {
    summary: 'One program as everyone sees it. A private program needs the token from its link.',
    access: andAssistants(anyoneAbout('listing')),
    health: false,
    params: z.object({ id: field.id }),
    query: z.object({ token: field.secret.optional() }),
    reply: PublicProgram,
    example: { params: { id: '$listing' } },
  },
});
