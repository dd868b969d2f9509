import type { Feature } from '../../feature.ts';
import { sweepImages } from './jobs.ts';
import { imageOwners } from './policy.ts';
import { imageRoutes } from './routes.ts';

export const images: Feature = {
  tables: {
    images: { health: 'none', person: 'owner_id', erased: 'swept', merged: ['owner_id'], exported: true },
  },
  owners: imageOwners,
  routes: (http, { files }) => imageRoutes(http, files),
  hourly: {
    sweep: (scope, { files }) => sweepImages(scope, files),
  },
  makers: () => import('./makers.ts'),
};
