import type { Feature } from '../../feature.ts';
import { sweepImages } from './jobs.ts';
import { imageOwners } from './policy.ts';
import { keyOf } from './put-up-picture.ts';
import { imageRoutes } from './routes.ts';

export const images: Feature = {
  tables: {
    images: {
      health: 'none',
      person: 'owner_id',
      erased: 'swept',
      merged: ['owner_id'],
      exported: true,
      file: { column: 'name', keyOf: (tenantId, name) => keyOf(tenantId, 'large', name) },
      handedOver: true,
    },
  },
  owners: imageOwners,
  routes: (http, { files }) => imageRoutes(http, files),
  hourly: {
    sweep: (scope, { files }) => sweepImages(scope, files),
  },
  makers: () => import('./makers.ts'),
};
