import type { CreatorCard } from '@regimen/contract/creators.ts';
import { openingOf } from '../../markdown.ts';
import { presentCreator, presentRating } from '../catalog/cards.ts';
import type { ProfileRow } from './shared-queries.ts';

const openingLength = 160;

export const presentCreatorCard = (row: Omit<ProfileRow, 'createdAt' | 'recent' | 'shows'>): CreatorCard => ({
  ...presentCreator(row),
  bio: openingOf(row.bio, openingLength),
  programsCount: row.programs,
  followersCount: row.followers,
  rating: presentRating(row.ratingsSum, row.ratingsCount),
  categories: row.categories as CreatorCard['categories'],
});
