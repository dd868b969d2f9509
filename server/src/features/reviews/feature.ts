import type { Feature } from '../../feature.ts';
import { takeReviewsBack } from './hand-over.ts';
import { reviewOwners } from './policy.ts';
import { reviewRoutes } from './routes.ts';

export const reviews: Feature = {
  news: ['review', 'review-reply'],
  tables: {
    reviews: { health: 'written', person: 'user_id', erased: 'removed', exported: true },
  },
  owners: reviewOwners,
  routes: reviewRoutes,
  handOver: takeReviewsBack,
  makers: () => import('./makers.ts'),
};
