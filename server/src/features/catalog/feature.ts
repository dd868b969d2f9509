import type { Feature } from '../../feature.ts';
import { renewPopularity } from './jobs.ts';
import { catalogRoutes } from './routes.ts';

export const catalog: Feature = {
  tables: {
    program_listings: { health: 'none', person: 'owner_id', erased: 'pseudonym', exported: false },
    catalog_sets: { health: 'none', exported: false },
    catalog_filter_sets: { health: 'none', exported: false },
    catalog_word_sets: { health: 'none', exported: false },
    catalog_sizes: { health: 'none', exported: false },
    catalog_words: { health: 'none', exported: false },
  },
  routes: catalogRoutes,
  hourly: {
    sweep: renewPopularity,
  },
};
