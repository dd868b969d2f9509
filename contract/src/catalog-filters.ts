import type { ProgramLevel } from './program-texts.ts';
/** What the catalog can be filtered by, in the order of its address. No zod: guests' pages read it. */
export const programTimes = [
  'up-to-10-minutes',
  'up-to-20-minutes',
  'up-to-40-minutes',
  'up-to-2-weeks',
  'up-to-6-weeks',
  'up-to-12-weeks',
] as const;
export type ProgramTime = (typeof programTimes)[number];
export const catalogLevels = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly ProgramLevel[];
export const catalogAccesses = ['free'] as const;
export const catalogOrders = ['newest', 'rating', 'followers', 'shortest'] as const;
export type CatalogOrder = (typeof catalogOrders)[number];

/** Filters whose values are counted. */
export const facetKinds = ['category', 'tag', 'level', 'signs', 'time', 'access', 'popular'] as const;
export type FacetKind = (typeof facetKinds)[number];

export const creatorRatings = ['4-and-up', '3-and-up'] as const;
export const creatorOrders = ['newest', 'rating', 'followers', 'programs'] as const;
export type CreatorOrder = (typeof creatorOrders)[number];

/** Numbers are not counted further than this; beyond it stands "1,000+". */
export const mostCounted = 1_000;
