import type { Feature } from '../../feature.ts';
import { renewPopularity } from './jobs.ts';
import { catalogRoutes } from './routes.ts';

export const catalog: Feature = {
  routes: catalogRoutes,
  hourly: {
    sweep: renewPopularity,
  },
};
